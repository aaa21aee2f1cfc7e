// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/seen_here.h"

#include "core/base/files.h"
#include "core/base/json_mapping.h"
#include "core/base/sha256.h"
#include "core/probe/proc_text.h"

#include <algorithm>

namespace assay::probe {

namespace {

constexpr std::size_t most_kept = 100;
constexpr std::size_t largest_file = std::size_t{1} << 20;

Result<std::filesystem::path> memory_file() {
    auto directory = state_directory();
    if (!directory) return fail(std::move(directory.error()));
    return *directory / "seen-here.json";
}

/// Of all hosts. What cannot be read is begun anew: it is a memory and no evidence.
std::vector<SeenHere> all_seen() {
    const auto file = memory_file();
    if (!file) return {};
    const auto text = read_file(*file, largest_file);
    if (!text) return {};
    boost::system::error_code error;
    const json::value value = json::parse(*text, error);
    if (error) return {};
    auto read = from_json<std::vector<SeenHere>>(value);
    return read ? std::move(*read) : std::vector<SeenHere>{};
}

}  // namespace

// Tells hosts apart without naming them: machine-id(5) asks that the id itself be kept to the machine.
std::string host_identity() {
    const auto id = first_line("/etc/machine-id");
    if (!id || id->empty()) return "unknown";
    return sha256_hex("assay host " + *id).substr(0, 12);
}

Status remember_seen(const SeenHere& seen) {
    auto file = memory_file();
    if (!file) return fail(std::move(file.error()));
    auto all = all_seen();
    std::erase_if(all, [&](const SeenHere& one) { return one.by == seen.by && one.host == seen.host; });
    all.insert(all.begin(), seen);
    if (all.size() > most_kept) all.resize(most_kept);
    if (auto made = make_directories(file->parent_path()); !made) return made;
    return write_file(*file, json::serialize(to_json(all)) + "\n");
}

std::vector<SeenHere> seen_here() {
    auto all = all_seen();
    const auto host = host_identity();
    std::erase_if(all, [&](const SeenHere& one) { return one.host != host; });
    std::stable_sort(all.begin(), all.end(),
                     [](const SeenHere& a, const SeenHere& b) { return a.at > b.at; });
    return all;
}

}  // namespace assay::probe

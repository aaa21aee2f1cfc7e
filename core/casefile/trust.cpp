// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/trust.h"

#include "core/base/files.h"
#include "core/base/json_mapping.h"
#include "core/base/sha256.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace assay::casefile {

namespace {

std::string source_in_words(const variant::Source& source) {
    std::string words = fmt::format("{}:{}", enum_name(source.kind), source.location);
    if (!source.release.empty()) words += "@" + source.release;
    if (!source.commit.empty()) words += "@" + source.commit.substr(0, 12);
    return words;
}

// A finished binary is what its bytes are: another file at the same path has to be asked for again.
std::string binary_in_words(const variant::Source& source) {
    const auto hash = sha256_of_file(source.location);
    return hash ? "SHA-256 " + *hash : "cannot be read: " + hash.error().message;
}

// As it stands in the case and in full: what is cut short here could hide what is being allowed.
std::string command_in_words(const workload::CommandTemplate& command) {
    std::vector<std::string> words;
    words.reserve(command.size());
    for (const auto& argument : command) {
        const bool plain = !argument.empty() && argument.find_first_of(" \t\r\n\"\\") == std::string::npos;
        words.push_back(plain ? argument : json::serialize(json::value(argument)));
    }
    return fmt::format("{}", fmt::join(words, " "));
}

Result<std::filesystem::path> trust_file() {
    auto directory = state_directory();
    if (!directory) return fail(std::move(directory.error()));
    return *directory / "trusted";
}

}  // namespace

std::vector<Execution> executions(const Case& state) {
    if (state.variants.empty()) return {};  // nothing to run: an imported case, say
    std::vector<Execution> out;
    for (const auto& v : state.variants) {
        const auto& recipe = v.recipe;
        if (recipe.source.kind == variant::SourceKind::binary) {
            out.push_back(
                {recipe.name, "runs " + recipe.source.location, binary_in_words(recipe.source), {}});
        } else {
            out.push_back({recipe.name, "builds " + source_in_words(recipe.source) + " and runs it",
                           recipe.make_arguments.empty()
                               ? "make"
                               : fmt::format("make {}", fmt::join(recipe.make_arguments, " ")),
                           recipe.patches});
        }
    }
    for (const auto& w : state.workloads) {
        for (const auto& [directive, value] : w.server_config)
            out.push_back({w.name, "tells its servers", fmt::format("{} {}", directive, value), {}});
        for (const auto& command : w.setup)
            out.push_back({w.name, "sends before measuring", command_in_words(command), {}});
        out.push_back({w.name, "sends", command_in_words(w.command), {}});
    }
    return out;
}

std::string executable_content_sha256(const Case& state) {
    std::vector<json::object> variants;
    for (const auto& v : state.variants) {
        json::object entry;
        entry["source"] = to_json(v.recipe.source);
        entry["make_arguments"] = to_json(v.recipe.make_arguments);
        json::array patches;
        for (const auto& patch : v.recipe.patches)
            patches.push_back(json::string(sha256_hex(patch.text)));
        entry["patches"] = std::move(patches);
        if (v.recipe.source.kind == variant::SourceKind::binary)
            entry["binary"] = binary_in_words(v.recipe.source);
        variants.push_back(std::move(entry));
    }
    for (const auto& w : state.workloads) {
        json::object entry;
        entry["setup"] = to_json(w.setup);
        entry["command"] = to_json(w.command);
        entry["server_config"] = to_json(w.server_config);
        variants.push_back(std::move(entry));
    }
    std::vector<std::string> lines;
    lines.reserve(variants.size());
    for (const auto& entry : variants)
        lines.push_back(json::serialize(entry));
    std::sort(lines.begin(), lines.end());  // the order in which things were added executes nothing
    return sha256_hex(fmt::format("{}", fmt::join(lines, "\n")));
}

bool is_trusted(const std::string& content_sha256) {
    if (content_sha256.empty()) return false;
    const auto file = trust_file();
    if (!file) return false;
    const auto text = read_file(*file);
    if (!text) return false;
    const std::string line = content_sha256 + "\n";
    for (auto at = text->find(line); at != std::string::npos; at = text->find(line, at + 1))
        if (at == 0 || (*text)[at - 1] == '\n') return true;
    return false;
}

Status remember_trust(const std::string& content_sha256) {
    if (is_trusted(content_sha256)) return {};
    auto file = trust_file();
    if (!file) return fail(std::move(file.error()));
    if (auto made = make_directories(file->parent_path()); !made) return made;
    // One write in append mode: two programs that remember at once lose neither answer.
    const UniqueFd fd(::open(file->c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    const std::string line = content_sha256 + "\n";
    if (fd.get() < 0 || ::write(fd.get(), line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        return fail(ErrorKind::io, fmt::format("the answer could not be kept in {}", file->string()),
                    "Make that file writable, or pass --trust to `assay run`.");
    return {};
}

}  // namespace assay::casefile

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/placement.h"
#include "core/probe/proc_text.h"

#include <fmt/format.h>

#include <cstdlib>
#include <sys/statvfs.h>
#include <unistd.h>

namespace assay::probe {

namespace fs = std::filesystem;

namespace {

/// The type of the mount that holds `place`: the longest mount point in /proc/self/mountinfo that contains
/// it.
std::string file_system_of(const fs::path& place) {
    std::error_code error;
    const std::string wanted = fs::canonical(place, error).string();
    if (error) return "unknown";
    const std::string mounts = whole_text("/proc/self/mountinfo");
    std::string_view rest = mounts;
    std::string type = "unknown";
    std::size_t longest = 0;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        // proc(5): id, parent, device, root, mount point, options, optional fields, "-", type, …
        const auto dash = line.find(" - ");
        if (dash == std::string_view::npos) continue;
        std::string_view after = line.substr(dash + 3);
        for (int field = 0; field < 4; ++field)
            (void)next_word(line);
        const auto point = next_word(line);
        const bool holds =
            wanted == point || point == "/" ||
            (wanted.starts_with(point) && wanted.size() > point.size() && wanted[point.size()] == '/');
        if (!holds || point.size() < longest) continue;  // a later mount covers an earlier one
        longest = point.size();
        type = std::string(next_word(after));
    }
    return type;
}

std::vector<fs::path> candidates(workload::DataPlace place) {
    std::vector<fs::path> out;
    const auto add_variable = [&](const char* name) {
        if (const char* value = std::getenv(name); value != nullptr && *value == '/') out.emplace_back(value);
    };
    if (place == workload::DataPlace::memory) {
        out.emplace_back("/dev/shm");
        add_variable("XDG_RUNTIME_DIR");
    } else {
        add_variable("TMPDIR");
        out.emplace_back("/var/tmp");
        out.emplace_back("/tmp");
    }
    return out;
}

std::string mebibytes(Bytes bytes) {
    return fmt::format("{} MiB", bytes.value >> 20);
}

}  // namespace

std::string DataLocation::text() const {
    return fmt::format("{} {}", file_system, path.string());
}

Result<DataLocation> choose_data_location(workload::DataPlace place, Bytes needed) {
    const bool memory = place == workload::DataPlace::memory;
    std::vector<std::string> reasons;
    for (const auto& path : candidates(place)) {
        struct statvfs info {};
        const auto lacks = [&](std::string why) {
            reasons.push_back(fmt::format("{}: {}", path.string(), why));
        };
        if (::statvfs(path.c_str(), &info) != 0) {
            lacks("does not exist");
            continue;
        }
        DataLocation location{path, file_system_of(path),
                              Bytes(static_cast<std::int64_t>(info.f_bavail * info.f_frsize))};
        const bool in_memory = location.file_system == "tmpfs" || location.file_system == "ramfs";
        if (::access(path.c_str(), W_OK | X_OK) != 0)
            lacks("cannot be written");
        else if (in_memory != memory)
            lacks(fmt::format("is {}", location.file_system));
        else if (location.free < needed)
            lacks(fmt::format("{} free, {} needed", mebibytes(location.free), mebibytes(needed)));
        else
            return location;
    }
    return fail(
        ErrorKind::not_found,
        fmt::format("no place {} for the servers' data", memory ? "in memory" : "on disk"),
        memory
            ? "make room in /dev/shm (mount -o remount,size=…), or say data_place = \"disk\" in the workload"
            : "set TMPDIR to a directory on disk with enough room",
        std::move(reasons));
}

}  // namespace assay::probe

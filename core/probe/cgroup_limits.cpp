// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/cgroup_limits.h"

#include "core/probe/proc_text.h"

#include <fmt/format.h>

#include <filesystem>
#include <vector>

namespace assay::probe {

namespace fs = std::filesystem;

namespace {

/// The path of this process in one hierarchy: cgroup 2 ("0::/path") or a controller of version 1.
std::string cgroup_path(std::string_view controller) {
    std::string text = whole_text("/proc/self/cgroup");
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const auto line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const auto first = line.find(':');
        const auto second = line.find(':', first + 1);
        if (second == std::string_view::npos) continue;
        const auto names = fmt::format(",{},", line.substr(first + 1, second - first - 1));
        const bool fits = controller.empty()
                              ? names == ",,"
                              : names.find(fmt::format(",{},", controller)) != std::string::npos;
        if (fits) return std::string(line.substr(second + 1));
    }
    return {};
}

std::string memory_limit(const std::optional<std::string>& text) {
    const auto bytes = text ? whole_number(*text) : std::nullopt;
    // Version 1 says "no limit" by a number near the largest.
    if (!bytes || *bytes > (std::int64_t{1} << 60)) return {};
    return fmt::format("memory {}", gibibytes(static_cast<std::uint64_t>(*bytes)));
}

}  // namespace

std::optional<std::string> cgroup_limits() {
    const fs::path root = "/sys/fs/cgroup";
    const auto at = [&](std::string_view controller, const char* file) {
        const std::string inside = cgroup_path(controller);
        const fs::path base = controller.empty() ? root : root / controller;
        auto text = first_line(fs::path(base.string() + inside) / file);
        return text ? text : first_line(base / file);  // inside a container its own group is the root
    };
    std::vector<std::string> limits;
    bool known = false;
    if (const auto cpu = at("", "cpu.max")) {
        known = true;
        if (!cpu->starts_with("max")) limits.push_back("cpu " + *cpu);
    } else if (const auto quota = at("cpu", "cpu.cfs_quota_us")) {
        known = true;
        if (*quota != "-1")
            limits.push_back(
                fmt::format("cpu {} us of {} us", *quota, at("cpu", "cpu.cfs_period_us").value_or("?")));
    }
    auto memory = at("", "memory.max");
    if (!memory) memory = at("memory", "memory.limit_in_bytes");
    known = known || memory.has_value();
    if (auto text = memory_limit(memory); !text.empty()) limits.push_back(std::move(text));
    if (!known) return std::nullopt;
    return limits.empty() ? "none" : fmt::format("{}", fmt::join(limits, ", "));
}

}  // namespace assay::probe

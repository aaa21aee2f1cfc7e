// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/cgroup_limits.h"

#include "core/probe/proc_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace assay::probe {

namespace fs = std::filesystem;

namespace {

/// A process's path in one hierarchy: cgroup 2 ("0::/path") or a controller of version 1.
std::string cgroup_path(std::string_view rest, std::string_view controller) {
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

/// The first line of the file in the group and in every one above it, up to the hierarchy's root: each of
/// them limits. Inside a container its own group is the root, and the path leads nowhere.
std::vector<std::string> of_all_levels(const fs::path& root, std::string_view groups,
                                       std::string_view controller, const char* file) {
    const fs::path base = controller.empty() ? root : root / controller;
    std::vector<std::string> out;
    auto inside = fs::path(cgroup_path(groups, controller)).relative_path();
    for (;; inside = inside.parent_path()) {
        if (auto text = first_line(base / inside / file)) out.push_back(std::move(*text));
        if (inside.empty()) return out;
    }
}

struct CpuLimit {
    std::string text;
    double cores = 0;
};

/// Version 2 has "50000 100000" or "max 100000" in one file, version 1 the two numbers in two, −1 for no
/// limit.
void take_tighter(std::optional<CpuLimit>& tightest, std::string_view quota, std::string_view period,
                  std::string text) {
    const auto used = whole_number(quota);
    const auto of = whole_number(period);
    if (!used || !of || *used <= 0 || *of <= 0) return;
    const double cores = static_cast<double>(*used) / static_cast<double>(*of);
    if (!tightest || cores < tightest->cores) tightest = CpuLimit{std::move(text), cores};
}

}  // namespace

std::optional<std::string> cgroup_limits(const fs::path& root, std::string_view groups) {
    bool known = false;
    std::optional<CpuLimit> cpu;
    for (const auto& line : of_all_levels(root, groups, "", "cpu.max")) {
        known = true;
        std::string_view rest = line;
        const auto quota = next_word(rest);
        take_tighter(cpu, quota, next_word(rest), "cpu " + line);
    }
    const auto quotas = of_all_levels(root, groups, "cpu", "cpu.cfs_quota_us");
    const auto periods = of_all_levels(root, groups, "cpu", "cpu.cfs_period_us");
    for (std::size_t i = 0; i < std::min(quotas.size(), periods.size()); ++i) {
        known = true;
        take_tighter(cpu, quotas[i], periods[i], fmt::format("cpu {} us of {} us", quotas[i], periods[i]));
    }
    std::optional<std::int64_t> memory;
    for (const auto& lines : {of_all_levels(root, groups, "", "memory.max"),
                              of_all_levels(root, groups, "memory", "memory.limit_in_bytes")})
        for (const auto& line : lines) {
            known = true;
            const auto bytes = whole_number(line);
            // Version 1 says "no limit" by a number near the largest.
            if (bytes && *bytes <= (std::int64_t{1} << 60))
                memory = std::min(memory.value_or(*bytes), *bytes);
        }
    if (!known) return std::nullopt;
    std::vector<std::string> limits;
    if (cpu) limits.push_back(cpu->text);
    if (memory) limits.push_back(fmt::format("memory {}", gibibytes(static_cast<std::uint64_t>(*memory))));
    return limits.empty() ? "none" : fmt::format("{}", fmt::join(limits, ", "));
}

std::optional<std::string> cgroup_limits() {
    return cgroup_limits("/sys/fs/cgroup", whole_text("/proc/self/cgroup"));
}

}  // namespace assay::probe

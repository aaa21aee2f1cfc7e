// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/placement.h"

#include "core/probe/proc_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <sched.h>
#include <unistd.h>

namespace assay::probe {

namespace {

/// "0:3": package and core within it; hardware threads of one core share it.
std::string physical_core(int cpu) {
    const auto part = [&](const char* name) {
        return first_line(fmt::format("/sys/devices/system/cpu/cpu{}/topology/{}", cpu, name))
            .value_or(std::to_string(cpu));
    };
    return part("physical_package_id") + ":" + part("core_id");
}

tl::unexpected<Error> bad_list(std::string_view text, std::string_view why) {
    return fail(ErrorKind::usage, fmt::format("'{}': {}", text, why),
                "write the servers' cores, a slash and the load's cores, as in 0/1 or 0-3/4");
}

Result<std::vector<int>> parse_list(std::string_view list, std::string_view whole,
                                    const std::vector<int>& allowed) {
    std::vector<int> out;
    while (true) {
        const auto comma = std::min(list.find(','), list.size());
        const auto item = list.substr(0, comma);
        const auto dash = item.find('-');
        const auto read = [&](std::string_view digits) -> std::optional<int> {
            int value = -1;
            const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
            if (error != std::errc{} || end != digits.data() + digits.size() || value < 0 ||
                value >= CPU_SETSIZE)
                return std::nullopt;
            return value;
        };
        const auto first = read(item.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : read(item.substr(dash + 1));
        if (!first || !last || *last < *first)
            return bad_list(whole, fmt::format("'{}' is no core or range of cores", item));
        for (int cpu = *first; cpu <= *last; ++cpu) {
            if (std::find(allowed.begin(), allowed.end(), cpu) == allowed.end())
                return bad_list(whole, fmt::format("core {} is not ours to use (ours: {})", cpu,
                                                   fmt::join(allowed, ",")));
            if (std::find(out.begin(), out.end(), cpu) == out.end()) out.push_back(cpu);
        }
        if (comma == list.size()) return out;
        list.remove_prefix(comma + 1);
    }
}

}  // namespace

std::string Placement::text() const {
    const auto cores = [](const std::vector<int>& cpus) {
        return fmt::format("core{} {}", cpus.size() == 1 ? "" : "s", fmt::join(cpus, ","));
    };
    if (shared_core) return fmt::format("server and load together on {}", cores(server_cpus));
    return fmt::format("server on {}, load on {}", cores(server_cpus), cores(load_cpus));
}

std::vector<int> allowed_cpus() {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    std::vector<int> out;
    if (::sched_getaffinity(::getpid(), sizeof cores, &cores) != 0) return out;
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
        if (CPU_ISSET(static_cast<unsigned>(cpu), &cores)) out.push_back(cpu);
    return out;
}

Result<Placement> choose_placement(bool force_one_core) {
    const auto allowed = allowed_cpus();
    if (allowed.empty())
        return fail(ErrorKind::unsupported, "the cores that may be used cannot be read",
                    "name them with --cpus SERVER/LOAD");
    if (allowed.size() == 1) {
        if (force_one_core) return Placement{allowed, allowed, true};
        return fail(
            ErrorKind::unsupported,
            fmt::format(
                "only core {} may be used: server and load would take turns on it and their times would mix",
                allowed.front()),
            "give the machine (or taskset, cgroup) a second core, or force one core and read wall times with "
            "care");
    }
    if (allowed.size() == 2) return Placement{{allowed[0]}, {allowed[1]}, false};
    // From the top, away from core 0. The load goes next to it, but never onto the same physical core.
    const int server = allowed.back();
    for (auto at = allowed.rbegin() + 1; at != allowed.rend(); ++at)
        if (physical_core(*at) != physical_core(server)) return Placement{{server}, {*at}, false};
    return Placement{{server}, {allowed[allowed.size() - 2]}, false};
}

Result<Placement> parse_placement(std::string_view text, const std::vector<int>& allowed) {
    const auto slash = text.find('/');
    if (slash == std::string_view::npos || text.find('/', slash + 1) != std::string_view::npos)
        return bad_list(text, "there must be one slash");
    auto server = parse_list(text.substr(0, slash), text, allowed);
    if (!server) return fail(std::move(server.error()));
    auto load = parse_list(text.substr(slash + 1), text, allowed);
    if (!load) return fail(std::move(load.error()));
    for (const int cpu : *load)
        if (std::find(server->begin(), server->end(), cpu) != server->end())
            return bad_list(text, fmt::format("core {} is on both sides", cpu));
    return Placement{std::move(*server), std::move(*load), false};
}

}  // namespace assay::probe

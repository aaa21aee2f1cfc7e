// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/host_load.h"

#include "core/probe/proc_text.h"

#include <algorithm>
#include <array>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace assay::probe {

namespace {

double own_seconds() {
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    double out = 0;
    for (const auto whose : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage used{};
        if (::getrusage(whose, &used) == 0) out += seconds(used.ru_utime) + seconds(used.ru_stime);
    }
    return out;
}

}  // namespace

std::optional<CpuTimes> cpu_times(std::string_view proc_stat, double ticks_a_second) {
    if (next_word(proc_stat) != "cpu") return std::nullopt;
    // user nice system idle iowait irq softirq steal; guest time is part of user.
    std::array<double, 8> fields{};
    for (auto& field : fields)
        field = static_cast<double>(whole_number(next_word(proc_stat)).value_or(0)) / ticks_a_second;
    const auto& [user, nice, system, idle, iowait, irq, softirq, steal] = fields;
    const double busy = user + nice + system + irq + softirq;
    return CpuTimes{busy, steal, busy + idle + iowait + steal};
}

std::optional<CpuTimes> cpu_times_now() {
    return cpu_times(whole_text("/proc/stat"), static_cast<double>(::sysconf(_SC_CLK_TCK)));
}

std::optional<double> cores_busy_with_others(std::chrono::milliseconds sample) {
    using Clock = std::chrono::steady_clock;
    const auto before = cpu_times_now();
    const double own_before = own_seconds();
    const auto begun = Clock::now();
    std::this_thread::sleep_for(sample);
    const auto after = cpu_times_now();
    const double own = own_seconds() - own_before;
    const double elapsed = std::chrono::duration<double>(Clock::now() - begun).count();
    if (!before || !after || !(elapsed > 0)) return std::nullopt;
    return std::max(0.0, (after->busy - before->busy - own) / elapsed);
}

std::int64_t available_memory() {
    const auto text = field_of(whole_text("/proc/meminfo"), "MemAvailable");
    return text ? whole_number(*text).value_or(0) * 1024 : 0;
}

}  // namespace assay::probe

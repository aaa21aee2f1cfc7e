// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

// What the machine does besides us. The load average cannot tell: it remembers our own builds for minutes.
namespace assay::probe {

/// Of all cores together since the machine came up, in seconds.
struct CpuTimes {
    double busy = 0;   // user, nice, system, interrupts; steal is not in it
    double steal = 0;  // taken by the host
    double total = 0;  // idle too
};
/// From the text of /proc/stat; none when it has no line of all cores.
[[nodiscard]] std::optional<CpuTimes> cpu_times(std::string_view proc_stat, double ticks_a_second);
[[nodiscard]] std::optional<CpuTimes> cpu_times_now();

/// How many cores others kept busy while this sleeps for `sample`: all processes' time but our own and that
/// of children that ended meanwhile. None where /proc/stat cannot be read. Ask while no server of ours works.
[[nodiscard]] std::optional<double> cores_busy_with_others(std::chrono::milliseconds sample);

/// Memory that new processes may have without others giving theirs up, in bytes; 0 where it cannot be read.
[[nodiscard]] std::int64_t available_memory();

}  // namespace assay::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"
#include "core/base/units.h"

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace assay::probe {

/// Counters of a process's main thread since it began (TID == PID), from /proc. Subtract two for a window.
struct ProcessSample {
    std::int64_t cpu_ns = 0;        // time on the CPU (schedstat, sum_exec_runtime)
    std::int64_t all_cpu_ns = 0;    // the same of all threads that lived when the sampler was opened
    std::int64_t run_delay_ns = 0;  // time ready to run but waiting for the core (schedstat)
    std::int64_t timeslices = 0;
    std::int64_t minor_faults = 0;
    std::int64_t major_faults = 0;
    std::int64_t voluntary_switches = 0;
    std::int64_t involuntary_switches = 0;
    [[nodiscard]] ProcessSample operator-(const ProcessSample& before) const;
    bool operator==(const ProcessSample&) const = default;
};

/// CPU time of one thread since it began.
struct ThreadTime {
    std::string name;  // as the thread calls itself: "redis-server", "io_thd_1", "bio_aof"
    std::int64_t cpu_ns = 0;
};

/// Reads the samples. Files are opened once and read again in place: a reading takes some 20 µs and allocates
/// nothing, and is done outside the timed stretch.
///
/// The kernel brings cpu_ns up to date at a tick or when the thread leaves the CPU, so the figure of a
/// running thread may be up to 4 ms old. settle() therefore waits until the thread sleeps: for a Redis server
/// that is the wait for events, after everything that the last reply entailed. It yields instead of sleeping,
/// since the wait is a few µs long as a rule. Call it before each reading that matters. Used by one thread at
/// a time.
class ProcessSampler {
  public:
    /// Errors: not_found (no such process), unsupported (the kernel keeps no schedstat).
    [[nodiscard]] static Result<ProcessSampler> open(pid_t pid);
    /// Errors: server_failed (the process is gone).
    [[nodiscard]] Result<ProcessSample> read() const;
    /// Every thread that lived when the sampler was opened, the main one first. Allocates; not for between
    /// windows. Errors: as read().
    [[nodiscard]] Result<std::vector<ThreadTime>> threads() const;
    /// The most memory that the process ever held (VmHWM), in bytes. Errors: as read().
    [[nodiscard]] Result<Bytes> peak_memory() const;
    /// Until the thread sleeps and its CPU time stands still. Errors: server_failed (gone; still busy at the
    /// deadline).
    [[nodiscard]] Status settle(Nanoseconds deadline = Nanoseconds{5'000'000'000}) const;
    /// settle(), then read().
    [[nodiscard]] Result<ProcessSample> settled(Nanoseconds deadline = Nanoseconds{5'000'000'000}) const;

  private:
    struct OtherThread {
        std::string name;
        UniqueFd schedstat;
    };
    ProcessSampler(pid_t pid, UniqueFd schedstat, UniqueFd stat, UniqueFd status,
                   std::vector<OtherThread> others);
    [[nodiscard]] Error gone() const;
    pid_t pid_;
    UniqueFd schedstat_;
    UniqueFd stat_;
    UniqueFd status_;
    std::string name_;
    std::vector<OtherThread> others_;
};

/// Time that the host took from these cores since boot (/proc/stat, "steal"), in ns; resolution of a tick, 10
/// ms as a rule. Errors: unsupported (no such core listed).
[[nodiscard]] Result<Nanoseconds> host_steal(const std::vector<int>& cpus);

}  // namespace assay::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/experiment/profile.h"

#include <filesystem>
#include <string_view>
#include <sys/types.h>

// Sampling a server's main thread with perf (event cpu-clock, which virtual machines have too).
namespace assay::probe {

/// The output of `perf script -F tid,ip,sym,dso`: a sample is a line with the thread, then its stack,
/// innermost first, one line a frame, then an empty line. Those of `thread` are counted.
[[nodiscard]] experiment::Profile parse_samples(std::string_view perf_script, pid_t thread);

/// Samples a process and its stacks (unwound by the call frame information that every binary has) for
/// `seconds` (1 to 60) while somebody else keeps it busy; blocks until then. `directory` takes perf's file
/// and is left as it was. Errors: not_found (no perf), unsupported (the kernel does not let us; the advice
/// says which setting), cancelled. Any thread, which should not be one that measures.
[[nodiscard]] Result<experiment::Profile> record_profile(pid_t process, int seconds,
                                                         const std::filesystem::path& directory,
                                                         const StopFlag& stop);

}  // namespace assay::probe

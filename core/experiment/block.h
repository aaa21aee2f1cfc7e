// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/check.h"
#include "core/experiment/plan.h"

#include <boost/describe.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// One block as measured: the unit of replication (METHOD 2), with every window in it. Columns rather than one
// object per window, because a case holds a hundred thousand windows.
namespace assay::experiment {

inline constexpr const char* baseline_arm = "A";
inline constexpr const char* null_arm = "A'";

/// All windows of one arm; element r of each column belongs to round r.
struct ArmWindows {
    std::string arm;            // "A", "A'", or the variant's name for the arms under test
    std::string variant;        // the variant that it runs (the baseline for "A'")
    std::string binary_sha256;  // of the very file that ran in this block
    Layouts layout = Layouts::uncontrolled;
    std::vector<std::int64_t> operations;
    std::vector<std::int64_t> wall_ns;
    std::vector<std::int64_t> cpu_ns;        // main thread of the server (TID == PID)
    std::vector<std::int64_t> run_delay_ns;  // waiting for the core
    std::vector<std::int64_t> minor_faults;
    std::vector<std::int64_t> voluntary_switches;
    std::vector<std::int64_t> involuntary_switches;
    std::vector<std::int64_t> load_cpu_ns;              // the load thread's own
    std::vector<std::int64_t> artefact_bytes;           // AOF growth in the window; empty without an artefact
    std::vector<std::int64_t> all_cpu_ns;               // of all the server's threads; empty in older files
    std::map<std::string, std::int64_t> thread_cpu_ns;  // by thread, over the counted rounds as a whole
    std::optional<std::int64_t> peak_memory_bytes;      // the most it ever held (VmHWM), at the block's end
    std::optional<double> server_usec_per_call;  // commandstats of the workload's command, warm-up included
};
BOOST_DESCRIBE_STRUCT(ArmWindows, (),
                      (arm, variant, binary_sha256, layout, operations, wall_ns, cpu_ns, run_delay_ns,
                       minor_faults, voluntary_switches, involuntary_switches, load_cpu_ns, artefact_bytes,
                       all_cpu_ns, thread_cpu_ns, peak_memory_bytes, server_usec_per_call))

struct Block {
    std::string run;  // id of the run
    std::string plan_sha256;
    std::string workload;
    int index = 0;  // running number within plan and workload, from 0, over all runs of the plan
    std::vector<std::vector<int>> order;       // per round: indices into `arms`, as run
    std::vector<ArmWindows> arms;              // [0] is A, [1] is A', then the comparisons
    std::optional<std::uint64_t> layout_seed;  // what the arms that are not `uncontrolled` were linked from
    /// What places all arms alike in memory (redis::address_space); absent where an arm's layout is
    /// uncontrolled or a sandbox forbids it, and in older files: then the kernel placed each arm by itself.
    std::optional<std::uint64_t> address_seed;
    std::int64_t steal_ns = 0;        // host steal on the server core over the block
    std::vector<CheckResult> checks;  // the failed ones, and one summary line per arm
    std::optional<std::string> void_reason;
    double seconds = 0;
};
BOOST_DESCRIBE_STRUCT(Block, (),
                      (run, plan_sha256, workload, index, order, arms, layout_seed, address_seed, steal_ns,
                       checks, void_reason, seconds))

}  // namespace assay::experiment

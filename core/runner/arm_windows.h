// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"
#include "core/runner/live_arm.h"

namespace assay::runner {

/// Adds one window to the columns of its arm.
inline void record(experiment::ArmWindows& arm, const MeasuredWindow& window) {
    arm.operations.push_back(window.load.operations);
    arm.wall_ns.push_back(window.load.wall_ns);
    arm.cpu_ns.push_back(window.server.cpu_ns);
    arm.run_delay_ns.push_back(window.server.run_delay_ns);
    arm.minor_faults.push_back(window.server.minor_faults);
    arm.voluntary_switches.push_back(window.server.voluntary_switches);
    arm.involuntary_switches.push_back(window.server.involuntary_switches);
    arm.load_cpu_ns.push_back(window.load.load_cpu_ns);
    arm.all_cpu_ns.push_back(window.server.all_cpu_ns);
    if (window.artefact_bytes) arm.artefact_bytes.push_back(*window.artefact_bytes);
}

}  // namespace assay::runner

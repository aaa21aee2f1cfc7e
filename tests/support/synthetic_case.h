// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

// An invented case file, for tests of readers and windows only. It says SYNTHETIC in its title, its run and
// its notes, so that nobody takes its numbers for a measurement.
namespace assay::test {

struct SyntheticCase {
    int blocks_per_workload = 12;
    int rounds = 24;
    /// Workload -> variant -> effect on CPU time per operation in percent. Wall time gets three quarters of
    /// it.
    std::map<std::string, std::map<std::string, double>> cpu_effect_percent = {
        {"set-256k", {{"direct-append", -5.4}, {"one-more-copy", 4.4}}},
        {"set-3b-pipelined", {{"direct-append", -14.3}, {"one-more-copy", 1.5}}},
        {"get-3b-pipelined", {{"direct-append", 0.1}}},
    };
    double block_sd_percent = 0.3;   // spread of block values
    double window_sd_percent = 1.5;  // spread of windows within a block
    /// Every so many blocks one is void; 0 = none.
    int void_every = 0;
    bool built = true;  // variants have a provenance
    bool ended = true;  // the run has ended; else it is still going on
    bool settled = false;
    /// Variant -> how much of the mechanism it carries; empty = the plan knows of no doses. A workload called
    /// NAME@BYTES is a point of the sweep NAME over payload_bytes.
    std::map<std::string, double> doses;
    bool foretold = false;            // the calibrations say what the budget can show
    bool counted = false;             // copies are counted
    int injections_per_workload = 0;  // blocks of known costs
    std::uint64_t seed = 7;
};

/// Doses of +1, +2 and +4 copies and the change, at three value lengths: what the method's pictures of
/// mechanism are made from.
[[nodiscard]] SyntheticCase with_doses();

/// Writes it through LogWriter; `file` must not exist yet. The same arguments give the same file, byte by
/// byte.
[[nodiscard]] Status write_synthetic_case(const std::filesystem::path& file, const SyntheticCase& what = {});

}  // namespace assay::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"

#include <boost/describe.hpp>

#include <cstdint>
#include <string>
#include <vector>

// One block of known costs (METHOD 7): the baseline against itself, every arm with the spinning library
// preloaded, the first at dose 0. What was injected is timed where it is spent, so it is known.
namespace assay::experiment {

/// What an arm's dose was meant to be and what was counted; in the order of the block's arms.
struct InjectedArm {
    std::string arm;
    double nominal_percent = 0;            // of the CPU time per operation that the pilot measured
    std::int64_t ns_per_mebibyte = 0;      // the dose as it was given to the library
    std::vector<std::int64_t> spun_ns;     // per round, as counted; the fixed cost of counting is in it
    std::vector<std::int64_t> read_bytes;  // per round: bytes that the server read from its clients
};
BOOST_DESCRIBE_STRUCT(InjectedArm, (), (arm, nominal_percent, ns_per_mebibyte, spun_ns, read_bytes))

/// `block.arms[0]` is dose 0; there is no null arm, and the block never enters a finding.
struct Injection {
    Block block;
    std::vector<InjectedArm> arms;
    std::string impossible;  // why no cost can be injected here; "" when it was. Then there are no arms.
};
BOOST_DESCRIBE_STRUCT(Injection, (), (block, arms, impossible))

}  // namespace assay::experiment

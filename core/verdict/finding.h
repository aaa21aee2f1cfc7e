// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/verdict/dose_findings.h"

#include <boost/describe.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What a comparison yielded, as `assay show --json` prints it. Derived from blocks alone and recomputable.
namespace assay::verdict {

/// In JSON "void": json_mapping.h drops the underscore that C++ makes us write.
BOOST_DEFINE_ENUM_CLASS(Decision, confirmed, refuted, inconclusive, void_)
BOOST_DEFINE_ENUM_CLASS(GateState, pass, fail, unknown)
using experiment::Layouts;

/// Beside the verdict's own interval, never for it (METHOD 4).
struct ReferenceStatistics {
    double hodges_lehmann_percent = 0;
    double t_low_percent = 0;
    double t_high_percent = 0;
    double sign_flip_p = 1;
    double block_sd_percent = 0;
};
BOOST_DESCRIBE_STRUCT(ReferenceStatistics, (),
                      (hodges_lehmann_percent, t_low_percent, t_high_percent, sign_flip_p, block_sd_percent))

struct Finding {
    std::string comparison;
    std::string baseline;
    std::string workload;
    std::string metric;
    experiment::QuestionRole role = experiment::QuestionRole::claim;
    experiment::Direction direction = experiment::Direction::lowers;
    double baseline_value = 0;  // median over blocks, in the metric's unit
    double variant_value = 0;
    double effect_percent = 0;          // median of block values
    std::optional<double> low_percent;  // absent while the interval is infinite on that side
    std::optional<double> high_percent;
    std::string interval = "anytime-median";  // or "exact"
    int blocks = 0;                           // counted
    int voided = 0;
    double material_percent = 0;
    Decision decision = Decision::inconclusive;
    std::optional<double> null_low_percent;
    std::optional<double> null_high_percent;
    std::optional<double> visible_percent;  // smallest effect that this many blocks can tell from 0
    std::optional<int> blocks_needed;       // for inconclusive: at this spread, in all
    Layouts layouts = Layouts::uncontrolled;
    /// The layout's own part of the spread of block values, as a standard deviation and as a share of the
    /// variance (layout_spread.h); absent unless paired.
    std::optional<double> layout_spread_percent;
    std::optional<double> layout_share_percent;
    std::optional<double> effect_with_voided_percent;  // the same with voided blocks included
    ReferenceStatistics reference;
    std::string sentence;  // what it says, in words, with its scope
};
BOOST_DESCRIBE_STRUCT(Finding, (),
                      (comparison, baseline, workload, metric, role, direction, baseline_value, variant_value,
                       effect_percent, low_percent, high_percent, interval, blocks, voided, material_percent,
                       decision, null_low_percent, null_high_percent, visible_percent, blocks_needed, layouts,
                       layout_spread_percent, layout_share_percent, effect_with_voided_percent, reference,
                       sentence))

/// What was counted exactly, no question of the plan: the mechanism, not its cost. `operations` were counted.
struct MechanismFinding {
    std::string comparison;
    std::string baseline;
    std::string workload;
    std::string metric;  // "copies_per_op", "copied_bytes_per_op"
    double baseline_value = 0;
    double variant_value = 0;
    double difference = 0;      // variant − baseline, per operation
    double effect_percent = 0;  // the same in percent of the baseline; NaN when that is 0
    std::int64_t operations = 0;
    bool whole = false;  // the difference is a whole number per operation
    std::string sentence;
};
BOOST_DESCRIBE_STRUCT(MechanismFinding, (),
                      (comparison, baseline, workload, metric, baseline_value, variant_value, difference,
                       effect_percent, operations, whole, sentence))

struct Gate {
    std::string workload;
    std::string name;  // "same work", "same bytes", "null", "sensitivity", "headroom", "layout"
    GateState state = GateState::unknown;
    std::string detail;
};
BOOST_DESCRIBE_STRUCT(Gate, (), (workload, name, state, detail))

/// What the plan's claim comes to, over all its questions.
struct Conclusion {
    Decision decision = Decision::inconclusive;
    std::string reason;  // one sentence
};
BOOST_DESCRIBE_STRUCT(Conclusion, (), (decision, reason))

struct Evaluation {
    std::vector<Finding> findings;  // one per question, in the plan's order
    std::vector<bool>
        more_blocks_help;  // of each finding: false where its interval is clear and a gate is not
    std::vector<Gate> gates;
    std::vector<MechanismFinding> mechanism;
    Conclusion conclusion;
    DoseFindings doses;
};

}  // namespace assay::verdict

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What doses and sweeps say about the suspected mechanism (METHOD 7): what one dose costs, whether that
// explains the change, and whether it grows with a parameter as the mechanism says. Values for tables, plots
// and JSON; derived from the blocks alone and recomputable (dose_evaluation.h).
namespace assay::verdict {

/// An effect, 100·(e^x − 1), with its anytime interval; a side is absent while infinite.
struct Estimate {
    double percent = 0;  // the median over blocks
    std::optional<double> low_percent;
    std::optional<double> high_percent;
    int blocks = 0;
    bool operator==(const Estimate&) const = default;
};
BOOST_DESCRIBE_STRUCT(Estimate, (), (percent, low_percent, high_percent, blocks))

/// What one dose costs in the metric's own unit for each operation.
struct DoseCost {
    double value = 0;
    std::optional<double> low;
    std::optional<double> high;
    bool operator==(const DoseCost&) const = default;
};
BOOST_DESCRIBE_STRUCT(DoseCost, (), (value, low, high))

struct DosePoint {
    std::string variant;
    double dose = 0;
    Estimate effect;
    bool operator==(const DosePoint&) const = default;
};
BOOST_DESCRIBE_STRUCT(DosePoint, (), (variant, dose, effect))

/// explains   the measured effect is the predicted one to within δ
/// does_more  it lies beyond the prediction: the change does something besides taking the mechanism out
/// does_less  it falls short of the prediction
/// unknown    the interval of the difference allows more than one of these
BOOST_DEFINE_ENUM_CLASS(Agreement, explains, does_more, does_less, unknown)

/// The change under test (a dose below 0) against the line.
struct Prediction {
    std::string variant;
    double dose = 0;
    double material_percent = 0;  // δ of its question
    Estimate predicted;           // the line at `dose`
    Estimate measured;
    Estimate difference;  // ln measured − ln predicted, shown as percent
    bool paired = false;  // from blocks that hold both; else from two intervals at α/2 each
    Agreement agreement = Agreement::unknown;
    std::string sentence;
    bool operator==(const Prediction&) const = default;
};
BOOST_DESCRIBE_STRUCT(Prediction, (),
                      (variant, dose, material_percent, predicted, measured, difference, paired, agreement,
                       sentence))

/// one_dose   nothing to compare a dose with
/// straight   no bend is seen: the interval of the bend holds 0
/// bends      the last doses cost more, or less, than the first
/// unknown    too few blocks for an interval
BOOST_DEFINE_ENUM_CLASS(Linearity, one_dose, straight, bends, unknown)

/// Effect against dose on one workload, with the line through 0. To draw: the points, the line
/// percent(dose) = 100·((1 + slope.percent / 100)^dose − 1), and the predictions.
struct DoseResponse {
    std::string workload;
    std::string metric;
    std::vector<DosePoint> points;  // doses above 0, ascending
    Estimate slope;                 // effect of one dose
    std::optional<DoseCost> cost;   // of one dose; absent before any block counts
    Linearity linearity = Linearity::unknown;
    std::optional<Estimate> bend;  // effect a dose at the largest dose less that at the smallest
    std::vector<Prediction> predictions;
    std::string sentence;
    bool operator==(const DoseResponse&) const = default;
};
BOOST_DESCRIBE_STRUCT(DoseResponse, (),
                      (workload, metric, points, slope, cost, linearity, bend, predictions, sentence))

struct SweepValue {
    std::string workload;
    std::int64_t value = 0;  // of the parameter
    Estimate effect;
    bool operator==(const SweepValue&) const = default;
};
BOOST_DESCRIBE_STRUCT(SweepValue, (), (workload, value, effect))

/// Of the effect's size from the smallest value of the parameter to the largest.
BOOST_DEFINE_ENUM_CLASS(Trend, grows, shrinks, unknown)

/// Effect against a parameter: of a comparison, or (with `comparison` empty) of one dose.
struct SweepSeries {
    std::string sweep;
    std::string parameter;
    std::string comparison;
    std::string metric;
    std::vector<SweepValue> points;  // ascending by value
    Trend trend = Trend::unknown;
    std::string sentence;
    bool operator==(const SweepSeries&) const = default;
};
BOOST_DESCRIBE_STRUCT(SweepSeries, (), (sweep, parameter, comparison, metric, points, trend, sentence))

/// Everything about the mechanism; empty when the plan has neither doses nor sweeps.
struct DoseFindings {
    std::vector<DoseResponse> responses;
    std::vector<SweepSeries> sweeps;
    std::string conclusion;  // in words, "" without predictions
    [[nodiscard]] bool empty() const { return responses.empty() && sweeps.empty(); }
    bool operator==(const DoseFindings&) const = default;
};
BOOST_DESCRIBE_STRUCT(DoseFindings, (), (responses, sweeps, conclusion))

}  // namespace assay::verdict

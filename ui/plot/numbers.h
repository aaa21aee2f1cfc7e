// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"

#include <QString>

#include <optional>

// How figures read in plots, tables and sentences. Separators come from the default QLocale; minus is U+2212.
namespace assay::ui {

struct Band {
    double low = 0;
    double high = 0;
    bool operator==(const Band&) const = default;
};

/// "−5.4%", "+0.2%", "0.0%"; of what is not finite a dash, as all below.
[[nodiscard]] QString percentText(double percent, int decimals);
/// A threshold as a person wrote it, without trailing zeros: "−1%", "0.5%".
[[nodiscard]] QString thresholdText(double percent);
/// "−5.8 … −4.9%"; an absent side is infinite: "−∞ … +∞".
[[nodiscard]] QString intervalText(std::optional<double> low, std::optional<double> high, int decimals);
/// One decimal, or two where the interval is narrower than one percent or ends within 0.1 of the threshold,
/// so that rounding never contradicts the decision.
[[nodiscard]] int percentDecimals(std::optional<double> low, std::optional<double> high,
                                  double material_percent);
[[nodiscard]] QString numberText(double value, int decimals);

/// The unit in which values of a metric are read: 157,200 ns/op are 157.2 µs/op.
struct MetricScale {
    double divisor = 1;
    QString unit;
    int decimals = 1;
    [[nodiscard]] double scaled(double value) const { return value / divisor; }
    [[nodiscard]] QString text(double value) const;  // with the unit
    bool operator==(const MetricScale&) const = default;
};
/// Chosen so that `typical` reads easily: 157.2 µs/op, 4,721 ops/s, 1.329 M ops/s.
[[nodiscard]] MetricScale metricScale(experiment::Metric metric, double typical);

}  // namespace assay::ui

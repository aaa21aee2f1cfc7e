// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/numbers.h"

#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>
#include <span>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Numbers)
};

struct Step {
    double from;  // used for values from here on
    double divisor;
    const char* prefix;
};

MetricScale scaleFrom(std::span<const Step> steps, double typical, const char* pattern) {
    const Step* chosen = &steps[0];
    for (const Step& step : steps) {
        if (std::abs(typical) >= step.from) chosen = &step;
    }
    const double shown = std::abs(typical) / chosen->divisor;
    const int decimals = shown >= 1000 ? 0 : (shown >= 100 ? 1 : (shown >= 10 ? 2 : 3));
    return {chosen->divisor, Words::tr(pattern).arg(QString::fromUtf8(chosen->prefix)), decimals};
}

}  // namespace

QString numberText(double value, int decimals) {
    if (!std::isfinite(value)) return QStringLiteral("\u2013");
    // −0.0 would read as a direction that is not there.
    const double unit = std::pow(10.0, decimals);
    if (std::round(std::abs(value) * unit) == 0.0) value = 0.0;
    const QString digits = QLocale().toString(std::abs(value), 'f', decimals);
    return value < 0 ? QStringLiteral("\u2212") + digits : digits;
}

QString percentText(double percent, int decimals) {
    const QString number = numberText(percent, decimals);
    if (!std::isfinite(percent)) return number;
    const bool nothing = std::round(std::abs(percent) * std::pow(10.0, decimals)) == 0.0;
    return (percent > 0 && !nothing ? QStringLiteral("+") : QString()) + number + QStringLiteral("%");
}

QString thresholdText(double percent) {
    return plainPercent(percent);
}

QString intervalText(std::optional<double> low, std::optional<double> high, int decimals) {
    const auto side = [decimals](double percent) {
        QString text = percentText(percent, decimals);
        text.remove(u'%');
        return text;
    };
    const QString from = low ? side(*low) : QStringLiteral("\u2212\u221e");
    return high ? from + QStringLiteral(" \u2026 ") + percentText(*high, decimals)
                : from + QStringLiteral(" \u2026 +\u221e");
}

int percentDecimals(std::optional<double> low, std::optional<double> high, double material_percent) {
    if (low && high && *high - *low < 1.0) return 2;
    for (const auto& end : {low, high}) {
        if (end && std::abs(std::abs(*end) - material_percent) < 0.1) return 2;
    }
    return 1;
}

QString MetricScale::text(double value) const {
    return numberText(scaled(value), decimals) + QStringLiteral("\u202f") + unit;
}

MetricScale metricScale(experiment::Metric metric, double typical) {
    static constexpr std::array<Step, 4> time = {
        {{0, 1, "ns"}, {1e3, 1e3, "\u00b5s"}, {1e6, 1e6, "ms"}, {1e9, 1e9, "s"}}};
    static constexpr std::array<Step, 3> rate = {{{0, 1, ""}, {1e5, 1e3, "k"}, {1e6, 1e6, "M"}}};
    if (metric == experiment::Metric::throughput_ops) {
        MetricScale scale = scaleFrom(rate, typical, QT_TRANSLATE_NOOP("assay::ui::Numbers", "%1 ops/s"));
        scale.unit = scale.unit.trimmed();
        return scale;
    }
    static constexpr std::array<Step, 1> count = {{{0, 1, ""}}};
    static constexpr std::array<Step, 3> memory = {
        {{0, 1024, "KiB"}, {1 << 20, 1 << 20, "MiB"}, {1 << 30, 1 << 30, "GiB"}}};
    static constexpr std::array<Step, 2> call = {{{0, 1, "\u00b5s"}, {1e3, 1e3, "ms"}}};
    switch (metric) {
        case experiment::Metric::minor_faults_per_op:
        case experiment::Metric::context_switches_per_op:
            return scaleFrom(count, typical, QT_TRANSLATE_NOOP("assay::ui::Numbers", "%1/op"));
        case experiment::Metric::peak_memory_bytes:
            return scaleFrom(memory, typical, QT_TRANSLATE_NOOP("assay::ui::Numbers", "%1"));
        case experiment::Metric::server_usec_per_call:
            return scaleFrom(call, typical, QT_TRANSLATE_NOOP("assay::ui::Numbers", "%1/call"));
        default:
            break;
    }
    return scaleFrom(time, typical, QT_TRANSLATE_NOOP("assay::ui::Numbers", "%1/op"));
}

}  // namespace assay::ui

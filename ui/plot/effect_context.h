// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/finding.h"
#include "ui/plot/numbers.h"

#include <QString>

#include <optional>

namespace assay::ui {

/// What every plot of an effect needs beside its points: the question, δ, where a copy of the baseline lies.
struct EffectContext {
    experiment::Question question;
    QString comparison;
    QString baseline;
    QString workload;
    int style = 2;                 // PlotTheme::arm, the same in all plots
    std::optional<Band> nullBand;  // percent, the interval of ln(A'/A)
    verdict::Decision decision = verdict::Decision::inconclusive;
};

[[nodiscard]] EffectContext effectContext(const experiment::Plan& plan, const experiment::Question& question,
                                          const verdict::Finding* finding);

/// PlotTheme::arm of a variant under test: by its first question in the plan, so that it looks the same
/// everywhere.
[[nodiscard]] int armStyle(const experiment::Plan& plan, const std::string& comparison);

/// The finding that answers a question; nullptr before any.
[[nodiscard]] const verdict::Finding* findingFor(const verdict::Evaluation& evaluation,
                                                 const experiment::Question& question);
/// The question of a plan that a finding answers; nullptr when the plan has none.
[[nodiscard]] const experiment::Question* questionFor(const experiment::Plan& plan,
                                                      const verdict::Finding& finding);

/// "The interval −5.8 … −4.9% lies beyond −1%: confirmed." Also says when no interval is finite yet.
/// `decision` is the engine's; a decision that gates have overruled is said as such.
[[nodiscard]] QString intervalSentence(const experiment::Question& question, std::optional<double> low,
                                       std::optional<double> high, verdict::Decision decision);
/// Where δ lies for a direction: −δ, +δ, or both.
[[nodiscard]] QString thresholdWords(const experiment::Question& question);
/// "The grey band is where a copy of the baseline lies (−0.3 … +0.4%)."; empty without a band.
[[nodiscard]] QString nullBandSentence(const std::optional<Band>& band);

}  // namespace assay::ui

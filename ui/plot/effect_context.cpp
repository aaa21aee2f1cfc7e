// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/effect_context.h"

#include "ui/plot/words.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <boost/describe.hpp>

#include <algorithm>
#include <vector>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::EffectWords)
};

using experiment::Direction;
using verdict::Decision;

/// Where an interval lies against δ, before any gate has its say (METHOD 6).
enum class Place { unbounded, beyond, within, direction, across };

Place place(const experiment::Question& question, std::optional<double> low, std::optional<double> high) {
    if (!low || !high) return Place::unbounded;
    const double delta = question.material_percent;
    switch (question.direction) {
        case Direction::lowers:
            if (*high < -delta) return Place::beyond;
            if (*low > -delta) return Place::within;
            return *high < 0 ? Place::direction : Place::across;
        case Direction::raises:
            if (*low > delta) return Place::beyond;
            if (*high < delta) return Place::within;
            return *low > 0 ? Place::direction : Place::across;
        case Direction::changes:
            if (*high < -delta || *low > delta) return Place::beyond;
            if (*low > -delta && *high < delta) return Place::within;
            return *high < 0 || *low > 0 ? Place::direction : Place::across;
    }
    return Place::across;
}

Decision plainDecision(Place where) {
    if (where == Place::beyond) return Decision::confirmed;
    return where == Place::within ? Decision::refuted : Decision::inconclusive;
}

bool answers(const verdict::Finding& finding, const experiment::Question& question) {
    return finding.comparison == question.comparison && finding.workload == question.workload &&
           finding.metric == boost::describe::enum_to_string(question.metric, "") &&
           finding.direction == question.direction && finding.role == question.role;
}

}  // namespace

EffectContext effectContext(const experiment::Plan& plan, const experiment::Question& question,
                            const verdict::Finding* finding) {
    EffectContext context;
    context.question = question;
    context.comparison = shown(question.comparison);
    context.baseline = shown(plan.baseline);
    context.workload = shown(question.workload);
    context.style = armStyle(plan, question.comparison);
    if (finding) {
        context.decision = finding->decision;
        if (finding->null_low_percent && finding->null_high_percent) {
            context.nullBand = Band{*finding->null_low_percent, *finding->null_high_percent};
        }
    }
    return context;
}

int armStyle(const experiment::Plan& plan, const std::string& comparison) {
    if (comparison == experiment::baseline_arm) return 0;
    if (comparison == experiment::null_arm) return 1;
    std::vector<std::string> seen;
    for (const auto& question : plan.questions) {
        if (std::find(seen.begin(), seen.end(), question.comparison) == seen.end())
            seen.push_back(question.comparison);
    }
    const auto place = std::find(seen.begin(), seen.end(), comparison);
    return 2 + static_cast<int>(place - seen.begin());
}

const verdict::Finding* findingFor(const verdict::Evaluation& evaluation,
                                   const experiment::Question& question) {
    for (const auto& finding : evaluation.findings) {
        if (answers(finding, question)) return &finding;
    }
    return nullptr;
}

const experiment::Question* questionFor(const experiment::Plan& plan, const verdict::Finding& finding) {
    for (const auto& question : plan.questions) {
        if (answers(finding, question)) return &question;
    }
    return nullptr;
}

QString thresholdWords(const experiment::Question& question) {
    switch (question.direction) {
        case Direction::lowers:
            return thresholdText(-question.material_percent);
        case Direction::raises:
            return QStringLiteral("+") + thresholdText(question.material_percent);
        case Direction::changes:
            return QStringLiteral("\u00b1") + thresholdText(question.material_percent);
    }
    return {};
}

QString intervalSentence(const experiment::Question& question, std::optional<double> low,
                         std::optional<double> high, Decision decision) {
    const Place where = place(question, low, high);
    const QString interval = intervalText(low, high, percentDecimals(low, high, question.material_percent));
    const QString delta = thresholdWords(question);
    if (decision == Decision::void_) {
        return Words::tr("The interval is %1, but the run is void: a gate failed.").arg(interval);
    }
    if (decision != plainDecision(where) && where != Place::unbounded) {
        return Words::tr("The interval is %1 against %2; a gate does not allow more than: %3.")
            .arg(interval, delta, word(decision));
    }
    switch (where) {
        case Place::unbounded:
            return Words::tr("The interval has no end on one side yet: inconclusive.");
        case Place::beyond:
            return Words::tr("The interval %1 lies beyond %2: confirmed.").arg(interval, delta);
        case Place::within:
            return question.direction == Direction::changes
                       ? Words::tr("The interval %1 lies within %2: refuted.").arg(interval, delta)
                       : Words::tr("The interval %1 falls short of %2: refuted.").arg(interval, delta);
        case Place::direction:
            return Words::tr("The interval %1 excludes 0 but holds %2: direction shown, size undecided.")
                .arg(interval, delta);
        case Place::across:
            return Words::tr("The interval %1 reaches across %2: inconclusive.").arg(interval, delta);
    }
    return {};
}

QString nullBandSentence(const std::optional<Band>& band) {
    if (!band) return {};
    return Words::tr("The grey band is where a copy of the baseline lies (%1).")
        .arg(intervalText(band->low, band->high, percentDecimals(band->low, band->high, 0)));
}

}  // namespace assay::ui

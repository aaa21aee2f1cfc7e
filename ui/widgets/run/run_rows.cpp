// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/run/run_rows.h"

#include "core/verdict/block_validity.h"
#include "ui/plot/effect_context.h"
#include "ui/plot/words.h"
#include "ui/session/plan_summary.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/style.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::RunRows)
};

MarkedRow marked(VerdictMark mark, const QString& state) {
    MarkedRow row;
    row.icon = style::iconOf(mark);
    row.state = state;
    switch (mark) {
        case VerdictMark::confirmed:
            row.colour = &style::good;
            break;
        case VerdictMark::refuted:
            row.colour = &style::bad;
            break;
        case VerdictMark::inconclusive:
        case VerdictMark::voided:
            row.colour = &style::doubtful;
            break;
        case VerdictMark::open:
            row.colour = &style::muted;
            break;
    }
    return row;
}

MarkedRow marked(Mark mark, const QString& state) {
    MarkedRow row;
    row.icon = style::iconOf(mark);
    row.state = state;
    row.colour = mark == Mark::passed ? &style::good : mark == Mark::failed ? &style::bad : &style::muted;
    return row;
}

Mark markOfGate(verdict::GateState state) {
    switch (state) {
        case verdict::GateState::pass:
            return Mark::passed;
        case verdict::GateState::fail:
            return Mark::failed;
        case verdict::GateState::unknown:
            return Mark::pending;
    }
    return Mark::pending;
}

QString buildSentence(const casefile::Case& state) {
    int built = 0;
    QStringList failed;
    for (const auto& variant : state.variants) {
        if (variant.built) ++built;
        if (variant.failed && !variant.built) failed << shown(variant.recipe.name);
    }
    if (!failed.isEmpty()) return Words::tr("failed: %1").arg(failed.join(QStringLiteral(", ")));
    return Words::tr("%1 of %2 variants built")
        .arg(QLocale().toString(built), QLocale().toString(state.variants.size()));
}

QString calibrateSentence(const casefile::PlanState* plan) {
    if (!plan) return {};
    QString words = Words::tr("%1 of %2 workloads")
                        .arg(QLocale().toString(plan->calibrations.size()),
                             QLocale().toString(experiment::workloads_of(plan->plan).size()));
    if (!plan->injections.empty())
        words += QStringLiteral("; ") +
                 Words::tr("%Ln block(s) of known costs", nullptr, static_cast<int>(plan->injections.size()));
    std::optional<double> visible;
    for (const auto& calibration : plan->calibrations) {
        if (calibration.visible_percent)
            visible = std::max(visible.value_or(0), *calibration.visible_percent);
    }
    return visible ? Words::tr("%1; effects from %2 can be seen").arg(words, percentText(*visible, 1).mid(1))
                   : words;
}

QString measureSentence(const casefile::PlanState* plan) {
    if (!plan) return {};
    const auto voided = std::count_if(plan->blocks.begin(), plan->blocks.end(), [](const auto& block) {
        return verdict::void_reason(*block).has_value();
    });
    const QString words = Words::tr("%Ln block(s)", nullptr, static_cast<int>(plan->blocks.size()));
    return voided ? Words::tr("%1, %2 of them void").arg(words, QLocale().toString(voided)) : words;
}

}  // namespace

std::vector<experiment::Question> questionsInOrder(const experiment::Plan& plan) {
    std::vector<experiment::Question> questions = plan.questions;
    std::stable_sort(questions.begin(), questions.end(),
                     [](const auto& a, const auto& b) { return a.role < b.role; });
    return questions;
}

std::vector<MarkedRow> questionRows(const std::vector<experiment::Question>& questions,
                                    const verdict::Evaluation& evaluation) {
    std::vector<MarkedRow> rows;
    for (const auto& question : questions) {
        const verdict::Finding* finding = findingFor(evaluation, question);
        MarkedRow row = finding ? marked(markOf(finding->decision), word(finding->decision))
                                : marked(VerdictMark::open, Words::tr("not measured"));
        row.title = Words::tr("%1 on %2").arg(shown(question.comparison), shown(question.workload));
        const QString asked = QStringLiteral("%1, %2").arg(word(question.role), metricShort(question.metric));
        if (finding && finding->blocks == 0 && finding->voided > 0) {
            row.sentence = Words::tr("%1: %2").arg(
                asked, QCoreApplication::translate("assay::ui::Forest", "no block counts"));
        } else if (!finding || finding->blocks == 0) {
            row.sentence = Words::tr("%1: no block yet").arg(asked);
        } else if (!finding->low_percent || !finding->high_percent) {
            row.sentence =
                Words::tr("%1: %Ln block(s), no interval yet", nullptr, finding->blocks).arg(asked);
        } else {
            row.sentence = Words::tr("%1: %2, %3")
                               .arg(asked,
                                    intervalText(finding->low_percent, finding->high_percent,
                                                 percentDecimals(finding->low_percent, finding->high_percent,
                                                                 question.material_percent)),
                                    row.state);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MarkedRow> gateRows(const verdict::Evaluation& evaluation, const std::string& workload) {
    std::vector<MarkedRow> failing;
    std::vector<MarkedRow> rows;
    for (const auto& gate : evaluation.gates) {
        const bool fails = gate.state == verdict::GateState::fail;
        const bool here = gate.workload.empty() || gate.workload == workload;
        if (!here && !fails) continue;
        MarkedRow row = marked(markOfGate(gate.state), word(gate.state));
        row.title =
            here ? shown(gate.name) : Words::tr("%1, on %2").arg(shown(gate.name), shown(gate.workload));
        row.sentence =
            gate.detail.empty() ? row.state : Words::tr("%1: %2").arg(row.state, shown(gate.detail));
        (fails ? failing : rows).push_back(std::move(row));
    }
    failing.insert(failing.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    return failing;
}

std::vector<MarkedRow> stageRows(const Snapshot& snapshot, bool running) {
    const casefile::Case& state = snapshot.state;
    const casefile::PlanState* plan = state.current_plan();
    const casefile::RunState* run = state.last_run();
    using casefile::Stage;
    Stage now = state.build_stage.value_or(Stage::build);
    if (!state.build_stage && run) now = run->stage.value_or(Stage::calibrate);
    const bool ended = !running && run && run->ended;
    const bool broke = ended && run->ended->outcome == casefile::RunOutcome::failed;
    std::vector<MarkedRow> rows;
    for (const Stage stage : {Stage::build, Stage::calibrate, Stage::measure, Stage::decide}) {
        const bool current = stage == now;
        MarkedRow row;
        if (stage < now || (ended && !broke && current)) {
            row = marked(Mark::passed, Words::tr("done"));
        } else if (current && broke) {
            row = marked(Mark::failed, Words::tr("failed"));
        } else if (current && running) {
            row = {QStringLiteral("run"), &style::accent, Words::tr("going on"), {}, {}};
        } else {
            row = marked(Mark::pending, Words::tr("to come"));
        }
        row.title = word(stage);
        switch (stage) {
            case Stage::build:
                row.sentence = buildSentence(state);
                break;
            case Stage::calibrate:
                row.sentence = calibrateSentence(plan);
                break;
            case Stage::measure:
                row.sentence = measureSentence(plan);
                break;
            case Stage::decide:
                if (ended) row.sentence = shown(snapshot.evaluation.conclusion.reason);
                break;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QString planningSentence(const casefile::PlanState* plan, const std::string& workload) {
    if (!plan) return {};
    for (const auto& calibration : plan->calibrations) {
        if (calibration.workload != workload || !calibration.outlook) continue;
        return Words::tr("Foretold from the pilot, for no verdict: %1.")
            .arg(outlookInWords(*calibration.outlook));
    }
    return {};
}

std::optional<Error> failureOf(const Snapshot& snapshot) {
    const casefile::Case& state = snapshot.state;
    for (const auto& variant : state.variants) {
        if (!variant.failed) continue;
        Error error;
        error.kind = ErrorKind::build_failed;
        error.message = Words::tr("%1 was not built: %2")
                            .arg(shown(variant.recipe.name), shown(variant.failed->message))
                            .toStdString();
        error.advice =
            Words::tr("Mend its source or patch on the Variants page, then run again. The whole log: %1")
                .arg(shown(variant.failed->log))
                .toStdString();
        error.details = variant.failed->last_lines;
        return error;
    }
    const casefile::RunState* run = state.last_run();
    if (!run || !run->ended || run->ended->outcome != casefile::RunOutcome::failed) return std::nullopt;
    Error error;
    error.message = Words::tr("The last run failed: %1").arg(shown(run->ended->reason)).toStdString();
    error.advice =
        Words::tr("What it measured is kept. Mend the cause and run again: it goes on where it ended.")
            .toStdString();
    return error;
}

}  // namespace assay::ui

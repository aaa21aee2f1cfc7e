// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/settling.h"
#include "ui/plot/numbers.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/plan_summary.h"
#include "ui/session/words.h"

#include <QLocale>

#include <set>

// METHOD.md in plain words, with the figures of the frozen plan.
namespace assay::ui::paper {

namespace {

QString joined(const std::set<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        list << shown(name);
    return QLocale().createSeparatedList(list);
}

QString comparedText(const experiment::Plan& plan) {
    std::set<std::string> comparisons;
    std::set<std::string> workloads;
    for (const experiment::Question& question : plan.questions) {
        comparisons.insert(question.comparison);
        workloads.insert(question.workload);
    }
    return ReportText::
        tr("%1 (the baseline, arm A) with %2, on %3. A byte copy of the baseline at another path, the "
           "null arm A′, runs along in every block: between A and A′ there is nothing to find, so what is "
           "found there is noise.")
            .arg(shown(plan.baseline), joined(comparisons), joined(workloads));
}

QString blockText(const experiment::Plan& plan) {
    if (plan.rounds == 0)
        return ReportText::
            tr("A block starts fresh processes of all arms, throws %1 warm-up rounds away and times as many "
               "rounds as the pilot found best, unless the workload says other numbers. A round holds one "
               "window of every arm, back "
               "to back, about %2 ms each. The value of a block is the %3% trimmed mean over its rounds of "
               "ln(B/A), shown as percent.")
                .arg(plan.warmup_rounds)
                .arg(QLocale().toString(plan.window_ms, 'g', 3), QLocale().toString(plan.trim * 100, 'g', 3));
    return ReportText::
        tr("A block starts fresh processes of all arms, throws %1 warm-up rounds away and times %2 rounds, "
           "unless the workload says other numbers. A round holds one window of every arm, back to back, "
           "about %3 ms each. The value of a block "
           "is the %4% trimmed mean over its rounds of ln(B/A), shown as percent.")
            .arg(plan.warmup_rounds)
            .arg(plan.rounds)
            .arg(QLocale().toString(plan.window_ms, 'g', 3), QLocale().toString(plan.trim * 100, 'g', 3));
}

/// What the blocks drew besides the order of their arms.
struct Drawn {
    bool layouts = false;
    bool addresses = false;
};

QString randomisedText(const experiment::Plan& plan, const Drawn& drawn) {
    QString text =
        ReportText::tr("The order of the arms within each round, balanced, from seed %1.").arg(plan.seed);
    if (drawn.layouts)
        text +=
            u' ' + ReportText::tr(
                       "Where code lies in memory: every block links its own binaries in a random order of "
                       "functions, drawn from the seed.");
    if (drawn.addresses)
        text += u' ' + ReportText::tr(
                           "Where the stack and mapped memory (libraries, heap) lie: alike for all arms of a "
                           "block, drawn anew for each block.");
    return text;
}

QString intervalText(const experiment::Plan& plan) {
    return ReportText::
        tr("It holds every median that the block values do not rule out at α = %1. It assumes no shape of "
           "their distribution, and it holds at any moment: looking, stopping early and going on do not "
           "spoil it (a mixture of coin bets with a = %2, after Howard and Ramdas 2022). It is infinite "
           "before block %3.")
            .arg(QLocale().toString(plan.alpha, 'g', 3), QLocale().toString(plan.mixture_a, 'g', 3))
            .arg(plan.minimum_blocks);
}

QString decisionText(const experiment::Plan& plan) {
    QString text = ReportText::tr(
        "Confirmed: the whole interval lies beyond the material threshold δ. Refuted: the interval excludes "
        "an effect of "
        "δ. Otherwise inconclusive. “Not significant” is never taken for “no effect”.");
    if (plan.questions.size() > 1)
        text +=
            u' ' +
            (plan.combination == experiment::Combination::all
                 ? ReportText::tr("The claim holds when all its questions hold.")
                 : ReportText::tr("The claim holds when any of its questions holds (Holm's correction)."));
    return text;
}

QString uncontrolledText(const ReportContext& context) {
    std::set<verdict::Layouts> kinds;
    for (const verdict::Finding& finding : context.evaluation.findings)
        kinds.insert(finding.layouts);
    QStringList parts;
    if (kinds.contains(verdict::Layouts::uncontrolled))
        parts << ReportText::tr(
            "Where code lies in memory is fixed in these binaries and can itself make a difference of "
            "some percent; an effect under 3% is not confirmed from them.");
    if (kinds.contains(verdict::Layouts::independent))
        parts << ReportText::tr(
            "The arms differ everywhere, so their layouts are independent: layout is averaged over "
            "blocks and does not cancel within a pair.");
    if (kinds.contains(verdict::Layouts::paired))
        parts << ReportText::tr(
            "Layout is paired: within a block every unchanged function lies at the same address in "
            "all arms, and over the blocks the change meets many layouts.");
    parts << ReportText::tr(
        "One machine and its state on that day: another processor, kernel, compiler or release may "
        "answer otherwise.");
    return parts.join(u' ');
}

/// What the pilot foretold before the first counted block, workload by workload.
QString foretoldText(const casefile::PlanState& plan) {
    QStringList lines;
    for (const casefile::CalibrationMeasured& measured : plan.calibrations)
        if (measured.outlook)
            lines << QStringLiteral("%1: %2").arg(shown(measured.workload),
                                                  outlookInWords(*measured.outlook));
    return lines.join(u'\n');
}

void addFrozenPlan(Document& document, const ReportContext& context) {
    const experiment::Plan& plan = context.plan->plan;
    document.add<LabelledText>(
        ReportText::tr("Frozen beforehand"),
        ReportText::tr("Plan “%1”: questions, thresholds, workloads, design, seed and the rules by "
                       "which a block may be voided. Its SHA-256:")
            .arg(shown(plan.name)));
    document.add<LabelledText>(QString(), shown(context.plan->sha256), style::code(), 0);
    if (!plan.exclusion_rules.empty()) {
        QStringList rules;
        for (const std::string& rule : plan.exclusion_rules)
            rules << shown(rule);
        document.add<LabelledText>(ReportText::tr("A block is void when"), rules.join(u'\n'));
    }
    if (context.state.plans.size() > 1)
        document.add<LabelledText>(
            ReportText::tr("Earlier plans"),
            counted(ReportText::tr("%Ln earlier plan(s) with their data stay in the case file; "
                                   "this report speaks of the last one.",
                                   nullptr, static_cast<int>(context.state.plans.size()) - 1),
                    static_cast<int>(context.state.plans.size()) - 1));
}

}  // namespace

void addMethod(Document& document, const ReportContext& context) {
    if (context.plan == nullptr) return;
    const experiment::Plan& plan = context.plan->plan;
    Drawn drawn;
    for (const auto& block : context.plan->blocks) {
        drawn.layouts = drawn.layouts || block->layout_seed.has_value();
        drawn.addresses = drawn.addresses || block->address_seed.has_value();
    }
    document.addHeading(1, ReportText::tr("Method and scope"));
    document.add<LabelledText>(ReportText::tr("What was compared"), comparedText(plan));
    document.add<LabelledText>(ReportText::tr("What a block is"), blockText(plan));
    document.add<LabelledText>(
        ReportText::tr("What n is"),
        ReportText::tr("The number of blocks. Windows and requests within a block are subsamples "
                       "and are never counted as n."));
    document.add<LabelledText>(ReportText::tr("What was randomised"), randomisedText(plan, drawn));
    document.add<LabelledText>(ReportText::tr("What the interval is"), intervalText(plan));
    document.add<LabelledText>(ReportText::tr("How it is decided"), decisionText(plan));
    if (const QString foretold = foretoldText(*context.plan); !foretold.isEmpty())
        document.add<LabelledText>(
            ReportText::tr("What was foretold"),
            ReportText::tr("From a few pilot blocks, before the first that counts; no verdict uses it.") +
                u'\n' + foretold);
    if (context.measured) {
        document.add<LabelledText>(ReportText::tr("What it speaks of"),
                                   shown(casefile::scope_in_words(context.state, *context.plan)));
        document.add<LabelledText>(ReportText::tr("What it does not control"), uncontrolledText(context));
    }
    addFrozenPlan(document, context);
}

}  // namespace assay::ui::paper

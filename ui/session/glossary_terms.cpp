// SPDX-License-Identifier: GPL-3.0-or-later
// The words themselves. The second text of each (for translators: "forms") lists the forms in which it stands
// on screen, between bars; a form behind "=" counts only where nothing else stands beside it.
#include "ui/session/glossary.h"

#include <QCoreApplication>

namespace assay::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Glossary)
};
}  // namespace

void Glossary::addUnits() {
    add("arm", Words::tr("arm"), Words::tr("arm|arms", "forms"),
        Words::tr("A variant in its part in a comparison: A the baseline, A\u2032 a byte copy of it, "
                  "B the variant under test."),
        true);
    add("window", Words::tr("window"), Words::tr("timed window|timed windows|windows|=window", "forms"),
        Words::tr("One timed stretch of one arm: a fixed number of operations."), true);
    add("round", Words::tr("round"), Words::tr("round|rounds", "forms"),
        Words::tr("One window of every arm, back to back, so that drift meets all of them alike."), true);
    add("block", Words::tr("block"), Words::tr("block|blocks", "forms"),
        Words::tr("Fresh processes of all arms, warm-up, then the rounds. The unit of "
                  "replication: n counts blocks."),
        true);
    add("metric", Words::tr("metric"), Words::tr("metric|metrics", "forms"),
        Words::tr("What is compared: CPU time, throughput, memory. Each knows which way is better."));
    add("cpu", Words::tr("CPU per operation"),
        Words::tr("CPU per operation|CPU/op|CPU time per operation", "forms"),
        Words::tr("Time that the server's main thread spent running, by the "
                  "kernel's account, over the operations of the window."),
        true);
    add("throughput", Words::tr("throughput"), Words::tr("throughput", "forms"),
        Words::tr("Operations per second, as the client sees them. It also holds the time that the server "
                  "waited for its core."));
}

void Glossary::addComparisons() {
    add("baseline", Words::tr("baseline"), Words::tr("baseline", "forms"),
        Words::tr("The variant that all others are compared with: the code before the change."));
    add("candidate", Words::tr("candidate"), Words::tr("candidate|candidates", "forms"),
        Words::tr("The variant that carries the change under test."));
    add("null-arm", Words::tr("null arm"),
        Words::tr("null arm|copy of the baseline|=null|null from|null to", "forms"),
        Words::tr("A byte copy of the baseline, measured like any other variant. What it shows is not real: "
                  "this is what no difference looks like here."),
        true);
    add("noise-band", Words::tr("noise band"), Words::tr("noise band|null band", "forms"),
        Words::tr("How far two copies of the same binary differ here. What lies within it cannot be told "
                  "from nothing."),
        true);
    add("effect", Words::tr("effect"), Words::tr("effect|effects", "forms"),
        Words::tr("ln(B/A) of a metric, shown as percent: −5% says that B needs 5% less than A. "
                  "Symmetric: halving and doubling are equally far from nothing."),
        true);
    add("delta", Words::tr("\u03b4, material threshold"),
        Words::tr("\u03b4|material threshold|matters", "forms"),
        Words::tr("The smallest effect that matters to the claim, set before the first sample."), true);
    add("interval", Words::tr("95% interval"), Words::tr("interval|intervals|lower end|upper end", "forms"),
        Words::tr("Where the median effect lies. In the long run at most one in twenty such intervals "
                  "misses it, even when one stops looking at the most flattering moment."),
        true);
    add("visible", Words::tr("smallest visible effect"),
        Words::tr("smallest visible effect|visible from|resolved|can be seen", "forms"),
        Words::tr("The smallest effect that this many blocks, at this spread, can tell from nothing."));
    add("layout", Words::tr("layout"), Words::tr("layout|layouts", "forms"),
        Words::tr("Where functions lie in memory. It changes speed by some percent although "
                  "the source is the same. As a gate: every block had its own layout of each arm."),
        true);
    add("paired", Words::tr("paired layouts"), Words::tr("paired|paired layouts", "forms"),
        Words::tr(
            "Every block links its own binaries with unchanged functions at the same address in all arms, so "
            "that luck of layout cancels."));
    add("independent", Words::tr("independent layouts"),
        Words::tr("independent|independent layouts", "forms"),
        Words::tr(
            "Every block links its own binaries, each arm in an order of its own: luck of layout is part "
            "of the spread."));
    add("uncontrolled", Words::tr("layout not controlled"),
        Words::tr("not controlled|layout not controlled", "forms"),
        Words::tr("A fixed binary: luck of layout cannot be told from an effect, so effects under 3% stay "
                  "undecided."));
    add("layout-share", Words::tr("layout's share"), Words::tr("layout's share", "forms"),
        Words::tr("How much of the spread between blocks comes from where the changed code lies, at most."));
}

void Glossary::addDecisions() {
    add("confirmed", Words::tr("confirmed"), Words::tr("confirmed", "forms"),
        Words::tr("The whole interval lies beyond \u03b4 in the claimed direction."), true);
    add("refuted", Words::tr("refuted"), Words::tr("refuted", "forms"),
        Words::tr("The interval excludes an effect of \u03b4 in the claimed direction."), true);
    add("inconclusive", Words::tr("inconclusive"), Words::tr("inconclusive", "forms"),
        Words::tr("Neither; more blocks may decide it, or a gate did not pass."), true);
    add("void", Words::tr("void"), Words::tr("void|voided", "forms"),
        Words::tr("A check failed or something else used the core: what was measured is not what was "
                  "meant. No rule looks at which arm was fast."),
        true);
    add("judgement", Words::tr("by judgement"), Words::tr("by judgement|judgement", "forms"),
        Words::tr("A person decided where the findings do not. Marked as that for good."));
    add("claim", Words::tr("claim"), Words::tr("claim|claims", "forms"),
        Words::tr("What is said of the change. Its questions decide the verdict."));
    add("guard", Words::tr("guard"), Words::tr("guard|guards", "forms"),
        Words::tr(
            "A workload off the changed path. It should show nothing; if it does, the claim's reason is "
            "in doubt."));
    add("plan", Words::tr("plan"), Words::tr("plan|plans|frozen", "forms"),
        Words::tr("The questions, \u03b4, seed and budget. It is frozen before the first sample, so that "
                  "nobody can "
                  "choose the question that fits the answer."));
    add("budget", Words::tr("budget"), Words::tr("budget", "forms"),
        Words::tr("The longest that a run of the plan measures. It ends sooner when all is decided."));
    add("seed", Words::tr("seed"), Words::tr("seed", "forms"),
        Words::tr(
            "The number that all that is drawn follows from: orders, layouts, keys. The same seed draws "
            "the same."));
}

void Glossary::addGates() {
    add("gate", Words::tr("gate"), Words::tr("gate|gates", "forms"),
        Words::tr("What must hold before a verdict may be spoken."));
    add("same-work", Words::tr("same work"), Words::tr("same work", "forms"),
        Words::tr(
            "In every block and arm: no error reply, and the same operations, keys and reply bytes. Else "
            "the block is void."));
    add("same-bytes", Words::tr("same bytes"), Words::tr("same bytes", "forms"),
        Words::tr("The persisted bytes of all arms are identical, where the workload asks for it."));
    add("sensitivity", Words::tr("sensitivity"), Words::tr("sensitivity", "forms"),
        Words::tr(
            "Costs of known size, injected into the baseline, were found again: a real effect of \u03b4 "
            "would have been seen."));
    add("headroom", Words::tr("headroom"), Words::tr("headroom", "forms"),
        Words::tr(
            "The load thread was idle at least a tenth of the time, so the server and not the client set "
            "the pace."));
    add("known-costs", Words::tr("known costs"), Words::tr("known cost|known costs", "forms"),
        Words::tr("A preloaded library spends a known time after each read. What is measured is held against "
                  "what was spent."));
}

void Glossary::addStages() {
    add("stage-build", Words::tr("stage: build"), Words::tr("=build|=build the variants", "forms"),
        Words::tr("Makes each variant's binary once and keeps it by its content."));
    add("stage-calibrate", Words::tr("stage: calibrate"), Words::tr("=calibrate", "forms"),
        Words::tr(
            "Tries every variant once with all checks, sizes the windows and learns how much blocks vary. "
            "Nothing of it counts for the verdict."));
    add("stage-measure", Words::tr("stage: measure"), Words::tr("=measure", "forms"),
        Words::tr("Measures blocks until the questions are decided or the budget is spent: claims first."));
    add("stage-decide", Words::tr("stage: decide"), Words::tr("=decide", "forms"),
        Words::tr("Computes findings and gates from the blocks and writes them into the case."));
    add("proof-pass", Words::tr("proof pass"), Words::tr("proof pass", "forms"),
        Words::tr(
            "Every variant once, untimed, with all checks, so that a wrong one is found before minutes are "
            "spent on it."));
    add("pilot", Words::tr("pilot"), Words::tr("pilot|foretold", "forms"),
        Words::tr("A few small blocks that count for nothing and teach how long windows take and how much "
                  "blocks vary."));
    add("session", Words::tr("session"), Words::tr("session|sessions", "forms"),
        Words::tr(
            "One run on one machine. Runs of the same plan can be joined; each is shown by itself, too."));
}

void Glossary::addMechanism() {
    add("mechanism", Words::tr("mechanism"), Words::tr("mechanism", "forms"),
        Words::tr("Why the change should pay: the copy that it saves, the lock that it avoids."));
    add("calibration", Words::tr("calibration"), Words::tr("calibration|calibrations", "forms"),
        Words::tr("A variant that carries a known dose of the suspected mechanism, to see what it costs."));
    add("dose", Words::tr("dose"), Words::tr("dose|doses", "forms"),
        Words::tr(
            "How much of the suspected mechanism a variant carries: the baseline 0, one more copy 1, the "
            "change that removes it −1."));
    add("predicted", Words::tr("predicted"), Words::tr("predicted|predicts|prediction", "forms"),
        Words::tr(
            "What the doses say that the change should bring, by the line through them. Agreement speaks "
            "for the mechanism."));
    add("sweep", Words::tr("sweep"), Words::tr("sweep|sweeps", "forms"),
        Words::tr(
            "The same question over a parameter, such as the length of the value. A cost that is said to "
            "grow with it must do so."));
    add("counted", Words::tr("counted"),
        Words::tr("counted|counted exactly|counted per operation|counters", "forms"),
        Words::tr("Exact, from a pass that is not timed. It says whether the mechanism is there, not what it "
                  "costs."));
    add("check", Words::tr("check"), Words::tr("check|checks", "forms"),
        Words::tr("Something exact that must be so for the measurement to mean what it says: calls in the "
                  "machine code, bytes of the append-only file."));
}

void Glossary::addStatistics() {
    add("median", Words::tr("median"), Words::tr("median|medians", "forms"),
        Words::tr("The middle value: half of them lie below. One wild block does not move it."));
    add("distribution", Words::tr("raincloud"), Words::tr("half violin|distribution|distributions", "forms"),
        Words::tr(
            "Where the values lie: their density as a shape, the middle half as a box, each as a point."));
    add("hodges-lehmann", Words::tr("Hodges\u2013Lehmann"), Words::tr("Hodges\u2013Lehmann", "forms"),
        Words::tr("Median of the means of all pairs of blocks. For reference, not for the verdict."));
    add("t-interval", Words::tr("t interval"), Words::tr("t interval", "forms"),
        Words::tr("The usual interval, right for one look at a fixed number of normal blocks. For reference, "
                  "not for the verdict."));
    add("sign-flip", Words::tr("sign-flip p"), Words::tr("sign-flip p|sign flip", "forms"),
        Words::tr("How often equal arms would look this different by chance, at one look. For reference, not "
                  "for the verdict."));
    add("block-sd", Words::tr("block sd"), Words::tr("block sd|spread", "forms"),
        Words::tr("Standard deviation of the blocks' effects: how much blocks vary among each other."));
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "ui/session/snapshot.h"

#include <memory>
#include <string>
#include <utility>

// Timelines for the tests of what folds and shows them: made in memory, event by event.
namespace assay::test {

/// A case that grows.
class GrowingCase {
  public:
    GrowingCase& add(casefile::Event event) {
        const auto sequence = static_cast<std::int64_t>(state_.timeline.size());
        casefile::apply(state_, std::make_shared<const casefile::Record>(casefile::Record{
                                    sequence, UtcTime(std::chrono::seconds(1'800'000'000 + sequence)),
                                    std::move(event)}));
        return *this;
    }
    GrowingCase& note(const std::string& text) { return add(casefile::NoteAdded{text, "Ada"}); }
    GrowingCase& block(const std::string& run, const std::string& workload, int index, bool isVoid = false) {
        experiment::Block block;
        block.run = run;
        block.workload = workload;
        block.index = index;
        experiment::ArmWindows arm;
        arm.operations = arm.wall_ns = arm.cpu_ns = {1};
        block.arms = {arm};
        if (isVoid) block.void_reason = "something else used the core";
        return add(casefile::BlockMeasured{block});
    }
    /// As a run begins: its variants are built, its plan is frozen.
    GrowingCase& begin(const std::string& run, const std::string& plan = "quick") {
        experiment::Plan frozen;
        frozen.name = plan;
        add(casefile::StageEntered{"", casefile::Stage::build, 1});
        variant::Provenance built;
        built.variant = "baseline";
        add(casefile::VariantBuilt{built});
        add(casefile::PlanFrozen{frozen, "hash of " + plan});
        casefile::RunStarted started;
        started.run = run;
        started.plan_sha256 = "hash of " + plan;
        add(started);
        return add(casefile::StageEntered{run, casefile::Stage::measure, 0});
    }
    GrowingCase& end(const std::string& run,
                     casefile::RunOutcome outcome = casefile::RunOutcome::inconclusive) {
        return add(casefile::RunEnded{run, outcome, "", 150, 40, 0});
    }

    [[nodiscard]] const casefile::Case& state() const { return state_; }
    [[nodiscard]] ui::SnapshotPtr snapshot(int generation = 0,
                                           ui::OpenRun openRun = ui::OpenRun::none) const {
        auto out = std::make_shared<ui::Snapshot>();
        out->state = state_;
        out->generation = generation;
        out->openRun = openRun;
        return out;
    }

  private:
    casefile::Case state_;
};

}  // namespace assay::test

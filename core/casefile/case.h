// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/event_json.h"
#include "core/casefile/events.h"
#include "core/casefile/shared_list.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// The state of a case: the fold of its events. A value; copying it is cheap, because blocks and records are
// shared and immutable, so a snapshot can be handed to another thread.
namespace assay::casefile {

struct VariantState {
    variant::Recipe recipe;
    std::optional<variant::Provenance> built;  // of this recipe
    std::optional<VariantFailed> failed;       // the last attempt failed
};

struct RunState {
    std::string id;
    UtcTime started_at{};
    RunStarted started;
    std::optional<Stage> stage;  // the last one entered
    std::optional<RunEnded> ended;
    UtcTime ended_at{};
    int blocks = 0;
};

/// A frozen plan and all that was measured under it, over all its runs.
struct PlanState {
    experiment::Plan plan;
    std::string sha256;
    std::vector<std::shared_ptr<const experiment::Block>> blocks;          // in the order of the file
    std::vector<std::shared_ptr<const experiment::Injection>> injections;  // in the order of the file
    std::vector<experiment::MechanismCounts> counters;  // the latest per variant and workload
    std::vector<experiment::Profile> profiles;          // likewise
    std::vector<CalibrationMeasured> calibrations;      // the latest per workload
    std::vector<FindingComputed> findings;              // the latest per comparison, workload, metric
    std::optional<DosesComputed> doses;
    std::vector<std::string> joined;  // hashes of plans whose blocks count as this one's (case.joined)

    [[nodiscard]] bool is(std::string_view hash) const {
        return hash == sha256 || std::find(joined.begin(), joined.end(), hash) != joined.end();
    }
};

struct Case {
    CaseOpened brief;      // with all revisions applied
    std::string adoption;  // "", "patch proposed", "merged", "rejected"
    std::vector<VariantState> variants;
    std::vector<workload::Specification> workloads;
    std::vector<experiment::CheckSpecification> expected_checks;
    std::vector<CheckMade> checks;  // the latest per name, variant, workload
    std::vector<experiment::Plan> drafts;
    std::vector<PlanState> plans;  // in the order they were frozen; the last one is current
    std::vector<RunState> runs;
    SharedList<EvidenceAdded, 1> evidence;  // each may hold megabytes
    std::vector<CaseImported> imports;
    std::optional<CaseJoined> joined;
    std::optional<VerdictSettled> verdict;  // none while open or reopened
    UtcTime settled_at{};
    std::optional<Stage> build_stage;  // set while variants are being built before a plan is frozen
    SharedList<std::shared_ptr<const Record>> timeline;  // every record, oldest first

    [[nodiscard]] const VariantState* find_variant(std::string_view name) const;
    [[nodiscard]] const workload::Specification* find_workload(std::string_view name) const;
    [[nodiscard]] const experiment::Plan* find_draft(std::string_view name) const;
    [[nodiscard]] const PlanState* find_plan(std::string_view sha256) const;
    /// The plan that results speak of: the last frozen one, nullptr before any.
    [[nodiscard]] const PlanState* current_plan() const { return plans.empty() ? nullptr : &plans.back(); }
    /// The run that has started and not ended, nullptr when none. A killed run never ends; the follower and
    /// `assay run` tell it apart by its lock, not here.
    [[nodiscard]] const RunState* open_run() const;
    [[nodiscard]] const RunState* last_run() const { return runs.empty() ? nullptr : &runs.back(); }
};

/// Folds one record into the case. Never fails: an event that speaks of an unknown thing changes the timeline
/// only.
void apply(Case& state, std::shared_ptr<const Record> record);

[[nodiscard]] Case fold(const std::vector<std::shared_ptr<const Record>>& records);

}  // namespace assay::casefile

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/timeline_place.h"

#include "core/verdict/block_validity.h"

namespace assay::report {

namespace {

using namespace casefile;

/// One overload an event type.
struct Placing {
    static EntryPlace by_person(EntryKind kind) { return {kind, false, {}, false, false}; }
    static EntryPlace routine(EntryKind kind, std::string_view run) { return {kind, true, run, true, false}; }
    static EntryPlace trouble(EntryKind kind, std::string_view run) { return {kind, true, run, false, true}; }
    static EntryPlace found(std::string_view run) {
        return {EntryKind::measurement, true, run, false, false};
    }
    static EntryPlace measured(const experiment::Block& block) {
        return verdict::void_reason(block) ? trouble(EntryKind::measurement, block.run)
                                           : routine(EntryKind::measurement, block.run);
    }

    EntryPlace operator()(const CaseOpened&) const { return by_person(EntryKind::brief); }
    EntryPlace operator()(const CaseRevised&) const { return by_person(EntryKind::brief); }
    EntryPlace operator()(const VariantAdded&) const { return by_person(EntryKind::variant); }
    EntryPlace operator()(const WorkloadAdded&) const { return by_person(EntryKind::workload); }
    EntryPlace operator()(const CheckExpected&) const { return by_person(EntryKind::evidence); }
    EntryPlace operator()(const PlanDrafted&) const { return by_person(EntryKind::plan); }
    EntryPlace operator()(const PlacesRevised&) const { return by_person(EntryKind::brief); }
    EntryPlace operator()(const LinksRevised&) const { return by_person(EntryKind::brief); }
    EntryPlace operator()(const VariantRemoved&) const { return by_person(EntryKind::variant); }
    EntryPlace operator()(const WorkloadRemoved&) const { return by_person(EntryKind::workload); }
    EntryPlace operator()(const CheckWithdrawn&) const { return by_person(EntryKind::evidence); }
    EntryPlace operator()(const PlanWithdrawn&) const { return by_person(EntryKind::plan); }
    EntryPlace operator()(const EvidenceAdded&) const { return by_person(EntryKind::evidence); }
    EntryPlace operator()(const NoteAdded&) const { return by_person(EntryKind::note); }
    EntryPlace operator()(const VerdictSettled&) const { return by_person(EntryKind::verdict); }
    EntryPlace operator()(const CaseReopened&) const { return by_person(EntryKind::verdict); }
    EntryPlace operator()(const CaseImported&) const { return by_person(EntryKind::evidence); }
    EntryPlace operator()(const CaseJoined&) const { return by_person(EntryKind::evidence); }
    EntryPlace operator()(const UnknownEvent&) const { return by_person(EntryKind::unknown); }

    EntryPlace operator()(const VariantBuilt&) const { return routine(EntryKind::variant, {}); }
    EntryPlace operator()(const VariantFailed&) const { return trouble(EntryKind::variant, {}); }
    EntryPlace operator()(const PlanFrozen&) const { return routine(EntryKind::plan, {}); }
    EntryPlace operator()(const RunStarted& e) const { return routine(EntryKind::run, e.run); }
    EntryPlace operator()(const StageEntered& e) const { return routine(EntryKind::run, e.run); }
    EntryPlace operator()(const RunEnded& e) const {
        const bool failed = e.outcome == RunOutcome::failed || e.outcome == RunOutcome::void_;
        return failed ? trouble(EntryKind::run, e.run) : routine(EntryKind::run, e.run);
    }
    EntryPlace operator()(const CalibrationMeasured& e) const {
        return routine(EntryKind::measurement, e.run);
    }
    EntryPlace operator()(const BlockMeasured& e) const { return measured(e.block); }
    EntryPlace operator()(const CheckMade& e) const {
        return e.check.passed ? routine(EntryKind::evidence, e.run) : trouble(EntryKind::evidence, e.run);
    }
    EntryPlace operator()(const CountersMeasured& e) const { return routine(EntryKind::evidence, e.run); }
    EntryPlace operator()(const ProfileMeasured& e) const { return routine(EntryKind::evidence, e.run); }
    EntryPlace operator()(const InjectionMeasured& e) const {
        return e.injection.impossible.empty() ? measured(e.injection.block)
                                              : trouble(EntryKind::measurement, e.injection.block.run);
    }
    EntryPlace operator()(const FindingComputed& e) const {
        if (e.finding.decision == verdict::Decision::void_) return trouble(EntryKind::measurement, e.run);
        return e.finding.role == experiment::QuestionRole::claim ? found(e.run)
                                                                 : routine(EntryKind::measurement, e.run);
    }
    EntryPlace operator()(const DosesComputed& e) const { return found(e.run); }
};

}  // namespace

EntryPlace place_of(const Event& event) {
    return std::visit(Placing{}, event);
}

}  // namespace assay::report

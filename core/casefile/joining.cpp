// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/joining.h"

#include "core/base/json_mapping.h"
#include "core/casefile/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>

namespace assay::casefile {

namespace {

struct Source {
    std::string name;
    const LogContents* log;
    Case state;
    const PlanState* plan = nullptr;
    std::set<std::string> runs;  // of that plan
};

/// Workloads are compared by themselves: plans of older files do not hold their hashes.
json::object comparable(const experiment::Plan& plan) {
    auto out = to_json(plan).as_object();
    for (const char* free :
         {"name", "description", "seed", "budget_seconds", "maximum_blocks", "workload_sha256"})
        out.erase(free);
    return out;
}

Result<Source> opened(const JoinInput& input) {
    const auto& log = *input.log;
    if (log.damage)
        return fail(ErrorKind::damaged,
                    log.damage->newer
                        ? fmt::format("'{}' was written by a newer Assay ({})", input.name, log.damage->what)
                        : fmt::format("'{}' is damaged at line {}: {}", input.name, log.damage->line,
                                      log.damage->what),
                    "join whole files; `assay verify` says what holds");
    Source out{input.name, &log, fold(log.records), nullptr, {}};
    return out;
}

Status find_runs(Source& source) {
    source.plan = source.state.current_plan();
    if (source.plan == nullptr)
        return fail(ErrorKind::not_found, fmt::format("'{}' has no frozen plan", source.name),
                    "run it first");
    if (source.plan->blocks.empty())
        return fail(ErrorKind::not_found,
                    fmt::format("'{}' has no blocks of its plan '{}'", source.name, source.plan->plan.name),
                    "run it first");
    for (const auto& run : source.state.runs)
        if (source.plan->is(run.started.plan_sha256)) source.runs.insert(run.id);
    const auto& pinned = source.plan->plan.workload_sha256;
    for (const auto& name : experiment::workloads_of(source.plan->plan)) {
        const auto* workload = source.state.find_workload(name);
        if (workload == nullptr || !pinned || !pinned->contains(name)) continue;
        if (workload::specification_sha256(*workload) != pinned->at(name))
            return fail(
                ErrorKind::invalid_input,
                fmt::format("'{}': the workload '{}' is not what was measured any more", source.name, name),
                "take its edit back, or run the plan with it");
    }
    for (const auto& made : source.state.checks)
        if (!made.check.passed && verdict::speaks_of(made.check, source.plan->plan))
            return fail(
                ErrorKind::check_failed,
                fmt::format("'{}': check '{}' failed, expected {}, observed {}", source.name, made.check.name,
                            made.check.expected, made.check.observed),
                "a run whose checks fail is void and cannot be joined; mend what it names and run again");
    return {};
}

Status same_plan(const Source& first, const Source& other) {
    const auto& a = first.plan->plan;
    const auto& b = other.plan->plan;
    for (const auto& [variant, sha256] : a.binaries) {
        const auto found = b.binaries.find(variant);
        if (found != b.binaries.end() && found->second != sha256)
            return fail(
                ErrorKind::invalid_input,
                fmt::format("the binary of '{}' is not the same: {:.12} in '{}', {:.12} in '{}'", variant,
                            sha256, first.name, found->second, other.name),
                "only runs of the same binaries can be joined; take the store of the one host to the other");
    }
    const auto left = comparable(a);
    const auto right = comparable(b);
    for (const auto& [key, value] : left) {
        const auto* found = right.if_contains(key);
        if (found != nullptr && *found == value) continue;
        return fail(ErrorKind::invalid_input,
                    fmt::format("the plans of '{}' and '{}' differ in {}", first.name, other.name,
                                std::string_view(key)),
                    "only seed, budget, number of blocks, name and description may differ");
    }
    for (const auto& [key, value] : right)
        if (!left.contains(key))
            return fail(ErrorKind::invalid_input,
                        fmt::format("the plans of '{}' and '{}' differ in {}", first.name, other.name,
                                    std::string_view(key)),
                        "only seed, budget, number of blocks, name and description may differ");
    for (const auto& name : experiment::workloads_of(a)) {
        const auto* mine = first.state.find_workload(name);
        const auto* theirs = other.state.find_workload(name);
        if (mine == nullptr || theirs == nullptr || !(*mine == *theirs))
            return fail(ErrorKind::invalid_input,
                        fmt::format("the workload '{}' is not the same in '{}' and '{}'", name, first.name,
                                    other.name),
                        "join runs of one definition");
    }
    return {};
}

Status disjoint(const std::vector<Source>& sources) {
    std::map<std::string, std::string> seen;
    for (const auto& source : sources)
        for (const auto& run : source.runs)
            if (const auto [known, is_new] = seen.emplace(run, source.name); !is_new)
                return fail(ErrorKind::usage,
                            fmt::format("the run {} is in '{}' and in '{}'", run, known->second, source.name),
                            "give every run once: the same file, or a copy of it, adds nothing");
    return {};
}

template <class T, class... Ts>
concept OneOf = (std::is_same_v<T, Ts> || ...);

enum class Place {
    question,  // what was asked: taken from the first source
    session,   // what a run of the plan recorded, and what a person added: taken from every source
    left_out,  // derived anew, or of another plan
};

/// Where an event goes; one of a new type does not compile until somebody has decided it.
struct Sorting {
    const std::set<std::string>& runs;  // of the plan

    template <OneOf<CaseOpened, CaseRevised, PlacesRevised, LinksRevised, CaseImported, VariantAdded,
                    VariantRemoved, VariantBuilt, WorkloadAdded, WorkloadRemoved, CheckExpected,
                    CheckWithdrawn, PlanDrafted, PlanWithdrawn>
                  T>
    Place operator()(const T&) const {
        return Place::question;
    }
    template <OneOf<RunStarted, StageEntered, RunEnded, CalibrationMeasured, CheckMade, CountersMeasured,
                    ProfileMeasured>
                  T>
    Place operator()(const T& e) const {
        return of(e.run);
    }
    Place operator()(const BlockMeasured& e) const { return of(e.block.run); }
    Place operator()(const InjectionMeasured& e) const { return of(e.injection.block.run); }
    template <OneOf<NoteAdded, EvidenceAdded, UnknownEvent> T>
    Place operator()(const T&) const {
        return Place::session;
    }
    template <OneOf<VariantFailed, PlanFrozen, FindingComputed, DosesComputed, VerdictSettled, CaseReopened,
                    CaseJoined>
                  T>
    Place operator()(const T&) const {
        return Place::left_out;
    }

  private:
    [[nodiscard]] Place of(const std::string& run) const {
        return runs.contains(run) ? Place::session : Place::left_out;
    }
};

Place place_of(const Event& event, const std::set<std::string>& runs) {
    return std::visit(Sorting{runs}, event);
}

CaseJoined joined_event(const std::vector<Source>& sources) {
    CaseJoined out;
    out.plan_sha256 = sources.front().plan->sha256;
    for (const auto& source : sources) {
        JoinedSource one{source.name, source.log->last_sha256, source.plan->sha256, {}, {}};
        if (one.plan_sha256 != out.plan_sha256) one.plan = source.plan->plan;
        one.runs.assign(source.runs.begin(), source.runs.end());
        out.sources.push_back(std::move(one));
    }
    return out;
}

/// Numbers records and folds them.
class Script {
  public:
    void add(UtcTime at, Event event) {
        records_.push_back({static_cast<std::int64_t>(records_.size()), at, std::move(event)});
        apply(state_, std::make_shared<const Record>(records_.back()));
    }
    [[nodiscard]] const Case& state() const { return state_; }
    std::vector<Record> take() { return std::move(records_); }

  private:
    std::vector<Record> records_;
    Case state_;
};

}  // namespace

std::string joinable_part(const experiment::Plan& plan) {
    return json::serialize(comparable(plan));
}

Result<std::vector<Record>> join(std::span<const JoinInput> inputs, UtcTime now) {
    if (inputs.size() < 2)
        return fail(ErrorKind::usage, "there is nothing to join", "give at least two case files");
    std::vector<Source> sources;
    for (const auto& input : inputs) {
        auto source = opened(input);
        if (!source) return fail(std::move(source.error()));
        sources.push_back(std::move(*source));
    }
    for (auto& source : sources)
        if (auto found = find_runs(source); !found) return fail(std::move(found.error()));
    if (auto apart = disjoint(sources); !apart) return fail(std::move(apart.error()));
    for (std::size_t i = 1; i < sources.size(); ++i)
        if (auto same = same_plan(sources.front(), sources[i]); !same) return fail(std::move(same.error()));

    Script script;
    for (const auto& record : sources.front().log->records)
        if (place_of(record->event, sources.front().runs) == Place::question)
            script.add(record->at, record->event);
    const auto& plan = *sources.front().plan;
    script.add(now, PlanFrozen{plan.plan, plan.sha256});
    script.add(now, joined_event(sources));
    for (const auto& source : sources)
        for (const auto& record : source.log->records)
            if (place_of(record->event, source.runs) == Place::session) script.add(record->at, record->event);
    const auto evaluation = evaluate(script.state(), *script.state().current_plan());
    for (const auto& finding : evaluation.findings) {
        FindingComputed computed{"", plan.sha256, finding, {}};
        for (const auto& gate : evaluation.gates)
            if (gate.workload == finding.workload) computed.gates.push_back(gate);
        script.add(now, std::move(computed));
    }
    if (!evaluation.doses.empty()) script.add(now, DosesComputed{"", plan.sha256, evaluation.doses});
    return script.take();
}

namespace {

/// Tells the time of the record that is being written.
class RecordedTime final : public Clock {
  public:
    void set(UtcTime at) { at_ = at; }
    [[nodiscard]] UtcTime now_utc() const override { return at_; }
    [[nodiscard]] Nanoseconds monotonic() const override { return {}; }

  private:
    UtcTime at_{};
};

}  // namespace

Status write_records(const std::filesystem::path& file, const std::vector<Record>& records) {
    RecordedTime clock;
    clock.set(records.front().at);
    auto writer = LogWriter::create(file, clock, records.front().event);
    if (!writer) return fail(std::move(writer.error()));
    for (std::size_t i = 1; i < records.size(); ++i) {
        clock.set(records[i].at);
        if (auto added = writer->append(records[i].event); !added) {
            std::error_code ignored;
            std::filesystem::remove(file, ignored);
            return fail(std::move(added.error()));
        }
    }
    return {};
}

}  // namespace assay::casefile

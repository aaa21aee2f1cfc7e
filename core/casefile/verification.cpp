// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/verification.h"

#include "core/base/base64.h"
#include "core/base/json_mapping.h"
#include "core/base/sha256.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/joining.h"
#include "core/verdict/foreign_load.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace assay::casefile {

namespace {

// Names the first member whose JSON differs: "low_percent: recorded -5.8, recomputed -5.7".
std::string first_difference(const json::object& recorded, const json::object& recomputed) {
    for (const auto& [key, value] : recomputed) {
        const auto* other = recorded.if_contains(key);
        const auto text = json::serialize(value);
        const auto other_text = other == nullptr ? std::string("nothing") : json::serialize(*other);
        if (text != other_text)
            return fmt::format("{}: recorded {}, recomputed {}", std::string_view(key), other_text, text);
    }
    for (const auto& [key, value] : recorded)
        if (!recomputed.contains(key))
            return fmt::format("{}: recorded {}, recomputed nothing", std::string_view(key),
                               json::serialize(value));
    return {};
}

// As it would be read back from a file: both sides of the comparison then went through the same conversion of
// numbers to text and back.
json::value as_read(const json::value& value) {
    return json::parse(json::serialize(value));
}

class Verifier {
  public:
    Verifier(std::vector<VerificationStep>& steps, std::vector<std::string>& notes)
        : steps_(&steps), notes_(&notes) {}

    void take(const std::shared_ptr<const Record>& record) {
        const auto& event = record->event;
        sequence_ = record->sequence;
        if (const auto* finding = std::get_if<FindingComputed>(&event)) {
            check_finding(*finding);
        } else if (const auto* doses = std::get_if<DosesComputed>(&event)) {
            check_doses(*doses);
        } else if (const auto* joined = std::get_if<CaseJoined>(&event)) {
            check_joined(*joined);
        } else if (const auto* frozen = std::get_if<PlanFrozen>(&event)) {
            check_hash(fmt::format("plan '{}'", frozen->plan.name), frozen->sha256,
                       experiment::plan_sha256(frozen->plan));
            check_workloads(*frozen);
        } else if (const auto* added = std::get_if<VariantAdded>(&event)) {
            for (const auto& patch : added->recipe.patches)
                check_hash(fmt::format("patch '{}'", patch.name), patch.sha256, sha256_hex(patch.text));
        } else if (const auto* evidence = std::get_if<EvidenceAdded>(&event)) {
            check_attachment(*evidence);
        } else if (const auto* measured = std::get_if<BlockMeasured>(&event)) {
            check_foreign_load(measured->block, "block");
        } else if (const auto* injected = std::get_if<InjectionMeasured>(&event)) {
            check_foreign_load(injected->injection.block, "known costs, block");
        } else if (const auto* settled = std::get_if<VerdictSettled>(&event)) {
            check_verdict(*settled);
        }
        if (!std::holds_alternative<FindingComputed>(event) && !std::holds_alternative<DosesComputed>(event))
            evaluation_.reset();  // the inputs may have changed
        apply(state_, record);
    }

  private:
    void add(std::string what, bool holds, std::string detail) {
        steps_->push_back({sequence_, std::move(what), holds, holds ? std::string() : std::move(detail)});
    }

    void check_hash(std::string what, const std::string& recorded, const std::string& recomputed) {
        add(std::move(what), recorded == recomputed,
            fmt::format("recorded SHA-256 {}, recomputed {}", recorded, recomputed));
    }

    const verdict::Evaluation* evaluation_of(const std::string& plan_sha256) {
        const auto* plan = state_.find_plan(plan_sha256);
        if (plan == nullptr) return nullptr;
        if (!evaluation_ || evaluated_plan_ != plan_sha256) {
            evaluation_ = evaluate(state_, *plan);
            evaluated_plan_ = plan_sha256;
        }
        return &*evaluation_;
    }

    void check_finding(const FindingComputed& recorded) {
        const auto what = fmt::format("finding {} on {} ({})", recorded.finding.comparison,
                                      recorded.finding.workload, recorded.finding.metric);
        const auto* evaluation = evaluation_of(recorded.plan_sha256);
        if (evaluation == nullptr) return add(what, false, "its plan is not in the file");
        const auto found = std::find_if(
            evaluation->findings.begin(), evaluation->findings.end(), [&](const verdict::Finding& f) {
                return f.comparison == recorded.finding.comparison &&
                       f.workload == recorded.finding.workload && f.metric == recorded.finding.metric;
            });
        if (found == evaluation->findings.end())
            return add(what, false, "the plan does not ask this question");
        const auto difference =
            first_difference(to_json(recorded.finding).as_object(), as_read(to_json(*found)).as_object());
        add(what, difference.empty(), difference);
        check_gates(what, recorded, *evaluation);
    }

    /// Beside a finding a run records the gates of its workload; some files hold those of others too.
    void check_gates(const std::string& finding, const FindingComputed& recorded,
                     const verdict::Evaluation& evaluation) {
        const auto what = "gates of " + finding;
        for (const auto& gate : evaluation.gates) {
            const auto same = [&](const verdict::Gate& g) {
                return g.workload == gate.workload && g.name == gate.name;
            };
            const auto found = std::find_if(recorded.gates.begin(), recorded.gates.end(), same);
            if (found == recorded.gates.end()) {
                if (gate.workload == recorded.finding.workload)
                    return add(what, false, fmt::format("'{}' is not recorded", gate.name));
                continue;
            }
            const auto difference =
                first_difference(to_json(*found).as_object(), as_read(to_json(gate)).as_object());
            if (!difference.empty()) return add(what, false, fmt::format("{}: {}", gate.name, difference));
        }
        add(what, true, {});
    }

    void check_attachment(const EvidenceAdded& evidence) {
        if (!evidence.attachment) return;
        const auto what = fmt::format("attachment '{}'", evidence.attachment->name);
        const auto content = decode_base64(evidence.attachment->base64);
        if (!content) return add(what, false, "its content is no base64");
        check_hash(what, evidence.attachment->sha256, sha256_hex(*content));
    }

    /// The one void rule whose inputs are all in the block. Said only where it speaks: most blocks are quiet.
    void check_foreign_load(const experiment::Block& block, const char* kind) {
        const bool said = block.void_reason && verdict::is_foreign_load(*block.void_reason);
        if (block.void_reason && !said) return;  // another rule came first
        const auto* plan = state_.find_plan(block.plan_sha256);
        const auto rule = plan != nullptr ? verdict::foreign_load_rule(plan->plan) : std::nullopt;
        if (!rule || shares_core(block.run)) return;
        const auto found = verdict::foreign_load(block, *rule);
        // Before the rule held for known costs too, their blocks were recorded without it.
        if (!said && (!found || kind != std::string_view("block"))) return;
        add(fmt::format("{} {} on {}: why it is void", kind, block.index, block.workload),
            found == block.void_reason,
            fmt::format("recorded '{}', recomputed '{}'", block.void_reason.value_or("not void"),
                        found.value_or("not void")));
    }

    /// Server and load on one core by force: then waiting for it is no sign of a stranger.
    [[nodiscard]] bool shares_core(const std::string& run) const {
        return std::any_of(state_.runs.begin(), state_.runs.end(), [&](const RunState& r) {
            return r.id == run && r.started.server_cpus == r.started.load_cpus;
        });
    }

    void check_doses(const DosesComputed& recorded) {
        const std::string what = "doses and sweeps";
        const auto* evaluation = evaluation_of(recorded.plan_sha256);
        if (evaluation == nullptr) return add(what, false, "its plan is not in the file");
        const auto difference = first_difference(to_json(recorded.doses).as_object(),
                                                 as_read(to_json(evaluation->doses)).as_object());
        add(what, difference.empty(), difference);
    }

    /// What the plan measured is what stood in the file when it was frozen.
    void check_workloads(const PlanFrozen& frozen) {
        if (!frozen.plan.workload_sha256) return;
        for (const auto& [name, sha256] : *frozen.plan.workload_sha256) {
            const auto what = fmt::format("workload '{}' of plan '{}'", name, frozen.plan.name);
            if (const auto* workload = state_.find_workload(name))
                check_hash(what, sha256, workload::specification_sha256(*workload));
            else
                add(what, false, "it is not in the file");
        }
    }

    /// The plans whose blocks count together must be the same but for what may differ.
    void check_joined(const CaseJoined& joined) {
        const auto* plan = state_.find_plan(joined.plan_sha256);
        for (const auto& source : joined.sources) {
            const auto what = fmt::format("plan of '{}'", source.name);
            if (plan == nullptr) {
                add(what, false, "the plan that it was joined to is not in the file");
            } else if (!source.plan) {
                add(what, source.plan_sha256 == joined.plan_sha256,
                    "its plan is another, and is not in the file");
            } else if (joinable_part(*source.plan) != joinable_part(plan->plan) ||
                       (source.plan->workload_sha256 && plan->plan.workload_sha256 &&
                        *source.plan->workload_sha256 != *plan->plan.workload_sha256)) {
                add(what, false,
                    "it differs from the plan that it was joined to by more than seed and budget");
            } else {
                check_hash(what, source.plan_sha256, experiment::plan_sha256(*source.plan));
            }
        }
    }

    void check_verdict(const VerdictSettled& settled) {
        const auto what = fmt::format("verdict {}", enum_name(settled.state));
        if (settled.basis != VerdictBasis::measured) return judged(settled);
        const auto* evaluation = evaluation_of(settled.plan_sha256);
        if (evaluation == nullptr) return add(what, false, "the plan that it rests on is not in the file");
        const auto recomputed = enum_name(evaluation->conclusion.decision);
        add(what, recomputed == enum_name(settled.state),
            fmt::format("settled as {}, the samples say {}", enum_name(settled.state), recomputed));
    }

    /// There is nothing to recompute, and that must be said.
    void judged(const VerdictSettled& settled) {
        const auto* plan = state_.current_plan();  // where it names none
        const bool unnamed = settled.plan_sha256.empty() && plan != nullptr;
        const auto* evaluation = evaluation_of(unnamed ? plan->sha256 : settled.plan_sha256);
        const auto samples = evaluation == nullptr ? std::string("it rests on no samples of this file")
                                                   : fmt::format("the samples say {}",
                                                                 enum_name(evaluation->conclusion.decision));
        notes_->push_back(
            fmt::format("the verdict '{}' (event {}) is {}, it does not follow from samples: {}",
                        enum_name(settled.state), sequence_,
                        settled.basis == VerdictBasis::imported ? "imported" : "a judgement", samples));
    }

    std::vector<VerificationStep>* steps_;
    std::vector<std::string>* notes_;
    std::int64_t sequence_ = 0;
    Case state_;
    std::optional<verdict::Evaluation> evaluation_;
    std::string evaluated_plan_;
};

}  // namespace

bool Verification::holds() const {
    return std::all_of(steps.begin(), steps.end(), [](const VerificationStep& step) { return step.holds; });
}

Verification verify(const LogContents& log) {
    Verification out;
    out.steps.push_back({-1, fmt::format("hash chain over {} events", log.records.size()), !log.damage,
                         log.damage ? fmt::format("line {}: {}", log.damage->line, log.damage->what) : ""});
    if (!log.torn.empty())
        out.notes.push_back(fmt::format(
            "the last line is unfinished ({} bytes, a write was cut off); it is left out", log.torn.size()));
    Verifier verifier(out.steps, out.notes);
    for (const auto& record : log.records)
        verifier.take(record);
    return out;
}

}  // namespace assay::casefile

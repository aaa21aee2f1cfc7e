// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/gates.h"

#include "core/experiment/schedule.h"
#include "core/stats/order_statistics.h"
#include "core/verdict/decision.h"
#include "core/verdict/percent.h"
#include "core/verdict/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace assay::verdict {

namespace {

using experiment::CheckKind;
using experiment::CheckResult;

bool is_about_bytes(const CheckResult& check) {
    return check.kind == CheckKind::aof_identical || check.kind == CheckKind::aof_bytes;
}

std::string failure(const CheckResult& check) {
    return fmt::format("check '{}' of '{}' failed: expected {}, observed {}", check.name, check.variant,
                       check.expected, check.observed);
}

std::string void_summary(const WorkloadFacts& facts) {
    if (facts.voided() == 0) return fmt::format("{}, none void", count_of(facts.counted(), "block"));
    const auto first = std::find_if(facts.blocks.begin(), facts.blocks.end(),
                                    [](const JudgedBlock& judged) { return judged.void_reason.has_value(); });
    return fmt::format("{} of {} void, the first because: {}", facts.voided(),
                       count_of(facts.counted() + facts.voided(), "block"), *first->void_reason);
}

/// fail before unknown before pass: the state of several is that of the worst.
GateState worst(GateState one, GateState other) {
    if (one == GateState::fail || other == GateState::fail) return GateState::fail;
    return one == GateState::unknown || other == GateState::unknown ? GateState::unknown : GateState::pass;
}

}  // namespace

int WorkloadFacts::counted() const {
    return static_cast<int>(blocks.size()) - voided();
}

int WorkloadFacts::voided() const {
    return static_cast<int>(std::count_if(blocks.begin(), blocks.end(), [](const JudgedBlock& judged) {
        return judged.void_reason.has_value();
    }));
}

Gate same_work_gate(const WorkloadFacts& facts, const experiment::Plan& plan) {
    const auto gate = [&](GateState state, std::string detail) {
        return Gate{facts.name, "same work", state, std::move(detail)};
    };
    for (const auto& check : facts.checks)
        if (!check.passed && !is_about_bytes(check)) return gate(GateState::fail, failure(check));
    if (facts.blocks.empty()) return gate(GateState::unknown, "no block was measured yet");
    const bool too_many =
        experiment::too_many_voids(static_cast<int>(facts.blocks.size()), facts.voided(), plan.void_limit);
    return gate(too_many || facts.counted() == 0 ? GateState::fail : GateState::pass, void_summary(facts));
}

std::optional<Gate> same_bytes_gate(const WorkloadFacts& facts) {
    const auto gate = [&](GateState state, std::string detail) {
        return Gate{facts.name, "same bytes", state, std::move(detail)};
    };
    for (const auto& check : facts.checks)
        if (!check.passed && is_about_bytes(check)) return gate(GateState::fail, failure(check));
    const bool compared = std::any_of(facts.checks.begin(), facts.checks.end(), [](const CheckResult& check) {
        return check.kind == CheckKind::aof_identical;
    });
    if (compared) return gate(GateState::pass, "the persisted bytes of all variants are identical (SHA-256)");
    if (facts.specification == nullptr || !facts.specification->same_bytes) return std::nullopt;
    return gate(GateState::unknown, "the persisted bytes were not compared yet");
}

stats::AnytimeInterval null_interval(const WorkloadFacts& facts, const experiment::Plan& plan,
                                     experiment::Metric metric) {
    const auto effects = counted_effects(facts.blocks, experiment::null_arm, metric, plan.trim);
    return stats::anytime_interval(effects, plan.mixture_a, plan.alpha);
}

Gate null_gate(const WorkloadFacts& facts, const experiment::Plan& plan) {
    std::map<experiment::Metric, std::set<double>> asked;
    for (const auto& question : plan.questions)
        if (question.workload == facts.name) asked[question.metric].insert(question.material_percent);
    Gate gate{facts.name, "null", GateState::pass, {}};
    std::vector<std::string> details;
    for (const auto& [metric, thresholds] : asked) {
        const auto interval = null_interval(facts, plan, metric);
        if (!interval.is_finite()) {
            gate.state = worst(gate.state, GateState::unknown);
            details.push_back(fmt::format("{}: no interval of A'/A yet", metric_words(metric)));
            continue;
        }
        for (const double material : thresholds) {
            const bool within = within_material(interval, Percent(material));
            gate.state = worst(gate.state, within ? GateState::pass : GateState::fail);
            details.push_back(fmt::format("{}: A'/A {}, {} ±{}", metric_words(metric),
                                          signed_range(percent(interval.low), percent(interval.high), 2),
                                          within ? "within" : "not within", plain_percent(material)));
        }
    }
    if (asked.empty()) gate.state = GateState::unknown;
    gate.detail = fmt::format("{}", fmt::join(details, "; "));
    return gate;
}

std::optional<double> idle_share(const WorkloadFacts& facts) {
    std::map<std::string, std::vector<double>> idle;
    for (const auto& judged : facts.blocks) {
        if (judged.void_reason) continue;
        for (const auto& arm : judged.block->arms) {
            // Nothing recorded reads as nothing used: that would be a pass that nobody measured.
            const bool recorded =
                arm.load_cpu_ns.size() == arm.wall_ns.size() &&
                std::any_of(arm.load_cpu_ns.begin(), arm.load_cpu_ns.end(), [](auto ns) { return ns > 0; });
            if (!recorded) return std::nullopt;
            for (std::size_t round = 0; round < arm.wall_ns.size(); ++round)
                idle[arm.arm].push_back(1 - static_cast<double>(arm.load_cpu_ns[round]) /
                                                static_cast<double>(arm.wall_ns[round]));
        }
    }
    std::optional<double> least;
    for (const auto& [arm, shares] : idle) {
        const double share = stats::median(shares);
        if (!least || share < *least) least = share;
    }
    return least;
}

Gate headroom_gate(const WorkloadFacts& facts) {
    Gate gate{facts.name, "headroom", GateState::unknown, "the load thread's CPU time was not measured"};
    if (const auto idle = idle_share(facts)) {
        gate.state = *idle >= least_idle_share ? GateState::pass : GateState::fail;
        gate.detail = fmt::format(
            "the load thread is idle {:.0f}% of a window; {:.0f}% are needed for throughput and "
            "wall time",
            100 * std::max(0.0, *idle), 100 * least_idle_share);
    }
    return gate;
}

Layouts layouts_of(const WorkloadFacts& facts, const std::string& arm) {
    if (facts.counted() == 0) return Layouts::uncontrolled;
    auto out = Layouts::paired;
    for (const auto& judged : facts.blocks) {
        if (judged.void_reason) continue;
        const auto index = find_arm(*judged.block, arm);
        if (!index) continue;
        for (const auto layout : {judged.block->arms.front().layout, judged.block->arms[*index].layout}) {
            if (layout == Layouts::uncontrolled) return layout;
            if (layout == Layouts::independent) out = layout;
        }
    }
    return out;
}

Layouts layouts_of(const WorkloadFacts& facts) {
    auto out = facts.counted() > 0 ? Layouts::paired : Layouts::uncontrolled;
    for (const auto& judged : facts.blocks) {
        if (judged.void_reason) continue;
        for (const auto& arm : judged.block->arms) {
            if (arm.layout == Layouts::uncontrolled) return arm.layout;
            if (arm.layout == Layouts::independent) out = arm.layout;
        }
    }
    return out;
}

Gate layout_gate(const WorkloadFacts& facts, const experiment::Plan& plan) {
    Gate gate{facts.name, "layout", GateState::unknown, "no block was measured yet"};
    if (facts.counted() == 0) return gate;
    std::map<Layouts, std::vector<std::string>> arms;
    for (const auto& comparison : experiment::comparisons_of(plan, facts.name))
        arms[layouts_of(facts, comparison)].push_back(comparison);
    const auto named = [&](Layouts layouts) {
        return arms.size() > 1 ? fmt::format("{}: ", fmt::join(arms[layouts], ", ")) : std::string();
    };
    std::vector<std::string> details;
    if (arms.contains(Layouts::paired))
        details.push_back(named(Layouts::paired) +
                          "every block has its own layout, the same in all arms but for what was changed");
    if (arms.contains(Layouts::independent))
        details.push_back(named(Layouts::independent) +
                          "every block has its own layouts, independent since nearly all code differs");
    if (arms.contains(Layouts::uncontrolled))
        details.push_back(
            named(Layouts::uncontrolled) +
            fmt::format("one fixed layout of each binary: intervals count as wider by {} on both sides",
                        plain_percent(layout_doubt.value)));
    gate.state = arms.contains(Layouts::uncontrolled) ? GateState::fail : GateState::pass;
    gate.detail = fmt::format("{}", fmt::join(details, "; "));
    return gate;
}

}  // namespace assay::verdict

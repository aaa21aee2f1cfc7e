// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// What is decided before the first sample (METHOD 2, 3, 4, 6). A plan is drafted in the definition, frozen at
// the start of a run, and named by the SHA-256 of its JSON. Nothing in it may change afterwards.
namespace assay::experiment {

/// cpu_ns_per_op: of the server's main thread; all_cpu_ns_per_op: of all its threads (I/O threads).
/// server_usec_per_call: of the workload's command, as the server counts it itself.
BOOST_DEFINE_ENUM_CLASS(Metric, cpu_ns_per_op, wall_ns_per_op, throughput_ops, all_cpu_ns_per_op,
                        minor_faults_per_op, context_switches_per_op, peak_memory_bytes, server_usec_per_call)
/// What the question claims of ln(B/A). `changes` is two-sided: the effect is at least δ in either direction.
BOOST_DEFINE_ENUM_CLASS(Direction, lowers, raises, changes)
/// claim: decides the verdict. calibration: a known dose of the mechanism. guard: a workload off the path,
/// that should show no effect.
BOOST_DEFINE_ENUM_CLASS(QuestionRole, claim, calibration, guard)
/// A claim over several questions holds when all hold (each at α), or when any holds (Holm).
BOOST_DEFINE_ENUM_CLASS(Combination, all, any)

/// per_block: every block runs freshly linked binaries (METHOD 3.6); fixed: every block the same ones.
BOOST_DEFINE_ENUM_CLASS(LayoutPolicy, per_block, fixed)
/// How an arm's code lay in memory, measured against the baseline's.
///   paired        linked for the block: every function that is the same lies where it lies in the baseline
///   independent   linked for the block in an order of its own, since nearly all code differs
///   uncontrolled  one fixed binary
BOOST_DEFINE_ENUM_CLASS(Layouts, paired, independent, uncontrolled)

/// "`comparison` `direction` `metric` on `workload` by at least δ."
struct Question {
    std::string comparison;  // the variant's name
    std::string workload;
    Metric metric = Metric::cpu_ns_per_op;
    Direction direction = Direction::lowers;
    double material_percent = 1.0;  // δ, above 0
    QuestionRole role = QuestionRole::claim;
    bool operator==(const Question&) const = default;
};
BOOST_DESCRIBE_STRUCT(Question, (), (comparison, workload, metric, direction, material_percent, role))

struct Plan {
    std::string name;
    std::string description;
    std::string baseline;
    std::vector<Question> questions;
    std::vector<std::string> proof_variants;   // proof pass: these variants …
    std::vector<std::string> proof_workloads;  // … on these workloads
    Combination combination = Combination::all;
    int rounds = 0;          // rounds a block; 0 = the pilot chooses them (rounds_choice.h)
    int warmup_rounds = 9;   // thrown away first (METHOD 3.3)
    double window_ms = 2;    // what the pilot sizes windows to; 1 to 50 (sizing.h says why so short)
    double trim = 0.2;       // trimmed mean over rounds, each side
    double mixture_a = 1;    // a of the Beta(a, a) mixture
    double alpha = 0.05;     // two-sided
    int minimum_blocks = 8;  // below, no interval is finite at a = 1
    int maximum_blocks = 0;  // per workload; 0 = the budget alone ends the run
    double budget_seconds = 150;
    double void_limit = 0.10;  // more void blocks than this: the run is void
    /// Known costs are injected on the workloads of claims and guards until it is clear whether they are
    /// recovered, in at most so many blocks each. 0: none. Absent in plans from before there were any.
    std::optional<int> injection_blocks;
    /// A block is void when a server waited for its core for more than this share of its windows, 0 to 1.
    /// Absent in plans from before there was the rule.
    std::optional<double> foreign_load_limit;
    /// Share of an arm's windows that the rule leaves out, those that waited longest: what a trimmed mean
    /// cuts spoils no block. At most `trim`; without effect where a question is about a metric that is not
    /// trimmed. Absent in plans of before: none.
    std::optional<double> foreign_load_trim;
    std::uint64_t seed = 1;
    std::optional<LayoutPolicy> layouts;          // a definition's default is per_block; absent: fixed
    std::vector<std::string> exclusion_rules;     // in words, for the record
    std::map<std::string, std::string> binaries;  // variant -> SHA-256; filled when the plan is frozen
    /// Variant -> how much of the mechanism it carries; filled when the plan is chosen for a run. Absent in
    /// older files, whose plans keep the hash that they were frozen with.
    std::optional<std::map<std::string, double>> doses;
    /// Workload -> specification_sha256, of those that questions ask about; filled when the plan is chosen
    /// for a run, so that an edited workload makes another plan. Absent in older files, as above.
    std::optional<std::map<std::string, std::string>> workload_sha256;
    bool operator==(const Plan&) const = default;
};
BOOST_DESCRIBE_STRUCT(Plan, (),
                      (name, description, baseline, questions, proof_variants, proof_workloads, combination,
                       rounds, warmup_rounds, window_ms, trim, mixture_a, alpha, minimum_blocks,
                       maximum_blocks, budget_seconds, void_limit, injection_blocks, foreign_load_limit,
                       foreign_load_trim, seed, layouts, exclusion_rules, binaries, doses, workload_sha256))

/// What a new plan gets where it does not say otherwise.
inline constexpr int usual_injection_blocks = 20;
inline constexpr double usual_foreign_load_limit = 0.10;

/// Of a budget, wherever one is given.
inline constexpr double longest_budget_seconds = 1e9;

/// SHA-256 of the plan's canonical JSON.
[[nodiscard]] std::string plan_sha256(const Plan& plan);

/// Workloads in the order of the questions; variants of a workload's block: baseline first, then the
/// comparisons in the order of the questions, each once.
[[nodiscard]] std::vector<std::string> workloads_of(const Plan& plan);
/// δ of the injected costs on a workload, in percent: the smallest that a claim or guard asks about there.
/// None where the plan injects nothing: no claim and no guard, or injection_blocks absent or 0.
[[nodiscard]] std::optional<double> injected_percent(const Plan& plan, const std::string& workload);
[[nodiscard]] std::vector<std::string> comparisons_of(const Plan& plan, const std::string& workload);

}  // namespace assay::experiment

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/base/json_mapping.h"
#include "core/base/process.h"
#include "core/experiment/plan.h"
#include "core/probe/environment.h"
#include "core/probe/seen_here.h"
#include "core/report/text_table.h"
#include "core/runner/qualification.h"
#include "core/variant/binary_facts.h"
#include "core/verdict/dose_table.h"
#include "core/workload/encoder.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cmath>
#include <memory>

namespace assay::cli {

namespace {

namespace fs = std::filesystem;
using report::TextTable;

struct Options {
    std::string binary, budget = "60s", cpus;
    std::uint64_t seed = 1;
    bool one_core = false, as_json = false;
};

struct Outcome {
    variant::BinaryFacts facts;
    runner::QualificationRequest request;
    verdict::DoseTable table;
    probe::EnvironmentSheet environment;
};

Result<fs::path> binary_of(const Options& options) {
    if (!options.binary.empty()) return fs::absolute(options.binary);
    auto found = find_program("redis-server");
    if (found) return found;
    return fail(ErrorKind::not_found, "there is no redis-server in PATH", "name one with --binary");
}

const char* words_of(verdict::GateState state) {
    switch (state) {
        case verdict::GateState::pass:
            return "Known costs are recovered as injected.";
        case verdict::GateState::fail:
            return "Known costs are NOT recovered as injected: what is measured here is off.";
        case verdict::GateState::unknown:
            return "Undecided: the blocks are too few or too noisy to tell known costs from none.";
    }
    return "";
}

std::string percent(std::optional<double> value, const char* otherwise) {
    return value ? fmt::format("{}{:.2f}", *value < 0 ? "−" : "+", std::abs(*value)) : otherwise;
}

std::string text_of(const Outcome& outcome) {
    const auto& [facts, request, table, environment] = outcome;
    auto out = fmt::format("{} ({}), {}\n{}: {}\n\n", request.binary.string(),
                           facts.version.empty() ? "version unknown" : facts.version,
                           request.placement.text(), request.workload.name, request.workload.description);
    using Align = TextTable::Align;
    TextTable doses({{"injected %", Align::decimal},
                     {"as counted %", Align::decimal},
                     {"recovered %", Align::decimal},
                     {"from %", Align::decimal},
                     {"to %", Align::decimal},
                     {"blocks", Align::decimal}});
    for (const auto& row : table.doses)
        doses.add({fmt::format("{:g}", row.nominal_percent), fmt::format("{:.3f}", row.injected_percent),
                   percent(row.recovered_percent, ""), percent(row.low_percent, "−∞"),
                   percent(row.high_percent, "+∞"), std::to_string(row.blocks)});
    out += doses.text(2) + "\n";
    if (table.slope && table.slope_low && table.slope_high)
        out += fmt::format("Slope of recovered on injected: {:.2f} ({:.2f} to {:.2f}), {} blocks.\n",
                           *table.slope, *table.slope_low, *table.slope_high, table.blocks);
    out += words_of(verdict::recovery(table));
    out += "\n";
    if (table.visible_percent)
        out += fmt::format(
            "Effects from {:.2f}% of CPU/op on can be seen here in {} blocks ({:.0f} s); the blocks of "
            "a null arm spread by {:.2f}%.\n",
            *table.visible_percent, table.blocks, request.budget_seconds,
            table.noise_band_percent.value_or(0));
    if (table.voided > 0)
        out += fmt::format("{} {} void, the last one: {}.\n", table.voided,
                           table.voided == 1 ? "block is" : "blocks are", table.void_reason);
    return out;
}

/// Every member is there, null where nothing is known.
template <class T>
json::object with_nulls(const T& value) {
    json::object out;
    boost::mp11::mp_for_each<mapping::members<T>>(
        [&](auto member) { out[member.name] = to_json(value.*member.pointer); });
    return out;
}

json::object json_of(const Outcome& outcome) {
    const auto& [facts, request, table, environment] = outcome;
    json::object out;
    out["binary"] = request.binary.string();
    out["sha256"] = facts.sha256;
    out["version"] = facts.version;
    out["server_cpus"] = to_json(request.placement.server_cpus);
    out["load_cpus"] = to_json(request.placement.load_cpus);
    out["workload"] = to_json(request.workload);
    out["seed"] = request.seed;
    out["budget_seconds"] = request.budget_seconds;
    out["state"] = enum_name(verdict::recovery(table));
    for (const auto& member : with_nulls(table))
        out[member.key()] = member.value();
    json::array doses;
    for (const auto& row : table.doses)
        doses.push_back(with_nulls(row));
    out["doses"] = std::move(doses);
    out["environment"] = to_json(environment);
    return out;
}

int exit_code_of(const verdict::DoseTable& table) {
    if (table.blocks == 0) return exit_code::void_run;
    return verdict::recovery(table) == verdict::GateState::pass ? exit_code::done : exit_code::inconclusive;
}

Result<Outcome> measure(Context& context, const Options& options) {
    Outcome out;
    const auto seconds = parse_seconds(options.budget);
    if (!seconds) return fail(seconds.error());
    const auto binary = binary_of(options);
    if (!binary) return fail(binary.error());
    const auto facts = variant::inspect(*binary);
    if (!facts) return fail(facts.error());
    if (facts->version.empty())
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is no Redis server", binary->string()),
                    "name a redis-server with --binary");
    if (!facts->dynamically_linked)
        return fail(
            ErrorKind::unsupported,
            fmt::format("'{}' is linked statically, so no known cost can be injected", binary->string()),
            "link it dynamically");
    const auto placement = options.cpus.empty() ? probe::choose_placement(options.one_core)
                                                : probe::parse_placement(options.cpus, probe::allowed_cpus());
    if (!placement) return fail(placement.error());
    out.facts = *facts;
    out.request.binary = *binary;
    out.request.binary_sha256 = facts->sha256;
    out.request.placement = *placement;
    out.request.budget_seconds = *seconds;
    out.request.seed = options.seed;
    out.request.workload = runner::qualification_workload();
    auto cpus = placement->server_cpus;
    cpus.insert(cpus.end(), placement->load_cpus.begin(), placement->load_cpus.end());
    out.environment = probe::environment_sheet(cpus, fs::temp_directory_path());
    probe::add_load_by_others(out.environment);
    for (const auto& warning : probe::environment_warnings(out.environment))
        context.warn(warning);
    const experiment::Plan usual;
    const auto table_of = [&](const auto& blocks) {
        return verdict::dose_table(blocks, usual.trim, usual.mixture_a, usual.alpha);
    };
    const auto blocks = runner::qualify(out.request, context.clock, context.stop, [&](const auto& so_far) {
        const auto table = table_of(so_far);
        const auto& why = so_far.back()->block.void_reason;
        context.warn(
            fmt::format("block {}: {}slope {}", so_far.size(), why ? "void, " + *why + "; " : std::string(),
                        table.slope ? fmt::format("{:.2f}", *table.slope) : std::string("none yet")));
    });
    if (!blocks) return fail(blocks.error());
    out.table = table_of(*blocks);
    return out;
}

/// For the next question that has to be sized; that it cannot be kept spoils nothing.
void remember(const Context& context, const Outcome& outcome) {
    const auto& [facts, request, table, environment] = outcome;
    if (!table.visible_percent) return;
    probe::SeenHere seen;
    seen.by = "qualify";
    seen.at = to_rfc3339(context.clock.now_utc());
    seen.host = probe::host_identity();
    seen.workload = request.workload.description;
    seen.metric = enum_name(experiment::Metric::cpu_ns_per_op);
    seen.visible_percent = *table.visible_percent;
    seen.blocks = table.blocks;
    seen.seconds = request.budget_seconds;
    if (const auto kept = probe::remember_seen(seen); !kept)
        context.warn("what can be seen here was not remembered: " + kept.error().message);
}

void qualify(Context& context, const Options& options) {
    const auto outcome = measure(context, options);
    if (!outcome) return context.report(outcome.error());
    remember(context, *outcome);
    context.print(options.as_json ? json::serialize(json_of(*outcome)) : text_of(*outcome));
    context.exit_code = context.stop.requested() ? exit_code::stopped : exit_code_of(outcome->table);
}

}  // namespace

void add_qualify(CLI::App& program, Context& context) {
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand(
        "qualify", "What can be seen on this machine: a binary against itself, with known costs injected");
    command->add_option("--binary", options->binary, "A redis-server; the one in PATH when left out");
    command->add_option("--budget", options->budget, "Measuring time: 60s, 2m");
    command->add_option("--cpus", options->cpus, "Cores as SERVER/LOAD, for example 0/1");
    command->add_flag("--one-core", options->one_core, "Measure although there is only one core");
    command->add_option("--seed", options->seed, "Seed of all orders")->check(wrong_seed);
    command->add_flag("--json", options->as_json, "One JSON object");
    command->callback([options, &context] { qualify(context, *options); });
}

}  // namespace assay::cli

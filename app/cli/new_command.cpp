// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/open_case.h"
#include "core/casefile/definition.h"
#include "core/casefile/trust.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <memory>

namespace assay::cli {

namespace fs = std::filesystem;

namespace {

// A half-written case is of no use to anyone: what failed midway is taken away again.
Result<casefile::Case> create(const fs::path& file, const std::vector<casefile::Event>& events,
                              const Clock& clock) {
    auto writer = casefile::LogWriter::create(file, clock, events.front());
    if (!writer) return fail(std::move(writer.error()));
    for (std::size_t i = 1; i < events.size(); ++i) {
        if (auto appended = writer->append(events[i]); !appended) {
            std::error_code ignored;
            fs::remove(file, ignored);
            return fail(std::move(appended.error()));
        }
    }
    const auto log = casefile::read_log(file);
    if (!log) return fail(log.error());
    return casefile::fold(log->records);
}

void new_case(Context& context, const std::string& definition, const std::string& file) {
    const auto events = casefile::read_definition(definition);
    if (!events) return context.report(events.error());
    const auto state = create(file, *events, context.clock);
    if (!state) return context.report(state.error());
    // Who turns a definition on this machine into a case has seen what it executes.
    if (const auto kept = casefile::remember_trust(casefile::executable_content_sha256(*state)); !kept)
        context.warn(fmt::format("the case will ask before its first run: {}", kept.error().message));
    context.print(fmt::format("{}: {} variants, {} workloads, {} plans, {} checks", file,
                              state->variants.size(), state->workloads.size(), state->drafts.size(),
                              state->expected_checks.size()));
}

}  // namespace

void add_new(CLI::App& program, Context& context) {
    struct Options {
        std::string definition, file;
    };
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("new", "Turn a definition (TOML) into a case file");
    command->add_option("DEFINITION", options->definition, "The definition, DEFINITION.toml")->required();
    command->add_option("-o,--output", options->file, "The case file to create, CASE.assay")->required();
    command->callback([options, &context] { new_case(context, options->definition, options->file); });
}

}  // namespace assay::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/base/json_mapping.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/joining.h"
#include "core/casefile/settling.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <memory>

namespace assay::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    std::string output;
};

void join(Context& context, const Options& options) {
    std::vector<casefile::LogContents> logs;
    for (const auto& file : options.files) {
        auto log = casefile::read_log(file);
        if (!log) return context.report(log.error());
        logs.push_back(std::move(*log));
    }
    std::vector<casefile::JoinInput> inputs;
    for (std::size_t i = 0; i < logs.size(); ++i)
        inputs.push_back({std::filesystem::path(options.files[i]).filename().string(), &logs[i]});
    const auto records = casefile::join(inputs, context.clock.now_utc());
    if (!records) return context.report(records.error());
    if (const auto written = casefile::write_records(options.output, *records); !written)
        return context.report(written.error());
    casefile::Case state;
    for (const auto& record : *records)
        casefile::apply(state, std::make_shared<const casefile::Record>(record));
    const auto& plan = *state.current_plan();
    for (const auto& finding : casefile::evaluate(state, plan).findings)
        context.print(finding.sentence);
    context.print(fmt::format("\n{}: {}", options.output, casefile::scope_in_words(state, plan)));
}

}  // namespace

void add_join(CLI::App& program, Context& context) {
    auto options = std::make_shared<Options>();
    auto* command =
        program.add_subcommand("join", "Join runs of the same plan from other times or hosts into one case");
    command->add_option("CASE", options->files, "The case files, two or more")->required()->expected(2, 1000);
    command->add_option("-o,--output", options->output, "The joined case to create")->required();
    command->callback([options, &context] { join(context, *options); });
}

}  // namespace assay::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/base/json_mapping.h"
#include "core/casefile/verification.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace assay::cli {

namespace {

std::string as_json(const casefile::Verification& verification) {
    json::array steps;
    for (const auto& step : verification.steps)
        steps.push_back(
            {{"seq", step.sequence}, {"what", step.what}, {"holds", step.holds}, {"detail", step.detail}});
    return json::serialize(json::object{{"holds", verification.holds()},
                                        {"steps", std::move(steps)},
                                        {"notes", to_json(verification.notes)}});
}

std::string as_text(const casefile::Verification& verification) {
    std::string out;
    for (const auto& step : verification.steps) {
        out += fmt::format("{}  {}", step.holds ? "holds " : "BROKEN", step.what);
        if (step.sequence >= 0) out += fmt::format(" (event {})", step.sequence);
        if (!step.detail.empty()) out += "\n        " + step.detail;
        out += '\n';
    }
    for (const auto& note : verification.notes)
        out += "note    " + note + '\n';
    if (!verification.holds())
        out += "Not everything holds: do not rely on this file's conclusions.\n";
    else if (!verification.notes.empty())
        out += "Everything that can be recomputed holds; mind what is noted above.\n";
    else
        out += "Everything holds: what this file concludes follows from its samples.\n";
    return out;
}

}  // namespace

void add_verify(CLI::App& program, Context& context) {
    struct Options {
        std::string file;
        bool json = false;
    };
    auto options = std::make_shared<Options>();
    auto* command =
        program.add_subcommand("verify", "Recompute the chain, the findings and the verdict of a case");
    command->add_option("CASE", options->file, "The case file")->required();
    command->add_flag("--json", options->json, "One JSON object");
    command->callback([options, &context] {
        const auto log = casefile::read_log(options->file);
        if (!log) return context.report(log.error());
        const auto verification = casefile::verify(*log);
        context.print(options->json ? as_json(verification) : as_text(verification));
        if (!verification.holds()) context.exit_code = exit_code::failed;
    });
}

}  // namespace assay::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/open_case.h"
#include "core/base/json_mapping.h"
#include "core/casefile/evaluation.h"
#include "core/report/show_json.h"
#include "core/report/show_text.h"
#include "core/report/timeline.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace assay::cli {

namespace {

std::string timeline_json(const casefile::Case& state) {
    json::array entries;
    for (const auto& entry : report::timeline(state))
        entries.push_back({{"seq", entry.sequence},
                           {"at", to_rfc3339(entry.at)},
                           {"kind", enum_name(entry.kind)},
                           {"subject", entry.subject},
                           {"headline", entry.headline},
                           {"detail", entry.detail}});
    return json::serialize(json::object{{"timeline", std::move(entries)}});
}

struct Options {
    std::string file;
    bool json = false;
};

std::shared_ptr<Options> add_reader(CLI::App& program, const char* name, const char* description,
                                    std::function<void(const Options&)> act) {
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand(name, description);
    command->add_option("CASE", options->file, "The case file")->required();
    command->add_flag("--json", options->json, "One JSON object");
    command->callback([options, act = std::move(act)] { act(*options); });
    return options;
}

}  // namespace

void add_show_and_timeline(CLI::App& program, Context& context) {
    add_reader(program, "show", "What a case says: verdict, findings, gates, checks",
               [&context](const Options& o) {
                   const auto opened = read_case(context, o.file);
                   if (!opened) return context.report(opened.error());
                   const auto* plan = opened->state.current_plan();
                   const auto evaluation =
                       plan == nullptr ? verdict::Evaluation{} : casefile::evaluate(opened->state, *plan);
                   context.print(o.json ? json::serialize(report::show_json(opened->state, evaluation))
                                        : report::show_text(opened->state, evaluation));
               });
    add_reader(
        program, "timeline", "Everything that happened to a case, oldest first",
        [&context](const Options& o) {
            const auto opened = read_case(context, o.file);
            if (!opened) return context.report(opened.error());
            context.print(o.json ? timeline_json(opened->state) : report::timeline_text(opened->state));
        });
}

}  // namespace assay::cli

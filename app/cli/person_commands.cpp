// SPDX-License-Identifier: GPL-3.0-or-later
// What a person says to a case: note and settle.

#include "app/cli/commands.h"
#include "app/cli/open_case.h"
#include "core/base/json_mapping.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/settling.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace assay::cli {

namespace {

/// A failed check stands in the way of the findings; more blocks would not help.
bool is_void(const casefile::Case& state) {
    const auto* plan = state.current_plan();
    return plan != nullptr &&
           casefile::evaluate(state, *plan).conclusion.decision == verdict::Decision::void_;
}

void add_note(CLI::App& program, Context& context) {
    struct Options {
        std::string file, text;
    };
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("note", "Add a note to the timeline of a case");
    command->add_option("CASE", options->file, "The case file")->required();
    command->add_option("TEXT", options->text, "The note")->required();
    command->callback([options, &context] {
        if (options->text.find_first_not_of(" \t\r\n") == std::string::npos)
            return context.report({ErrorKind::usage, "the note is empty", "write what you observed", {}});
        auto opened = open_for_writing(context, options->file);
        if (!opened) return context.report(opened.error());
        if (const auto added = opened->append(casefile::NoteAdded{options->text, author()}); !added)
            return context.report(added.error());
    });
}

void add_settle(CLI::App& program, Context& context) {
    struct Options {
        std::string file, what_happened, judgement;
    };
    auto options = std::make_shared<Options>();
    auto* command =
        program.add_subcommand("settle", "Settle a case with the verdict that its findings decide");
    command->add_option("CASE", options->file, "The case file")->required();
    command->add_option("--what-happened", options->what_happened, "What was found, in your words")
        ->required();
    command
        ->add_option("--by-judgement", options->judgement,
                     "Settle against or without the findings; marked as such for ever")
        ->check(CLI::IsMember({"confirmed", "refuted"}));
    command->callback([options, &context] {
        auto opened = open_for_writing(context, options->file);
        if (!opened) return context.report(opened.error());
        std::optional<casefile::VerdictState> judged;
        if (!options->judgement.empty()) judged = enum_from_name<casefile::VerdictState>(options->judgement);
        auto verdict = casefile::settle(opened->state(), options->what_happened, author(), judged);
        if (!verdict) {
            context.report(verdict.error());
            if (verdict.error().kind == ErrorKind::check_failed)
                context.exit_code = is_void(opened->state()) ? exit_code::void_run : exit_code::inconclusive;
            return;
        }
        if (const auto added = opened->append(*verdict); !added) return context.report(added.error());
        context.print(fmt::format("Settled: {} ({}). {}", enum_name(verdict->state),
                                  enum_name(verdict->basis), verdict->scope));
    });
}

}  // namespace

void add_note_and_settle(CLI::App& program, Context& context) {
    add_note(program, context);
    add_settle(program, context);
}

}  // namespace assay::cli

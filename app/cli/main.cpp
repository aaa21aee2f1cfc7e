// SPDX-License-Identifier: GPL-3.0-or-later
// assay: the command line. Links the core alone, so that it runs on a bare bench host.

#include "app/cli/commands.h"
#include "app/cli/standard_error.h"
#include "core/casefile/definition/nearest.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <csignal>
#include <exception>
#include <string>
#include <vector>

namespace {

// A signal handler can reach nothing but a global; this is the only one in the program, and it only points to
// what main owns.
assay::StopFlag* stop_on_signal = nullptr;

void on_signal(int) {
    if (stop_on_signal != nullptr) stop_on_signal->request();
}

void catch_signals(assay::StopFlag& stop) {
    stop_on_signal = &stop;
    struct sigaction action {};
    action.sa_handler = on_signal;
    ::sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        ::sigaction(signal, &action, nullptr);
    // A closed pipe, a server's or a reader's, is an error value where it is written to, not the end.
    ::signal(SIGPIPE, SIG_IGN);
    // A file that may not grow further is an error value too (EFBIG), said with its path.
    ::signal(SIGXFSZ, SIG_IGN);
}

/// For a first word that is no command.
assay::Error unknown_word(const CLI::App& program, const std::string& word) {
    const bool is_option = word.starts_with('-');
    std::vector<std::string> known;
    for (const auto* command : program.get_subcommands([](const CLI::App*) { return true; }))
        known.push_back(command->get_name());
    const auto meant = is_option ? std::string() : assay::casefile::definition::nearest(word, known);
    return {assay::ErrorKind::usage,
            fmt::format("'{}' is no {} of assay", word, is_option ? "option" : "command"),
            meant.empty() ? "see assay --help" : fmt::format("did you mean '{}'? See assay --help", meant),
            {}};
}

}  // namespace

int main(int argc, char** argv) {
    const assay::SystemClock clock;
    assay::StopFlag stop;
    catch_signals(stop);
    assay::cli::Context context{clock, stop, argc > 0 ? argv[0] : "assay"};

    CLI::App program{
        "Assay measures whether a change to Redis makes a real difference, and says no more than it "
        "measured.",
        "assay"};
    program.require_subcommand(1);
    program.set_version_flag("--version", fmt::format("assay {}", ASSAY_VERSION));
    program.set_help_all_flag("--help-all", "Help of every command");
    assay::cli::add_new(program, context);
    assay::cli::add_build(program, context);
    assay::cli::add_run(program, context);
    assay::cli::add_show_and_timeline(program, context);
    assay::cli::add_verify(program, context);
    assay::cli::add_join(program, context);
    assay::cli::add_note_and_settle(program, context);
    assay::cli::add_report_and_export(program, context);
    assay::cli::add_inspect(program, context);
    assay::cli::add_qualify(program, context);

    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const auto unread = program.remaining();
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError) &&
            program.get_subcommands().empty() && !unread.empty()) {
            context.report(unknown_word(program, unread.front()));
            return context.exit_code;
        }
        return program.exit(error) == 0 ? assay::cli::exit_code::done : assay::cli::exit_code::usage;
    } catch (const std::exception& error) {
        assay::cli::say(fmt::format(
            "assay: internal error: {}\nWhat to do: please report it with the command that you gave\n",
            error.what()));
        return assay::cli::exit_code::failed;
    }
    context.finish();
    return context.exit_code;
}

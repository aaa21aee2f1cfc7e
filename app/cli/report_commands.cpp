// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves a case: the report as PDF or Markdown, the samples as CSV.

#include "app/cli/commands.h"
#include "app/cli/open_case.h"
#include "core/base/files.h"
#include "core/base/process.h"
#include "core/casefile/case_guard.h"
#include "core/casefile/evaluation.h"
#include "core/report/markdown.h"
#include "core/report/samples_csv.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <memory>

namespace assay::cli {

namespace fs = std::filesystem;

namespace {

// Beside this program, as both are installed and built; else wherever PATH has it.
Result<std::string> find_workbench() {
    std::error_code error;
    const auto self = fs::read_symlink("/proc/self/exe", error);
    const auto beside = self.parent_path() / "assay-workbench";
    if (!error && fs::exists(beside)) return beside.string();
    auto found = find_program("assay-workbench");
    if (!found)
        return fail(ErrorKind::not_found, "a PDF is made by assay-workbench, which is not installed here",
                    "install the workbench, or write Markdown instead: -o FILE.md");
    return found->string();
}

Status write_pdf(const std::string& file, const std::string& output, const StopFlag& stop) {
    const auto workbench = find_workbench();
    if (!workbench) return fail(workbench.error());
    Command command;
    command.arguments = {*workbench, "--export", output, file};
    const auto exit = run_process(command, stop);
    if (!exit) return fail(exit.error());
    if (exit->success()) return {};
    return fail(ErrorKind::io, fmt::format("assay-workbench could not write '{}' ({})", output, exit->text()),
                "", {exit->output});
}

Status write_markdown(const casefile::Case& state, const std::string& output) {
    const auto* plan = state.current_plan();
    return write_file(output, report::markdown(state, plan == nullptr ? verdict::Evaluation{}
                                                                      : casefile::evaluate(state, *plan)));
}

/// A case is all that there is of an investigation; what is made from it must not take its place.
Status spare_cases(const std::string& output) {
    if (!casefile::is_case_file(output)) return {};
    return fail(ErrorKind::usage, fmt::format("'{}' is a case file, which would be lost", output),
                "give another name");
}

struct Options {
    std::string file, output;
};

void write_report(Context& context, const Options& options) {
    const auto extension = fs::path(options.output).extension();
    if (extension != ".pdf" && extension != ".md")
        return context.report({ErrorKind::usage,
                               fmt::format("'{}' ends neither in .pdf nor in .md", options.output),
                               "the ending says what to write",
                               {}});
    const auto opened = read_case(context, options.file);
    if (!opened) return context.report(opened.error());
    if (const auto spared = spare_cases(options.output); !spared) return context.report(spared.error());
    const auto written = extension == ".pdf" ? write_pdf(options.file, options.output, context.stop)
                                             : write_markdown(opened->state, options.output);
    if (!written) return context.report(written.error());
    context.print(options.output);
}

void write_samples(Context& context, const Options& options) {
    const auto opened = read_case(context, options.file);
    if (!opened) return context.report(opened.error());
    if (const auto spared = spare_cases(options.output); !spared) return context.report(spared.error());
    if (const auto written = write_file(options.output, report::samples_csv(opened->state)); !written)
        return context.report(written.error());
    context.print(options.output);
}

}  // namespace

void add_report_and_export(CLI::App& program, Context& context) {
    auto report_options = std::make_shared<Options>();
    auto* report = program.add_subcommand("report", "Write the report of a case as PDF or Markdown");
    report->add_option("CASE", report_options->file, "The case file")->required();
    report->add_option("-o,--output", report_options->output, "FILE.pdf or FILE.md")->required();
    report->callback([report_options, &context] { write_report(context, *report_options); });

    auto samples_options = std::make_shared<Options>();
    auto* samples = program.add_subcommand("export", "Write the samples of a case as CSV");
    samples->add_option("CASE", samples_options->file, "The case file")->required();
    samples->add_option("--samples", samples_options->output, "FILE.csv")->required();
    samples->callback([samples_options, &context] { write_samples(context, *samples_options); });
}

}  // namespace assay::cli

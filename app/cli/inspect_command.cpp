// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/variant/binary_facts.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

namespace assay::cli {

namespace {

struct Options {
    std::string binary, function, callee;
};

void inspect(Context& context, const Options& options) {
    if (!options.callee.empty() && options.function.empty())
        return context.report(
            {ErrorKind::usage, "--calls needs --function", "name the function to look into", {}});
    const auto facts = variant::inspect(options.binary);
    if (!facts) return context.report(facts.error());
    const auto or_none = [](const std::string& text) { return text.empty() ? std::string("none") : text; };
    context.print(fmt::format(
        "SHA-256   {}\nbuild id  {}\nversion   {}\ncompiler  {}\nsymbols   {}\nlinked    {}", facts->sha256,
        or_none(facts->build_id),
        facts->version.empty() ? "none: no Redis server, or one that does not start here" : facts->version,
        or_none(facts->compiler), facts->has_symbols ? "yes" : "no",
        facts->dynamically_linked ? "dynamically" : "statically"));
    if (options.function.empty()) return;
    if (!options.callee.empty()) {
        const auto calls = variant::calls_in(options.binary, options.function, options.callee);
        if (!calls) return context.report(calls.error());
        context.print(fmt::format("calls of {} in {}: {} (looked through {})", options.callee,
                                  options.function, calls->calls, fmt::join(calls->symbols, ", ")));
    }
    const auto callers = variant::callers_of(options.binary, options.function);
    if (!callers) return context.report(callers.error());
    context.print(fmt::format(
        "callers of {}: {}", options.function,
        callers->empty() ? std::string("no direct one") : fmt::format("{}", fmt::join(*callers, ", "))));
}

}  // namespace

void add_inspect(CLI::App& program, Context& context) {
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("inspect", "What a binary is, what calls what in it");
    command->add_option("BINARY", options->binary, "A redis-server")->required();
    command->add_option("--function", options->function, "A function in it: its direct callers");
    command->add_option("--calls", options->callee, "Count the calls of this function in --function");
    command->callback([options, &context] { inspect(context, *options); });
}

}  // namespace assay::cli

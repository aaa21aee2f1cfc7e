// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/open_case.h"
#include "app/cli/permission.h"
#include "app/cli/run_progress.h"
#include "core/runner/variant_building.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace assay::cli {

namespace {

struct Options {
    std::string file;
    std::vector<std::string> variants;
    bool trust = false;
};

void build(Context& context, const Options& options) {
    auto opened = open_for_writing(context, options.file);
    if (!opened) return context.report(opened.error());
    for (const auto& name : options.variants)
        if (opened->state().find_variant(name) == nullptr)
            return context.report({ErrorKind::usage,
                                   fmt::format("the case has no variant '{}'", name),
                                   "see the names with: assay show " + options.file,
                                   {}});
    if (const auto allowed = ask_permission(context, opened->state(), options.trust); !allowed)
        return context.report(allowed.error());
    const auto root = variant::Store::default_root();
    if (!root) return context.report(root.error());
    runner::VariantBuilding building(variant::Store(*root), context.stop);
    const auto progress = make_progress(ProgressStyle::auto_);
    progress->stage(casefile::Stage::build, 0);
    for (const auto& variant : std::vector(opened->state().variants)) {
        const auto& name = variant.recipe.name;
        const auto& chosen = options.variants;
        if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), name) == chosen.end()) continue;
        auto built =
            building.build(variant.recipe, [&](std::string_view phase, std::optional<double> fraction) {
                progress->building(name, phase, fraction);
            });
        if (!built) {
            if (built.error().kind != ErrorKind::cancelled)
                if (const auto noted = opened->append(building.failure_event(variant.recipe, built.error()));
                    !noted)
                    context.warn(noted.error().text());
            return context.report(std::move(built.error()).within("variant '" + name + "'"));
        }
        if (!variant.built || variant.built->sha256 != built->provenance.sha256)
            if (const auto added = opened->append(casefile::VariantBuilt{built->provenance}); !added)
                return context.report(added.error());
        context.print(fmt::format("{:<20} {}  {}", name, built->provenance.sha256.substr(0, 12),
                                  built->reused
                                      ? std::string("already built")
                                      : fmt::format("built in {:.1f} s", built->provenance.seconds)));
    }
}

}  // namespace

void add_build(CLI::App& program, Context& context) {
    auto options = std::make_shared<Options>();
    auto* command =
        program.add_subcommand("build", "Build the variants of a case (the baseline once, then patches)");
    command->add_option("CASE", options->file, "The case file")->required();
    command->add_option("--variant", options->variants, "Only this variant; may be given several times");
    command->add_flag("--trust", options->trust, "Allow what the case executes, and remember it");
    command->callback([options, &context] { build(context, *options); });
}

}  // namespace assay::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// How a run begins: the variants are built, the plan is frozen, the machine is written down.
#include "core/base/files.h"
#include "core/layout/linker_line.h"
#include "core/probe/environment.h"
#include "core/runner/action_performer.h"
#include "core/variant/same_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <unistd.h>

namespace assay::runner {

namespace action = experiment::action;
namespace event = experiment::event;

ActionPerformer::Answer ActionPerformer::on(const action::BuildVariant& action) {
    const auto* variant = context_.file.state().find_variant(action.variant);
    if (variant == nullptr) return fail(ErrorKind::internal, "no variant '" + action.variant + "'");
    const auto recipe = variant->recipe;
    auto built = building_.build(recipe, [&](std::string_view phase, std::optional<double> fraction) {
        context_.observer.building(recipe.name, phase, fraction);
    });
    if (!built) {
        if (built.error().kind != ErrorKind::cancelled)
            if (auto noted = context_.file.append(building_.failure_event(recipe, built.error())); !noted)
                return fail(noted.error());
        return fail(std::move(built.error()).within("variant '" + recipe.name + "'"));
    }
    const auto* known = context_.file.state().find_variant(recipe.name);
    if (!known->built || known->built->sha256 != built->provenance.sha256)
        if (auto added = context_.file.append(casefile::VariantBuilt{built->provenance}); !added)
            return fail(added.error());
    built_.push_back(std::move(*built));
    return event::VariantReady{recipe.name, built_.back().provenance.sha256};
}

ActionPerformer::Answer ActionPerformer::on(const action::FreezePlan& action) {
    plan_ = action.plan;
    const auto binding = binding_plan();
    plan_sha256_ = binding.sha256;
    if (auto placed = bench_.place_binaries(built_, plan_.baseline); !placed) return fail(placed.error());
    const auto& state = context_.file.state();
    warn_of_other_sources();
    if (auto ready = prepare_layouts(); !ready) return fail(ready.error());
    if (state.verdict)
        if (auto reopened = context_.file.append(casefile::CaseReopened{"measured again", ""}); !reopened)
            return fail(reopened.error());
    if (state.current_plan() == nullptr || state.current_plan()->sha256 != plan_sha256_)
        if (auto frozen = context_.file.append(binding); !frozen) return fail(frozen.error());
    wait_for_writing_back();
    const auto& cores = bench_.bench().placement;
    auto cpus = cores.server_cpus;
    cpus.insert(cpus.end(), cores.load_cpus.begin(), cores.load_cpus.end());
    auto environment = probe::environment_sheet(cpus, bench_.data_directory());
    if (layouts_.links()) environment["linker"] = layout::linker_identity(context_.stop).value_or("unknown");
    probe::add_load_by_others(environment);  // all is built, and no server runs yet
    for (const auto& warning : probe::environment_warnings(environment))
        context_.observer.warning(warning);
    const auto run = fmt::format("{}-{}", to_rfc3339(context_.clock.now_utc()), ::getpid());
    if (auto started = context_.file.append(casefile::RunStarted{
            run, plan_sha256_, context_.assay_version, environment, cores.server_cpus, cores.load_cpus,
            bench_.data_place(), plan_.maximum_blocks > 0 ? 0 : plan_.budget_seconds});
        !started)
        return fail(started.error());
    run_ = run;
    pinned_.emplace(cores.load_cpus);
    return event::PlanRecorded{earlier_blocks()};
}

casefile::PlanFrozen ActionPerformer::binding_plan() const {
    casefile::PlanFrozen asked{plan_, experiment::plan_sha256(plan_)};
    const auto& state = context_.file.state();
    if (state.find_plan(asked.sha256) != nullptr) return asked;
    for (auto known = state.plans.rbegin(); known != state.plans.rend(); ++known)
        if (experiment::measures_the_same(plan_, known->plan)) return {known->plan, known->sha256};
    return asked;
}

void ActionPerformer::warn_of_other_sources() const {
    const auto named = [&](const std::string& name) {
        return std::find_if(built_.begin(), built_.end(),
                            [&](const auto& built) { return built.provenance.variant == name; });
    };
    const auto baseline = named(plan_.baseline);
    for (const auto& built : built_) {
        const auto& variant = built.provenance.variant;
        const bool compared =
            std::any_of(plan_.questions.begin(), plan_.questions.end(),
                        [&](const auto& question) { return question.comparison == variant; });
        if (!compared || baseline == built_.end()) continue;
        if (const auto warning = variant::other_source(baseline->provenance, built.provenance))
            context_.observer.warning(*warning);
    }
}

void ActionPerformer::wait_for_writing_back() const {
    // What somebody just compiled would be written back during the first blocks and void them. The store
    // syncs what it built itself. Where it cannot be waited for, the blocks tell.
    context_.observer.step("waiting until files just written have reached the disk");
    std::set<std::filesystem::path> places = {context_.file.file()};
    for (const auto& built : built_)
        places.insert(built.binary);
    for (const auto& place : places)
        if (auto synced = sync_file_system(place); !synced) context_.observer.warning(synced.error().text());
}

Status ActionPerformer::prepare_layouts() {
    std::map<std::string, variant::Recipe> recipes;
    for (const auto& variant : built_)
        recipes[variant.provenance.variant] =
            context_.file.state().find_variant(variant.provenance.variant)->recipe;
    if (auto ready = layouts_.prepare(plan_, built_, recipes); !ready) return ready;
    for (const auto& note : layouts_.notes())
        context_.observer.warning(note);
    if (!bench_.bench().paired_addresses)
        context_.observer.warning(
            "servers lie in memory where the kernel puts each of them, so intervals come out wider: a "
            "sandbox forbids "
            "personality(2), or address space or the stack is limited (ulimit -v, ulimit -Hs, "
            "vm.overcommit_memory)");
    return {};
}

}  // namespace assay::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/block_linker.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/layout/light_objects.h"
#include "core/stats/random.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace assay::layout {

namespace fs = std::filesystem;
using experiment::Layouts;

namespace {

Status write_lines(const fs::path& file, const std::vector<std::string>& lines) {
    return write_file(file, fmt::format("{}\n", fmt::join(lines, "\n")));
}

}  // namespace

Result<BlockLinker> BlockLinker::prepare(const std::vector<Tree>& trees, const fs::path& scratch,
                                         const std::vector<int>& cpus, const StopFlag& stop) {
    BlockLinker linker(scratch, cpus, stop);
    if (auto made = make_directories(scratch); !made) return fail(std::move(made.error()));
    if (auto read = linker.read_plans(trees); !read) return fail(std::move(read.error()));
    if (auto chosen = linker.choose_pairs(); !chosen) return fail(std::move(chosen.error()));
    if (auto known = linker.learn_independent(); !known) return fail(std::move(known.error()));
    return linker;
}

Status BlockLinker::read_plans(const std::vector<Tree>& trees) {
    for (const auto& tree : trees) {
        auto plan = link_plan_of(tree.directory, tree.make_arguments, scratch_ / "make", *stop_);
        if (!plan) return fail(std::move(plan.error()).within(fmt::format("variant '{}'", tree.variant)));
        const auto copies = scratch_ / fmt::format("objects-{}", arms_.size());
        if (auto done = lighten(*plan, copies, cpus_, *stop_); !done)
            return fail(std::move(done.error()).within(fmt::format("variant '{}'", tree.variant)));
        arms_.push_back({tree.variant, std::move(*plan), std::nullopt, {}});
    }
    return {};
}

Status BlockLinker::pair_up(const std::vector<std::size_t>& arms) {
    std::vector<LinkPlan> plans{arms_.front().plan};
    for (const auto index : arms)
        plans.push_back(arms_[index].plan);
    auto pairing = pair(plans, scratch_ / "pairs", cpus_, *stop_);
    if (!pairing) return fail(std::move(pairing.error()));
    pairing_ = std::move(*pairing);
    arms_.front().pad = pairing_.pads.front();
    for (std::size_t i = 0; i < arms.size(); ++i)
        arms_[arms[i]].pad = pairing_.pads[i + 1];
    return {};
}

Status BlockLinker::choose_pairs() {
    std::vector<std::size_t> all;
    for (std::size_t i = 1; i < arms_.size(); ++i)
        all.push_back(i);
    auto paired = pair_up(all);
    if (paired || paired.error().kind != ErrorKind::unsupported) return paired;
    // One of them does not go with the baseline: which?
    std::vector<std::size_t> fitting;
    for (const auto index : all) {
        auto alone = pair_up({index});
        arms_[index].pad.reset();
        if (alone) {
            fitting.push_back(index);
        } else if (alone.error().kind == ErrorKind::unsupported) {
            notes_.push_back(fmt::format("'{}' cannot be laid out like '{}': {}", arms_[index].variant,
                                         arms_.front().variant, alone.error().message));
        } else {
            return alone;
        }
    }
    if (fitting.size() == all.size()) {
        notes_.push_back("the variants go with the baseline one by one, but not together: " +
                         paired.error().message);
        fitting.clear();
    }
    return pair_up(fitting);
}

Status BlockLinker::learn_independent() {
    for (auto& arm : arms_) {
        if (arm.paired()) continue;
        const LinkJob job{&arm.plan, {}, {}, scratch_ / "trial"};
        if (auto linked = link_all({job}, cpus_, *stop_); !linked)
            return fail(std::move(linked.error()).within(fmt::format("variant '{}'", arm.variant)));
        const auto symbols = program_symbols(job.program);
        std::error_code ignored;
        fs::remove(job.program, ignored);
        if (!symbols) return fail(symbols.error());
        for (const auto& [name, addresses] : symbols->functions)
            arm.functions.push_back(name);
    }
    return {};
}

const BlockLinker::Arm* BlockLinker::find(const std::string& variant) const {
    const auto found =
        std::find_if(arms_.begin(), arms_.end(), [&](const Arm& arm) { return arm.variant == variant; });
    return found != arms_.end() ? &*found : nullptr;
}

Result<LinkJob> BlockLinker::job_of(const Arm& arm, std::uint64_t seed, const fs::path& paired_order,
                                    const fs::path& program) const {
    LinkJob job{&arm.plan, paired_order, {}, program};
    if (arm.paired()) {
        job.pad = *arm.pad;
        return job;
    }
    job.order = scratch_ / ("order-" + arm.variant);
    const auto own = stats::derived_seed(seed, arm.variant);
    if (auto written = write_lines(job.order, independent_order(arm.functions, own)); !written)
        return fail(std::move(written.error()));
    return job;
}

Result<std::vector<LinkedProgram>> BlockLinker::link(std::uint64_t seed,
                                                     const std::vector<std::string>& variants,
                                                     const fs::path& directory) const {
    const auto order = scratch_ / "order";
    if (auto written = write_lines(order, paired_order(pairing_.names, seed)); !written)
        return fail(std::move(written.error()));
    std::vector<LinkJob> jobs;
    std::vector<const Arm*> arms;
    for (const auto& variant : variants) {
        arms.push_back(find(variant));
        if (arms.back() == nullptr)
            return fail(ErrorKind::internal, fmt::format("no tree of the variant '{}'", variant));
        const auto place = directory / fmt::format("{:04}", jobs.size());
        if (auto made = make_directories(place); !made) return fail(std::move(made.error()));
        auto job = job_of(*arms.back(), seed, order, place / "redis-server");
        if (!job) return fail(std::move(job.error()));
        jobs.push_back(std::move(*job));
    }

    std::vector<LinkedProgram> out(jobs.size());
    std::vector<ProgramSymbols> symbols(jobs.size());
    auto done = in_parallel(jobs.size(), cpus_, [&](std::size_t i) -> Status {
        if (auto linked = layout::link(jobs[i], *stop_); !linked) return linked;
        auto sha256 = sha256_of_file(jobs[i].program);
        if (!sha256) return fail(std::move(sha256.error()));
        out[i] = {variants[i], jobs[i].program, std::move(*sha256),
                  arms[i]->paired() ? Layouts::paired : Layouts::independent};
        if (!arms[i]->paired()) return {};
        auto found = program_symbols(jobs[i].program);
        if (!found) return fail(std::move(found.error()));
        symbols[i] = std::move(*found);
        return {};
    });
    if (!done) return fail(std::move(done.error()));
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (!arms[i]->paired()) continue;
        if (!first) first = i;
        if (const auto moved = pairing_.first_move(symbols[*first], symbols[i]))
            return fail(ErrorKind::internal, fmt::format("layout {} of '{}' is not that of '{}': {}", seed,
                                                         variants[i], variants[*first], *moved));
    }
    return out;
}

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/block_layouts.h"

#include "core/base/files.h"
#include "core/base/system_error.h"
#include "core/experiment/block.h"
#include "core/experiment/order.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace assay::runner {

namespace fs = std::filesystem;
using experiment::LayoutPolicy;

namespace {

std::vector<int> all_cpus(const probe::Placement& placement) {
    auto cpus = placement.server_cpus;
    for (const int cpu : placement.load_cpus)
        if (std::find(cpus.begin(), cpus.end(), cpu) == cpus.end()) cpus.push_back(cpu);
    return cpus;
}

}  // namespace

BlockBinaries::BlockBinaries(BlockBinaries&& other) noexcept
    : arms(std::move(other.arms)), seed(other.seed), linked_(std::exchange(other.linked_, {})) {}

BlockBinaries::~BlockBinaries() {
    std::error_code ignored;
    if (!linked_.empty()) fs::remove_all(linked_, ignored);
}

const ArmBinary& BlockBinaries::of(const std::string& arm, const std::string& variant) const {
    return arms.at(arm == experiment::null_arm ? arm : variant);
}

Status BlockLayouts::prepare(const experiment::Plan& plan, const std::vector<variant::BuiltVariant>& built,
                             const std::map<std::string, variant::Recipe>& recipes) {
    linker_.reset();
    linkable_.clear();
    notes_.clear();
    if (plan.layouts != LayoutPolicy::per_block) return {};
    std::vector<layout::Tree> trees;
    for (const auto& variant : built) {
        const auto& name = variant.provenance.variant;
        if (!variant.provenance.layouts_possible || variant.tree.empty()) {
            notes_.push_back(
                fmt::format("'{}' has no kept objects to link anew: its layout is not controlled", name));
            continue;
        }
        trees.push_back({name, variant.tree, recipes.at(name).make_arguments});
        // The baseline first: the others are laid out like it.
        if (name == plan.baseline) std::rotate(trees.begin(), trees.end() - 1, trees.end());
    }
    // Without the baseline's own layouts there is nothing to pair with, and its fixed one stays in all
    // blocks.
    if (trees.empty() || trees.front().variant != plan.baseline) return {};
    auto linker = layout::BlockLinker::prepare(trees, bench_->memory_directory / "links",
                                               all_cpus(bench_->placement), *bench_->stop);
    if (!linker) return fail(std::move(linker.error()).within("layouts"));
    linker_.emplace(std::move(*linker));
    notes_.insert(notes_.end(), linker_->notes().begin(), linker_->notes().end());
    for (const auto& tree : trees)
        linkable_.push_back(tree.variant);
    return {};
}

ArmBinary BlockLayouts::fixed(const std::string& arm, const std::string& variant) const {
    return {bench_->binaries.at(arm), bench_->binary_sha256.at(variant), experiment::Layouts::uncontrolled};
}

Result<BlockBinaries> BlockLayouts::for_block(const experiment::Plan& plan, const std::string& workload,
                                              const std::vector<std::string>& comparisons, int index) const {
    BlockBinaries out;
    std::vector<std::string> wanted{plan.baseline};
    wanted.insert(wanted.end(), comparisons.begin(), comparisons.end());
    for (const auto& variant : wanted)
        out.arms[variant] = fixed(variant, variant);
    out.arms[experiment::null_arm] = fixed(experiment::null_arm, plan.baseline);
    if (!linker_) return out;

    std::erase_if(wanted, [&](const std::string& variant) {
        return std::find(linkable_.begin(), linkable_.end(), variant) == linkable_.end();
    });
    // "lay" is as long as "bin", where the fixed ones are: all paths of a block have one length.
    out.linked_ = bench_->memory_directory / "lay";
    out.seed = experiment::layout_seed(plan.seed, workload, index);
    std::error_code error;
    fs::remove_all(out.linked_, error);
    auto linked = linker_->link(*out.seed, wanted, out.linked_);
    if (!linked) return fail(std::move(linked.error()));
    for (auto& program : *linked)
        out.arms[program.variant] = {program.program, program.sha256, program.layout};
    auto& copy = out.arms[experiment::null_arm];
    copy = out.arms[plan.baseline];
    const auto place = out.linked_ / fmt::format("{:04}", linked->size());
    if (auto made = make_directories(place); !made) return fail(std::move(made.error()));
    copy.path = place / "redis-server";
    fs::copy_file(out.arms[plan.baseline].path, copy.path, error);
    if (error) return fail(system_error("cannot copy the binary to", copy.path, error.value()));
    return out;
}

}  // namespace assay::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/experiment/plan.h"
#include "core/layout/link_plan.h"
#include "core/layout/linker.h"
#include "core/layout/pairing.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// Freshly linked binaries for every block (METHOD 3.6): where code lies in memory changes its speed, so it
// must neither differ between the arms by accident nor be the same in all blocks.
namespace assay::layout {

/// A variant that was built from source and whose tree is kept.
struct Tree {
    std::string variant;
    std::filesystem::path directory;
    std::vector<std::string> make_arguments;
};

struct LinkedProgram {
    std::string variant;
    std::filesystem::path program;
    std::string sha256;
    experiment::Layouts layout = experiment::Layouts::independent;
};

/// One run's linker. The trees stay as they are and must outlive it. One thread.
class BlockLinker {
  public:
    /// Looks how the trees differ and links each three times to see that it comes out as promised. `trees[0]`
    /// is the baseline. A tree that cannot be paired with it gets layouts of its own; notes() says why.
    /// `scratch` is a directory of ours, on memory if possible, where copies of the objects stay as long as
    /// this does; `cpus` may be used all at once. Errors:
    /// not_found (cc, ld.lld, make, strip), unsupported (a tree that cannot be linked anew), io, cancelled.
    [[nodiscard]] static Result<BlockLinker> prepare(const std::vector<Tree>& trees,
                                                     const std::filesystem::path& scratch,
                                                     const std::vector<int>& cpus, const StopFlag& stop);

    /// Links the variants, all known to prepare(), into `directory`/NNNN/redis-server, in their order from
    /// 0000, and makes sure that the paired ones lie alike: a function that is the same in all and yet lies
    /// elsewhere is an Error (internal) that names it. The same seed gives the same bytes, in this run and
    /// any later one over the same trees with the same tools. `directory` must not hold them yet.
    [[nodiscard]] Result<std::vector<LinkedProgram>> link(std::uint64_t seed,
                                                          const std::vector<std::string>& variants,
                                                          const std::filesystem::path& directory) const;

    /// Sentences for a person: why a variant is not paired.
    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
    /// Names of the functions that the paired variants do not have in common, sorted.
    [[nodiscard]] const std::vector<std::string>& changed() const { return pairing_.names.changed; }
    /// What the paired variants are laid out by.
    [[nodiscard]] const Names& names() const { return pairing_.names; }

  private:
    struct Arm {
        std::string variant;
        LinkPlan plan;
        std::optional<std::filesystem::path> pad;  // of the paired ones
        std::vector<std::string> functions;        // of the others: all that they have
        [[nodiscard]] bool paired() const { return pad.has_value(); }
    };
    BlockLinker(std::filesystem::path scratch, std::vector<int> cpus, const StopFlag& stop)
        : scratch_(std::move(scratch)), cpus_(std::move(cpus)), stop_(&stop) {}

    [[nodiscard]] Status read_plans(const std::vector<Tree>& trees);
    /// Pairs the baseline with the arms of these indices; unsupported says why that cannot be.
    [[nodiscard]] Status pair_up(const std::vector<std::size_t>& arms);
    [[nodiscard]] Status choose_pairs();
    [[nodiscard]] Status learn_independent();
    [[nodiscard]] Result<LinkJob> job_of(const Arm& arm, std::uint64_t seed,
                                         const std::filesystem::path& paired_order,
                                         const std::filesystem::path& program) const;
    [[nodiscard]] const Arm* find(const std::string& variant) const;

    std::filesystem::path scratch_;
    std::vector<int> cpus_;
    const StopFlag* stop_;
    std::vector<Arm> arms_;
    Pairing pairing_;
    std::vector<std::string> notes_;
};

}  // namespace assay::layout

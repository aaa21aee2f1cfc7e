// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/plan.h"
#include "core/layout/block_linker.h"
#include "core/runner/bench.h"
#include "core/variant/build.h"
#include "core/variant/recipe.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::runner {

/// What one arm of one block runs.
struct ArmBinary {
    std::filesystem::path path;
    std::string sha256;
    experiment::Layouts layout = experiment::Layouts::uncontrolled;
};

/// The binaries of one block; those that were linked for it are gone with the object.
class BlockBinaries {
  public:
    BlockBinaries() = default;
    BlockBinaries(BlockBinaries&& other) noexcept;
    BlockBinaries& operator=(BlockBinaries&&) = delete;
    ~BlockBinaries();

    /// What the arm runs, by its name ("A", "A'", a variant's) and its variant.
    [[nodiscard]] const ArmBinary& of(const std::string& arm, const std::string& variant) const;

    std::map<std::string, ArmBinary> arms;  // "A'" and the variants' names, as Bench::binaries
    std::optional<std::uint64_t> seed;      // when any was linked

  private:
    friend class BlockLayouts;
    std::filesystem::path linked_;
};

/// Decides for a run what every block's arms execute (METHOD 3.6): fresh links of the variants that were
/// built from source, fixed copies of the others, or fixed copies of all when the plan says so. Runner's
/// thread.
class BlockLayouts {
  public:
    /// Every block runs what Bench has.
    explicit BlockLayouts(const Bench& bench) : bench_(&bench) {}

    /// `recipes` by variant. Errors: as BlockLinker::prepare.
    [[nodiscard]] Status prepare(const experiment::Plan& plan,
                                 const std::vector<variant::BuiltVariant>& built,
                                 const std::map<std::string, variant::Recipe>& recipes);

    /// Whether blocks link anything.
    [[nodiscard]] bool links() const { return linker_.has_value(); }

    /// Links what a block of these comparisons needs, outside any timed stretch. Errors: as
    /// BlockLinker::link.
    [[nodiscard]] Result<BlockBinaries> for_block(const experiment::Plan& plan, const std::string& workload,
                                                  const std::vector<std::string>& comparisons,
                                                  int index) const;

    /// Sentences on what could not be laid out as it should.
    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }

  private:
    [[nodiscard]] ArmBinary fixed(const std::string& arm, const std::string& variant) const;

    const Bench* bench_;
    std::optional<layout::BlockLinker> linker_;
    std::vector<std::string> linkable_;
    std::vector<std::string> notes_;
};

}  // namespace assay::runner

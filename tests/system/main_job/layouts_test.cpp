// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts of a whole run: what each block says that it ran can be made again from the case.
#include "core/casefile/case.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "core/experiment/order.h"
#include "core/layout/block_linker.h"
#include "core/redis/address_space.h"
#include "tests/support/built_variants.h"
#include "tests/support/temporary_directory.h"
#include "tests/system/main_job/small_case.h"

#include <gtest/gtest.h>

#include <set>

namespace assay::test {
namespace {

using experiment::Layouts;

casefile::Case read_case(const std::filesystem::path& file) {
    auto contents = casefile::read_log(file);
    EXPECT_TRUE(contents) << contents.error().text();
    return casefile::fold(contents->records);
}

layout::Tree tree_of(const std::string& variant) {
    return {variant, built_variant(variant).tree, sample_recipe(variant).make_arguments};
}

TEST(Layouts, EveryBlockRunsItsOwnBinariesAndTheyCanBeMadeAgain) {
    const TemporaryDirectory directory;
    const AssayProgram assay;
    const auto small = make_small_case(directory.path(), {}, assay);
    ASSERT_EQ(small.created.exit_code, 0) << small.created.output;
    const auto ran = assay.run({"run", small.file.string(), "--progress", "none"});
    ASSERT_TRUE(ran.exit_code == 0 || ran.exit_code == 3) << ran.output;
    const auto state = read_case(small.file);
    const auto* plan = state.current_plan();
    ASSERT_NE(plan, nullptr);
    ASSERT_GE(plan->blocks.size(), 8U);

    std::set<std::string> baselines;
    for (const auto& block : plan->blocks) {
        ASSERT_EQ(block->arms.size(), 3U);
        for (const auto& arm : block->arms)
            EXPECT_EQ(arm.layout, Layouts::paired) << arm.arm;
        EXPECT_EQ(block->arms[0].binary_sha256, block->arms[1].binary_sha256);  // A' is a copy of A
        EXPECT_NE(block->arms[0].binary_sha256, block->arms[2].binary_sha256);
        EXPECT_EQ(block->layout_seed, experiment::layout_seed(plan->plan.seed, "small-set", block->index));
        EXPECT_EQ(block->address_seed.has_value(), redis::can_place_processes());
        if (block->address_seed) {
            EXPECT_EQ(block->address_seed,
                      experiment::address_seed(plan->plan.seed, "small-set", block->index));
        }
        baselines.insert(block->arms[0].binary_sha256);
    }
    EXPECT_EQ(baselines.size(), plan->blocks.size());

    const auto evaluation = casefile::evaluate(state, *plan);
    EXPECT_EQ(evaluation.findings.at(0).layouts, Layouts::paired);
    for (const auto& gate : evaluation.gates)
        EXPECT_TRUE(gate.name != "layout" || gate.state == verdict::GateState::pass) << gate.detail;

    const StopFlag stop;
    auto linker = layout::BlockLinker::prepare({tree_of("baseline"), tree_of("direct-append")},
                                               directory / "again", {0}, stop);
    ASSERT_TRUE(linker) << linker.error().text();
    const auto& block = *plan->blocks.at(3);
    const auto again =
        linker->link(*block.layout_seed, {"baseline", "direct-append"}, directory / "programs");
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)[0].sha256, block.arms[0].binary_sha256);
    EXPECT_EQ((*again)[1].sha256, block.arms[2].binary_sha256);
}

TEST(Layouts, APlanCanKeepTheBinariesFixedAndTheFindingSaysSo) {
    const TemporaryDirectory directory;
    const AssayProgram assay;
    SmallDefinition definition;
    definition.in_plan = "layouts = \"fixed\"";
    const auto small = make_small_case(directory.path(), definition, assay);
    ASSERT_EQ(small.created.exit_code, 0) << small.created.output;
    const auto ran = assay.run({"run", small.file.string(), "--progress", "none"});
    ASSERT_TRUE(ran.exit_code == 0 || ran.exit_code == 3) << ran.output;
    const auto state = read_case(small.file);
    const auto* plan = state.current_plan();
    ASSERT_NE(plan, nullptr);
    for (const auto& block : plan->blocks) {
        EXPECT_FALSE(block->layout_seed);
        for (const auto& arm : block->arms) {
            EXPECT_EQ(arm.layout, Layouts::uncontrolled);
            EXPECT_EQ(arm.binary_sha256, plan->plan.binaries.at(arm.variant));
        }
    }
    EXPECT_EQ(casefile::evaluate(state, *plan).findings.at(0).layouts, Layouts::uncontrolled);
}

}  // namespace
}  // namespace assay::test

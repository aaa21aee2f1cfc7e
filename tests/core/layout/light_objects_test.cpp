// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/light_objects.h"

#include "core/layout/elf_image.h"
#include "core/layout/linker.h"
#include "tests/core/layout/small_trees.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <gmock/gmock.h>

namespace assay::layout {
namespace {

namespace fs = std::filesystem;

class LightObjects : public testing::Test {
  protected:
    void SetUp() override {
        test::build_small_tree(place_ / "tree", test::small_sources(), {"-O2", "-g"});
        auto plan = link_plan_of(place_ / "tree", {}, place_ / "make", stop_);
        ASSERT_TRUE(plan) << plan.error().text();
        plan_ = std::move(*plan);
    }
    static bool has_debug_information(const fs::path& object) {
        const auto image = ElfImage::open(object);
        EXPECT_TRUE(image) << image.error().text();
        return std::any_of(image->sections().begin(), image->sections().end(),
                           [](const auto& section) { return section.name.starts_with(".debug"); });
    }
    std::map<std::string, std::string> code_of(const fs::path& program) {
        const LinkJob job{&plan_, {}, {}, program};
        EXPECT_TRUE(link(job, stop_));
        const auto image = ElfImage::open(program);
        EXPECT_TRUE(image) << image.error().text();
        std::map<std::string, std::string> out;
        // All that is loaded but the mark of the build, a hash of the whole file.
        for (const auto& section : image->sections())
            if (section.is_loaded() && section.name != ".note.gnu.build-id")
                out[section.name] = std::string(section.bytes);
        return out;
    }

    test::TemporaryDirectory place_;
    StopFlag stop_;
    LinkPlan plan_;
};

TEST_F(LightObjects, GiveTheSameProgramWithoutWhatALinkDropsAndLeaveTheTreeAsItIs) {
    const auto heavy = code_of(place_ / "heavy");
    ASSERT_TRUE(lighten(plan_, place_ / "light", stop_));
    EXPECT_EQ(code_of(place_ / "light-program"), heavy);
    for (const auto& word : plan_.objects) {
        EXPECT_TRUE(has_debug_information(plan_.directory / word)) << word;
        EXPECT_FALSE(has_debug_information(plan_.copies.at(word))) << word;
    }
    const auto words = link_command({&plan_, {}, {}, place_ / "program"});
    for (const auto& word : plan_.objects)
        EXPECT_THAT(words, testing::Not(testing::Contains(word)));
}

TEST_F(LightObjects, AnObjectThatIsNoneIsNamedAndThePlanStaysAsItWas) {
    plan_.objects.emplace_back("Makefile");
    const auto done = lighten(plan_, place_ / "light", stop_);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().kind, ErrorKind::unsupported);
    EXPECT_THAT(done.error().text(), testing::HasSubstr("Makefile"));
    EXPECT_TRUE(plan_.copies.empty());
}

}  // namespace
}  // namespace assay::layout

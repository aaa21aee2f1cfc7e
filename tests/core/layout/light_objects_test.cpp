// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/light_objects.h"

#include "core/base/process.h"
#include "core/layout/elf_image.h"
#include "core/layout/linker.h"
#include "core/layout/linker_line.h"
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
        test::build_small_tree(place_ / "tree", test::small_sources(), {"-O2"});
        auto plan = link_plan_of(place_ / "tree", {}, place_ / "make", stop_);
        ASSERT_TRUE(plan) << plan.error().text();
        plan_ = std::move(*plan);
    }
    static constexpr const char* archive = "libsmall.a";

    /// The object's place on the line is then the archive's, which stands there twice.
    void put_into_archive(const std::string& object, const std::string& how) {
        Command command;
        command.directory = plan_.directory;
        command.arguments = {"ar", how, archive, object};
        const auto exit = run_process(command, stop_);
        ASSERT_TRUE(exit && exit->success());
        std::erase(plan_.objects, object);
        *std::find(plan_.words.begin(), plan_.words.end(), object) = archive;
        plan_.words.emplace_back(archive);
        plan_.archives = {archive, archive};
        ask_again();
    }
    /// What the line that was changed hands to the linker.
    void ask_again() {
        auto words = linker_words(plan_.words, plan_.directory, stop_);
        ASSERT_TRUE(words) << words.error().text();
        words->insert(words->begin(), plan_.linker.front());
        plan_.linker = std::move(*words);
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
    put_into_archive("another.o", "rcs");
    const auto heavy = code_of(place_ / "heavy");
    ASSERT_TRUE(lighten(plan_, place_ / "light", {0}, stop_));
    EXPECT_EQ(code_of(place_ / "light-program"), heavy);
    for (const auto& word : plan_.objects) {
        EXPECT_TRUE(has_debug_information(plan_.directory / word)) << word;
        EXPECT_FALSE(has_debug_information(plan_.copies.at(word))) << word;
    }
    EXPECT_LT(fs::file_size(plan_.copies.at(archive)), fs::file_size(plan_.directory / archive));
    const auto words = link_command({&plan_, {}, {}, place_ / "program"});
    for (const auto& [word, copy] : plan_.copies)
        EXPECT_THAT(words, testing::Not(testing::Contains(word)));
}

TEST_F(LightObjects, WhatStripDoesNotTakeIsLinkedAsItIs) {
    put_into_archive("another.o", "rcsT");  // thin: it names its members and does not hold them
    const auto heavy = code_of(place_ / "heavy");
    plan_.archives.emplace_back("-l:nowhere.a");  // ends like one and is no file
    ASSERT_TRUE(lighten(plan_, place_ / "light", {0}, stop_));
    EXPECT_THAT(plan_.copies,
                testing::UnorderedElementsAre(testing::Key("server.o"), testing::Key("shared.o")));
    EXPECT_EQ(code_of(place_ / "light-program"), heavy);
}

TEST_F(LightObjects, FilesOfOneNameFromTwoFoldersAndWholePathsAreToldApart) {
    fs::create_directory(plan_.directory / "aside");
    fs::rename(plan_.directory / "another.o", plan_.directory / "aside/shared.o");
    const auto whole = (plan_.directory / "server.o").string();
    for (auto* list : {&plan_.words, &plan_.objects}) {
        std::replace(list->begin(), list->end(), std::string("another.o"), std::string("aside/shared.o"));
        std::replace(list->begin(), list->end(), std::string("server.o"), whole);
    }
    ask_again();
    const auto heavy = code_of(place_ / "heavy");
    ASSERT_TRUE(lighten(plan_, place_ / "light", {0}, stop_));
    EXPECT_EQ(plan_.copies.size(), 3U);
    EXPECT_EQ(code_of(place_ / "light-program"), heavy);
}

TEST_F(LightObjects, AStopIsHeeded) {
    StopFlag stop;
    stop.request();
    const auto done = lighten(plan_, place_ / "light", {0}, stop);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().kind, ErrorKind::cancelled);
    EXPECT_TRUE(plan_.copies.empty());
}

}  // namespace
}  // namespace assay::layout

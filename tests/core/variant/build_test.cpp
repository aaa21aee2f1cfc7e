// SPDX-License-Identifier: GPL-3.0-or-later
// All of building, with a source tree of a few lines; the system tests do the same with Redis itself.
#include "core/variant/build.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "tests/core/variant/small_server.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <gmock/gmock.h>
#include <thread>

namespace assay::variant {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class Build : public ::testing::Test {
  protected:
    void SetUp() override { test::write_small_tree(directory_ / "source", "1.0"); }
    Recipe recipe(const std::string& name) const {
        Recipe out;
        out.name = name;
        out.source = {SourceKind::directory, directory_ / "source", "", "", ""};
        return out;
    }
    Recipe patched(const std::string& name, const std::string& version) const {
        Recipe out = recipe(name);
        out.patches = {test::version_patch(name + ".patch", "1.0", version)};
        return out;
    }
    Recipe binary(const fs::path& file) const {
        Recipe out;
        out.name = "finished";
        out.source = {SourceKind::binary, file, "", "", ""};
        return out;
    }
    Result<BuiltVariant> run(const Recipe& what) {
        phases_.clear();
        return build(
            what, store_, {},
            [&](std::string_view phase, std::optional<double>) { phases_.emplace_back(phase); }, stop_);
    }
    std::string log_of(const Recipe& what) const { return read_file(store_.log(what)).value_or(""); }

    test::TemporaryDirectory directory_;
    Store store_{directory_ / "store"};
    StopFlag stop_;
    std::vector<std::string> phases_;
};

TEST_F(Build, FromSourceToABinaryWithItsProvenance) {
    const auto built = run(recipe("baseline"));
    ASSERT_TRUE(built) << built.error().text();
    const Provenance& provenance = built->provenance;
    EXPECT_FALSE(built->reused);
    EXPECT_EQ(provenance.variant, "baseline");
    EXPECT_EQ(built->binary, store_.binary(provenance.sha256));
    EXPECT_EQ(sha256_of_file(built->binary).value_or(""), provenance.sha256);
    EXPECT_EQ(provenance.version, "Redis server v=1.0 sha=00000000");
    EXPECT_EQ(provenance.source_sha256.size(), 64U);
    EXPECT_EQ(provenance.patch_sha256, "");
    EXPECT_TRUE(provenance.layouts_possible);
    EXPECT_FALSE(provenance.compiler.empty());
    EXPECT_THAT(provenance.flags, AllOf(HasSubstr("BUILD_TLS=no"), HasSubstr("-ffunction-sections")));
    EXPECT_THAT(provenance.commands, Contains(HasSubstr("make -j")));
    EXPECT_GT(provenance.seconds, 0);
    EXPECT_TRUE(fs::exists(built->tree / "src" / "server.o"));
    EXPECT_THAT(phases_, Contains("compiling the server"));
    EXPECT_TRUE(fs::is_empty(store_.root() / "temporary"));
}

TEST_F(Build, TheSecondTimeItIsFoundAndNothingRuns) {
    const auto first = run(recipe("baseline"));
    ASSERT_TRUE(first);
    const auto written = fs::last_write_time(store_.log(recipe("baseline")));
    const auto second = run(recipe("another name"));
    ASSERT_TRUE(second);
    EXPECT_TRUE(second->reused);
    EXPECT_TRUE(second->provenance.reused);
    EXPECT_EQ(second->provenance.variant, "another name");
    EXPECT_EQ(second->provenance.sha256, first->provenance.sha256);
    EXPECT_EQ(second->provenance.build_id, first->provenance.build_id);
    EXPECT_EQ(second->tree, first->tree);
    EXPECT_THAT(phases_, IsEmpty());
    EXPECT_EQ(fs::last_write_time(store_.log(recipe("baseline"))), written);
}

TEST_F(Build, APatchedVariantCompilesOnlyWhatChanged) {
    const auto baseline = run(recipe("baseline"));
    ASSERT_TRUE(baseline);
    const Recipe candidate = patched("candidate", "2.0");
    const auto built = run(candidate);
    ASSERT_TRUE(built) << built.error().text();
    EXPECT_EQ(built->provenance.version, "Redis server v=2.0 sha=00000000");
    EXPECT_NE(built->provenance.sha256, baseline->provenance.sha256);
    EXPECT_EQ(built->provenance.source_sha256, baseline->provenance.source_sha256);
    EXPECT_EQ(built->provenance.patch_sha256.size(), 64U);
    EXPECT_THAT(log_of(candidate), AllOf(HasSubstr("CC server.o"), Not(HasSubstr("CC other.o"))));
    // The baseline's tree is as it was, and what is the same lies on the disk once.
    EXPECT_THAT(read_file(baseline->tree / "src" / "server.c").value_or(""), HasSubstr("v=1.0"));
    EXPECT_TRUE(fs::equivalent(baseline->tree / "src" / "other.o", built->tree / "src" / "other.o"));
    EXPECT_FALSE(fs::equivalent(baseline->tree / "src" / "server.o", built->tree / "src" / "server.o"));
}

TEST_F(Build, APatchedVariantBringsItsBaseline) {
    const auto built = run(patched("candidate", "2.0"));
    ASSERT_TRUE(built) << built.error().text();
    const auto baseline = run(recipe("baseline"));
    ASSERT_TRUE(baseline);
    EXPECT_TRUE(baseline->reused);
}

TEST_F(Build, AnotherWayToTheSameSourceGivesTheSameBinary) {
    const auto there = run(patched("candidate", "2.0"));
    ASSERT_TRUE(there);
    // The patch's result as a source of its own, in another store at a path of another length.
    test::write_small_tree(directory_ / "a-longer-name-for-the-source", "2.0");
    Recipe direct = recipe("direct");
    direct.source.location = directory_ / "a-longer-name-for-the-source";
    const auto here = build(direct, Store(directory_ / "another-store"), {}, {}, stop_);
    ASSERT_TRUE(here) << here.error().text();
    EXPECT_EQ(here->provenance.sha256, there->provenance.sha256);
}

TEST_F(Build, TheCallersEnvironmentDoesNotLeakIn) {
    const auto plain = run(recipe("baseline"));
    ASSERT_TRUE(plain);
    ASSERT_EQ(::setenv("CFLAGS", "-DLEAK -O0", 1), 0);
    ASSERT_EQ(::setenv("MAKEFLAGS", "CC=false", 1), 0);
    const auto again = build(recipe("baseline"), Store(directory_ / "another-store"), {}, {}, stop_);
    ::unsetenv("CFLAGS");
    ::unsetenv("MAKEFLAGS");
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(again->provenance.sha256, plain->provenance.sha256);
}

TEST_F(Build, APatchThatDoesNotApplyNamesItsHunkBeforeAnythingIsCompiled) {
    Recipe wrong = recipe("wrong");
    wrong.patches = {test::version_patch("wrong.patch", "9.9", "2.0")};
    const auto built = run(wrong);
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(built.error().message, HasSubstr("patch 'wrong.patch' does not apply: src/server.c: hunk 1"));
    EXPECT_THAT(phases_, Not(Contains(HasSubstr("compiling"))));
    EXPECT_TRUE(fs::is_empty(store_.root() / "trees"));
}

TEST_F(Build, ASecondPatchIsTriedAfterTheFirst) {
    Recipe two = patched("two", "2.0");
    two.patches.push_back(test::version_patch("second.patch", "2.0", "3.0"));
    const auto built = run(two);
    ASSERT_TRUE(built) << built.error().text();
    EXPECT_EQ(built->provenance.version, "Redis server v=3.0 sha=00000000");
    two.patches.push_back(test::version_patch("third.patch", "2.0", "4.0"));
    const auto wrong = run(two);
    ASSERT_FALSE(wrong);
    EXPECT_THAT(wrong.error().message, HasSubstr("third.patch"));
}

TEST_F(Build, ACompilerErrorIsShownAndItsLogKept) {
    test::write_text(directory_ / "source" / "src" / "other.c", "int broken( { return 1; }\n");
    const auto built = run(recipe("broken"));
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::build_failed);
    EXPECT_THAT(built.error().details, Contains(HasSubstr("error:")));
    EXPECT_LE(built.error().details.size(), 20U);
    EXPECT_THAT(built.error().advice, HasSubstr(store_.log(recipe("broken")).string()));
    EXPECT_THAT(log_of(recipe("broken")), HasSubstr("other.c"));
    EXPECT_TRUE(fs::is_empty(store_.root() / "temporary"));
    EXPECT_TRUE(fs::is_empty(store_.root() / "builds"));
    // Mended, it builds.
    test::write_small_tree(directory_ / "source", "1.0");
    EXPECT_TRUE(run(recipe("broken")));
}

TEST_F(Build, NoSpaceLeftIsSaidAsSuch) {
    test::write_text(directory_ / "source" / "src" / "Makefile",
                     "redis-server:\n\t@echo 'ld: final link failed: No space left on device'; exit 1\n");
    const auto built = run(recipe("full"));
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::io);
    EXPECT_THAT(built.error().message, HasSubstr("no space left"));
}

TEST_F(Build, StoppingLeavesNothingHalfDone) {
    test::write_text(directory_ / "source" / "src" / "Makefile",
                     "redis-server:\n\t@echo '    CC it.o'; sleep 1000\n");
    const auto built = build(
        recipe("stopped"), store_, {},
        [&](std::string_view phase, std::optional<double>) {
            if (phase == "compiling the server") stop_.request();
        },
        stop_);
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::cancelled);
    EXPECT_TRUE(fs::is_empty(store_.root() / "temporary"));
    EXPECT_TRUE(fs::is_empty(store_.root() / "trees"));
}

TEST_F(Build, TwoAtOnceBuildItOnce) {
    std::optional<Result<BuiltVariant>> other;
    std::thread thread([&] { other = build(patched("candidate", "2.0"), store_, {}, {}, stop_); });
    const auto ours = build(patched("candidate", "2.0"), store_, {}, {}, stop_);
    thread.join();
    ASSERT_TRUE(ours) << ours.error().text();
    ASSERT_TRUE(*other) << other->error().text();
    EXPECT_NE(ours->reused, (*other)->reused);
    EXPECT_EQ(ours->provenance.sha256, (*other)->provenance.sha256);
}

TEST_F(Build, ADamagedOrMissingPieceIsMadeAnew) {
    const auto first = run(recipe("baseline"));
    ASSERT_TRUE(first);
    test::write_text(first->binary, "damaged");
    const auto second = run(recipe("baseline"));
    ASSERT_TRUE(second) << second.error().text();
    EXPECT_FALSE(second->reused);
    EXPECT_EQ(sha256_of_file(second->binary).value_or(""), first->provenance.sha256);
    fs::remove_all(second->tree);
    const auto third = run(recipe("baseline"));
    ASSERT_TRUE(third) << third.error().text();
    EXPECT_FALSE(third->reused);
    EXPECT_TRUE(fs::exists(third->tree / "src" / "server.o"));
}

TEST_F(Build, AnObjectThatAPowerCutLeftWithoutContentIsNoBuild) {
    const auto built = run(recipe("baseline"));
    ASSERT_TRUE(built);
    const auto object = built->tree / "src" / "other.o";
    const auto whole = read_file(object).value();
    for (const std::string& left : {std::string(), std::string(whole.size(), '\0')}) {
        fs::permissions(object, fs::perms::owner_write, fs::perm_options::add);
        test::write_text(object, left);
        const auto again = run(recipe("baseline"));
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_FALSE(again->reused) << left.size() << " bytes";
        EXPECT_EQ(again->provenance.sha256, built->provenance.sha256);
        EXPECT_EQ(read_file(object).value(), whole);
    }
    EXPECT_TRUE(run(recipe("baseline"))->reused);
}

TEST_F(Build, MakeArgumentsMatterAndAreVariablesOnly) {
    const auto plain = run(recipe("plain"));
    ASSERT_TRUE(plain);
    Recipe defined = recipe("defined");
    defined.make_arguments = {"CC=cc -DASSAY_TEST=1 -O3 -fno-inline"};
    const auto built = run(defined);
    ASSERT_TRUE(built) << built.error().text();
    EXPECT_NE(built->tree, plain->tree);
    EXPECT_THAT(built->provenance.flags, HasSubstr("-DASSAY_TEST=1"));
    for (const char* bad : {"install", "-C/", "--eval=x", "=x", "a b=c"}) {
        defined.make_arguments = {bad};
        const auto refused = run(defined);
        ASSERT_FALSE(refused) << bad;
        EXPECT_EQ(refused.error().kind, ErrorKind::usage);
    }
}

TEST_F(Build, AStoreUnderAPathWithBlanksIsSaid) {
    const auto built = build(recipe("baseline"), Store(directory_ / "my store"), {}, {}, stop_);
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::unsupported);
    EXPECT_THAT(built.error().message, HasSubstr("blanks"));
}

TEST_F(Build, AStoreThatCannotBeWrittenIsSaid) {
    test::write_text(directory_ / "file", "");
    const auto built = build(recipe("baseline"), Store(directory_ / "file" / "store"), {}, {}, stop_);
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error().kind, ErrorKind::io);
    EXPECT_THAT(built.error().message, HasSubstr("the store of built variants"));
}

TEST_F(Build, AFinishedBinaryIsTakenIn) {
    const fs::path server = directory_ / "my-server";
    test::compile_c("#include <stdio.h>\nint main(void) { puts(\"Redis server v=6.2\"); return 0; }\n",
                    server);
    const auto built = run(binary(server));
    ASSERT_TRUE(built) << built.error().text();
    EXPECT_EQ(built->provenance.version, "Redis server v=6.2");
    EXPECT_EQ(built->provenance.source_sha256, "");
    EXPECT_FALSE(built->provenance.layouts_possible);
    EXPECT_TRUE(built->tree.empty());
    fs::permissions(server, fs::perms::none);
    EXPECT_EQ(sha256_of_file(built->binary).value_or(""), built->provenance.sha256);
    fs::permissions(server, fs::perms::owner_all);
    const auto again = run(binary(server));
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->reused);
    EXPECT_THAT(phases_, IsEmpty());

    Recipe named = binary(server);
    named.source.sha256 = std::string(64, '1');
    const auto wrong = run(named);
    ASSERT_FALSE(wrong);
    EXPECT_THAT(wrong.error().text(), HasSubstr(built->provenance.sha256));
    Recipe patch = binary(server);
    patch.patches = {test::version_patch("x.patch", "1", "2")};
    EXPECT_FALSE(run(patch));
}

TEST_F(Build, ABinaryThatIsNoRedisIsRefusedWithoutRunningIt) {
    const fs::path marker = directory_ / "was-run";
    test::compile_c(
        "#include <fcntl.h>\nint main(void) { return creat(\"" + marker.string() + "\", 0600) < 0; }\n",
        directory_ / "tool");
    test::write_text(directory_ / "script", "#!/bin/sh\ntouch '" + marker.string() + "'\n");
    fs::permissions(directory_ / "script", fs::perms::owner_all);
    const auto tool = run(binary(directory_ / "tool"));
    ASSERT_FALSE(tool);
    EXPECT_EQ(tool.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(tool.error().message, HasSubstr("no Redis or Valkey server"));
    const auto script = run(binary(directory_ / "script"));
    ASSERT_FALSE(script);
    EXPECT_THAT(script.error().message, HasSubstr("no ELF program"));
    EXPECT_FALSE(fs::exists(marker));
    EXPECT_TRUE(fs::is_empty(store_.root() / "binaries"));
}

TEST(RecipeHash, CountsWhatDecidesTheBinary) {
    Recipe recipe;
    recipe.name = "a";
    recipe.source = {SourceKind::debian, "redis", "bookworm", "", ""};
    recipe.patches = {{"p", "text", ""}};
    const std::string hash = recipe_sha256(recipe);
    Recipe same = recipe;
    same.name = "b";
    same.description = "other words";
    same.role = Role::candidate;
    same.dose = 4;
    same.patches[0].name = "q";
    EXPECT_EQ(recipe_sha256(same), hash);
    Recipe other = recipe;
    other.source.release = "trixie";
    EXPECT_NE(recipe_sha256(other), hash);
    other = recipe;
    other.patches[0].text = "text2";
    EXPECT_NE(recipe_sha256(other), hash);
    other = recipe;
    other.make_arguments = {"MALLOC=libc"};
    EXPECT_NE(recipe_sha256(other), hash);
    other = recipe;
    other.patches.push_back(recipe.patches[0]);
    EXPECT_NE(recipe_sha256(other), hash);
}

}  // namespace
}  // namespace assay::variant

// SPDX-License-Identifier: GPL-3.0-or-later
// Trust: what changes the hash, and that an answer is kept and found.
#include "core/casefile/trust.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>

namespace assay::casefile {
namespace {

Case sample() {
    Case state;
    VariantState built;
    built.recipe.name = "baseline";
    built.recipe.source = {variant::SourceKind::debian, "redis", "bookworm", "", ""};
    built.recipe.patches = {{"p.patch", "--- a\n+++ b\n", ""}};
    built.recipe.make_arguments = {"MALLOC=libc"};
    state.variants = {built};
    workload::Specification w;
    w.name = "w";
    w.command = {"PING"};
    state.workloads = {w};
    return state;
}

class Trust : public ::testing::Test {
  protected:
    Trust() { ::setenv("XDG_STATE_HOME", home_.path().c_str(), 1); }
    test::TemporaryDirectory home_;
};

TEST_F(Trust, EveryThingThatIsExecutedChangesTheHash) {
    const auto before = executable_content_sha256(sample());
    auto patched = sample();
    patched.variants[0].recipe.patches[0].text += "+evil\n";
    EXPECT_NE(executable_content_sha256(patched), before);
    auto made = sample();
    made.variants[0].recipe.make_arguments = {"CC=/tmp/x"};
    EXPECT_NE(executable_content_sha256(made), before);
    auto sourced = sample();
    sourced.variants[0].recipe.source.location = "valkey";
    EXPECT_NE(executable_content_sha256(sourced), before);
    auto configured = sample();
    configured.workloads[0].server_config["loadmodule"] = "/tmp/evil.so";
    EXPECT_NE(executable_content_sha256(configured), before);
    auto sent = sample();
    sent.workloads[0].command = {"MODULE", "LOAD", "/tmp/evil.so"};
    EXPECT_NE(executable_content_sha256(sent), before);
    auto prepared = sample();
    prepared.workloads[0].setup = {{"MODULE", "LOAD", "/tmp/evil.so"}};
    EXPECT_NE(executable_content_sha256(prepared), before);
}

TEST_F(Trust, NamesAndWordsDoNot) {
    auto renamed = sample();
    renamed.variants[0].recipe.description = "other words";
    renamed.brief.title = "other title";
    EXPECT_EQ(executable_content_sha256(renamed), executable_content_sha256(sample()));
}

TEST_F(Trust, ABinaryIsItsBytes) {
    const auto binary = home_ / "redis-server";
    std::ofstream(binary) << "one";
    auto state = sample();
    state.variants[0].recipe.source = {variant::SourceKind::binary, binary.string(), "", "", ""};
    const auto before = executable_content_sha256(state);
    std::ofstream(binary, std::ios::trunc) << "two";
    EXPECT_NE(executable_content_sha256(state), before);
}

TEST_F(Trust, AnAnswerIsKeptForThisContentAlone) {
    const auto hash = executable_content_sha256(sample());
    EXPECT_FALSE(is_trusted(hash));
    ASSERT_TRUE(remember_trust(hash));
    ASSERT_TRUE(remember_trust(hash));  // once more changes nothing
    EXPECT_TRUE(is_trusted(hash));
    EXPECT_FALSE(is_trusted(hash.substr(1)));
    EXPECT_FALSE(is_trusted(std::string(64, '0')));
    EXPECT_FALSE(is_trusted(""));
}

TEST_F(Trust, SaysAllThatWouldBeExecuted) {
    auto state = sample();
    state.workloads[0].server_config["appendonly"] = "yes";
    state.workloads[0].setup = {{"CONFIG", "SET", "dir", "/"}};
    state.workloads[0].command = {"EVAL", "return 1\n-- " + std::string(500, 'x') + "!", "0"};
    const auto list = executions(state);
    ASSERT_EQ(list.size(), 4U);
    EXPECT_THAT(list[0].what, ::testing::HasSubstr("debian:redis@bookworm"));
    EXPECT_EQ(list[0].detail, "make MALLOC=libc");
    ASSERT_EQ(list[0].patches.size(), 1U);
    EXPECT_EQ(list[1].detail, "appendonly yes");
    EXPECT_EQ(list[2].detail, "CONFIG SET dir /");
    EXPECT_EQ(list[3].detail, "EVAL \"return 1\\n-- " + std::string(500, 'x') + "!\" 0") << "cut short";
}

}  // namespace
}  // namespace assay::casefile

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/binary_facts.h"

#include "core/base/process.h"
#include "core/base/sha256.h"
#include "tests/core/variant/small_server.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::variant {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;

std::string server_text(const std::string& answer) {
    return "#include <stdio.h>\nconst char *text = \"Redis server v=\";\n"
           "int main(void) { puts(\"" +
           answer + "\"); return 0; }\n";
}

TEST(BinaryFacts, SayWhatTheProgramIs) {
    const test::TemporaryDirectory directory;
    const auto binary = directory / "server";
    test::compile_c(server_text("Redis server v=7.0.15 sha=0"), binary, {"-O2", "-Wl,--build-id=0x00ff12ab"});
    const auto facts = inspect(binary);
    ASSERT_TRUE(facts) << facts.error().text();
    EXPECT_EQ(facts->sha256, sha256_of_file(binary).value_or(""));
    EXPECT_EQ(facts->build_id, "00ff12ab");
    EXPECT_EQ(facts->server, ServerKind::redis);
    EXPECT_EQ(facts->version, "Redis server v=7.0.15 sha=0");
    EXPECT_FALSE(facts->compiler.empty());
    EXPECT_TRUE(facts->dynamically_linked);
    EXPECT_TRUE(facts->has_symbols);
}

TEST(BinaryFacts, KnowValkey) {
    const test::TemporaryDirectory directory;
    const auto binary = directory / "server";
    test::compile_c("#include <stdio.h>\nint main(void) { puts(\"Valkey server v=8.0.0\"); return 0; }\n",
                    binary);
    const auto facts = inspect(binary);
    ASSERT_TRUE(facts) << facts.error().text();
    EXPECT_EQ(facts->server, ServerKind::valkey);
}

TEST(BinaryFacts, StrippedStaticAndWithoutBuildId) {
    const test::TemporaryDirectory directory;
    const auto binary = directory / "server";
    test::compile_c(server_text("Redis server v=1"), binary, {"-O2", "-static", "-s", "-Wl,--build-id=none"});
    const auto facts = inspect(binary);
    ASSERT_TRUE(facts) << facts.error().text();
    EXPECT_EQ(facts->build_id, "");
    EXPECT_FALSE(facts->dynamically_linked);
    EXPECT_FALSE(facts->has_symbols);
}

TEST(BinaryFacts, AnotherProgramIsNotRun) {
    const test::TemporaryDirectory directory;
    const auto marker = directory / "was-run";
    test::compile_c(
        "#include <fcntl.h>\nint main(void) { return creat(\"" + marker.string() + "\", 0600) < 0; }\n",
        directory / "program");
    const auto facts = inspect(directory / "program");
    ASSERT_TRUE(facts) << facts.error().text();
    EXPECT_EQ(facts->server, ServerKind::none);
    EXPECT_EQ(facts->version, "");
    EXPECT_FALSE(std::filesystem::exists(marker));
}

TEST(BinaryFacts, AScriptIsRefusedAndNotRun) {
    const test::TemporaryDirectory directory;
    const auto script = directory / "redis-server";
    test::write_text(script,
                     "#!/bin/sh\ntouch '" + (directory / "was-run").string() + "'\necho Redis server v=7\n");
    std::filesystem::permissions(script, std::filesystem::perms::owner_all);
    const auto facts = inspect(script);
    ASSERT_FALSE(facts);
    EXPECT_EQ(facts.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(facts.error().message, HasSubstr("no ELF program"));
    EXPECT_FALSE(std::filesystem::exists(directory / "was-run"));
}

TEST(BinaryFacts, AServerThatGivesNoVersionIsSaid) {
    const test::TemporaryDirectory directory;
    test::compile_c(server_text("cannot find my library"), directory / "server");
    const auto facts = inspect(directory / "server");
    ASSERT_FALSE(facts);
    EXPECT_THAT(facts.error().text(), HasSubstr("cannot find my library"));
}

TEST(BinaryFacts, OtherFilesAreSaid) {
    const test::TemporaryDirectory directory;
    test::write_text(directory / "empty", "");
    test::write_text(directory / "cut", std::string("\x7f"
                                                    "ELF\x02\x01\x01",
                                                    7));
    test::must_run({"sh", "-c", "echo 'int f(int x) { return x; }' | cc -x c -c -o object.o -"},
                   directory.path());
    for (const char* name : {"empty", "cut", "object.o", "."}) {
        const auto facts = inspect(directory / name);
        ASSERT_FALSE(facts) << name;
        EXPECT_EQ(facts.error().kind, ErrorKind::invalid_input) << facts.error().text();
    }
    const auto missing = inspect(directory / "missing");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().kind, ErrorKind::not_found);
}

}  // namespace
}  // namespace assay::variant

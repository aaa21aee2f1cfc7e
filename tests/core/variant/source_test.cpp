// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/source.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/variant/source_tree.h"
#include "tests/core/variant/small_server.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::variant {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class Sources : public ::testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(store_.prepare()); }
    Result<std::string> unpack(const Source& source, const std::string& into) {
        auto pinned = pin_source(source, workshop_);
        if (!pinned) return fail(pinned.error());
        return unpack_source(source, *pinned, directory_ / into, workshop_);
    }
    test::TemporaryDirectory directory_;
    Store store_{directory_ / "store"};
    StopFlag stop_;
    BuildProgress nobody_;
    Workshop workshop_{store_, stop_, nobody_, directory_ / "log", {}};
};

TEST_F(Sources, ADirectoryIsWhatItsFilesAre) {
    test::write_small_tree(directory_ / "a");
    test::write_small_tree(directory_ / "b");
    const auto first = source_tree_sha256(directory_ / "a");
    ASSERT_TRUE(first);
    EXPECT_EQ(source_tree_sha256(directory_ / "b").value_or(""), *first);
    // What a build and git leave behind does not count.
    test::must_run({"make", "-C", "src", "redis-server"}, directory_ / "b");
    test::write_text(directory_ / "b" / ".git" / "HEAD", "ref");
    test::write_text(directory_ / "b" / "src" / ".make-settings", "x");
    EXPECT_EQ(source_tree_sha256(directory_ / "b").value_or(""), *first);
    // A content, a name and an executable bit do.
    test::write_text(directory_ / "b" / "src" / "other.c", "int x;");
    EXPECT_NE(source_tree_sha256(directory_ / "b").value_or(""), *first);
    fs::rename(directory_ / "a" / "src" / "other.c", directory_ / "a" / "src" / "renamed.c");
    const auto renamed = source_tree_sha256(directory_ / "a").value_or("");
    EXPECT_NE(renamed, *first);
    fs::permissions(directory_ / "a" / "src" / "renamed.c", fs::perms::owner_exec, fs::perm_options::add);
    EXPECT_NE(source_tree_sha256(directory_ / "a").value_or(""), renamed);
}

TEST_F(Sources, ADirectoryIsCopiedClean) {
    test::write_small_tree(directory_ / "a");
    test::must_run({"make", "-C", "src", "redis-server"}, directory_ / "a");
    const auto sha256 = unpack({SourceKind::directory, directory_ / "a", "", "", ""}, "copy");
    ASSERT_TRUE(sha256) << sha256.error().text();
    EXPECT_TRUE(fs::exists(directory_ / "copy" / "src" / "server.c"));
    EXPECT_FALSE(fs::exists(directory_ / "copy" / "src" / "server.o"));
    EXPECT_FALSE(fs::exists(directory_ / "copy" / "src" / "redis-server"));
    EXPECT_EQ(source_tree_sha256(directory_ / "copy").value_or(""), *sha256);
}

TEST_F(Sources, ADirectoryWithoutRedisIsSaid) {
    fs::create_directory(directory_ / "empty");
    const auto empty = unpack({SourceKind::directory, directory_ / "empty", "", "", ""}, "copy");
    ASSERT_FALSE(empty);
    EXPECT_THAT(empty.error().message, HasSubstr("no Redis or Valkey source tree"));
    const auto missing = unpack({SourceKind::directory, directory_ / "missing", "", "", ""}, "copy2");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().kind, ErrorKind::not_found);
}

TEST_F(Sources, ATarballMustBeTheOneThatWasNamed) {
    test::write_small_tree(directory_ / "redis-1");
    const fs::path tarball = directory_ / "redis.tar.gz";
    test::must_run({"tar", "-czf", tarball.string(), "redis-1"}, directory_.path());
    const std::string right = sha256_of_file(tarball).value_or("");
    EXPECT_EQ(unpack({SourceKind::tarball, tarball, "", right, ""}, "tree").value_or(""), right);
    EXPECT_TRUE(fs::exists(directory_ / "tree" / "src" / "server.c"));

    const auto wrong = unpack({SourceKind::tarball, tarball, "", std::string(64, 'a'), ""}, "tree2");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(wrong.error().text(), HasSubstr(right));
    EXPECT_FALSE(fs::exists(directory_ / "tree2"));
    const auto none = unpack({SourceKind::tarball, tarball, "", "", ""}, "tree3");
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().advice, HasSubstr("sha256sum"));
}

TEST_F(Sources, ABrokenTarballIsSaidWithTarsWords) {
    test::write_text(directory_ / "broken.tar.gz", "no archive");
    const auto broken =
        unpack({SourceKind::tarball, directory_ / "broken.tar.gz", "", sha256_hex("no archive"), ""}, "tree");
    ASSERT_FALSE(broken);
    EXPECT_THAT(broken.error().message, HasSubstr("broken.tar.gz"));
    EXPECT_FALSE(broken.error().details.empty());
}

TEST_F(Sources, TellingLinesAreOfTheFailedProgramAlone) {
    test::write_text(workshop_.log, "old words\n");
    Command command;
    command.arguments = {"sh", "-c",
                         "echo 'x.c:1: error: first'; for i in $(seq 30); do printf '\\033[34mCC\\033[0m "
                         "%s\\n' $i; done; exit 1"};
    const auto exit = workshop_.must_run(command, "it failed");
    ASSERT_FALSE(exit);
    const auto& lines = exit.error().details;
    ASSERT_EQ(lines.size(), 16U);
    EXPECT_EQ(lines.front(), "x.c:1: error: first");
    EXPECT_EQ(lines.at(1), "CC 16");
    EXPECT_EQ(lines.back(), "CC 30");
}

TEST_F(Sources, AGitCommitIsCheckedOutExactly) {
    const fs::path repository = directory_ / "repository";
    test::write_small_tree(repository, "1.1");
    const auto git = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"git", "-c", "user.name=Tester", "-c", "user.email=tester@example.org"});
        test::must_run(words, repository);
    };
    git({"init", "--quiet"});
    git({"add", "."});
    git({"commit", "--quiet", "-m", "one"});
    test::must_run({"sh", "-c", "git rev-parse HEAD > ../commit"}, repository);
    test::write_small_tree(repository, "2.2");  // later work and the working tree must not count
    git({"commit", "--quiet", "-am", "two"});
    const std::string commit = read_file(directory_ / "commit").value_or("").substr(0, 40);

    const auto sha256 = unpack({SourceKind::git, repository, "", "", commit}, "tree");
    ASSERT_TRUE(sha256) << sha256.error().text();
    EXPECT_THAT(read_file(directory_ / "tree" / "src" / "server.c").value_or(""), HasSubstr("v=1.1"));
    EXPECT_FALSE(fs::exists(directory_ / "tree" / ".git"));
    EXPECT_EQ(source_tree_sha256(directory_ / "tree").value_or(""), *sha256);

    const auto unknown = unpack({SourceKind::git, repository, "", "", std::string(40, 'a')}, "tree2");
    ASSERT_FALSE(unknown);
    EXPECT_THAT(unknown.error().message, HasSubstr("aaaaaaaa"));
    EXPECT_FALSE(unpack({SourceKind::git, repository, "", "", "HEAD"}, "tree3"));
    EXPECT_FALSE(unpack({SourceKind::git, "--upload-pack=x://", "", "", commit}, "tree4"));
}

TEST_F(Sources, DebianWordsAreChecked) {
    for (const auto& [package, release] : {std::pair{"-o=x", ""}, std::pair{"Redis Server", ""},
                                           std::pair{"redis", "-t"}, std::pair{"redis", "book worm"}}) {
        const auto pinned = pin_source({SourceKind::debian, package, release, "", ""}, workshop_);
        ASSERT_FALSE(pinned) << package << " " << release;
        EXPECT_EQ(pinned.error().kind, ErrorKind::invalid_input);
    }
    EXPECT_TRUE(workshop_.commands.empty());
}

TEST_F(Sources, ADebianSourceThatTheStoreRemembersNeedsNoProgram) {
    test::write_text(directory_ / "redis_1.orig.tar.gz", "bytes");
    const auto sha256 = store_.add_source(directory_ / "redis_1.orig.tar.gz");
    ASSERT_TRUE(sha256);
    test::write_text(
        store_.debian_record("redis", "bookworm"),
        R"({"package":"redis","release":"bookworm","version":"5:1-1","file":"redis_1.orig.tar.gz","sha256":")" +
            *sha256 + R"(","mirror":"http://deb.debian.org/debian"})");
    const auto pinned = pin_source({SourceKind::debian, "redis", "bookworm", "", ""}, workshop_);
    ASSERT_TRUE(pinned) << pinned.error().text();
    EXPECT_EQ(pinned->identity, "tarball:" + *sha256);
    EXPECT_EQ(pinned->words, "the authors' source of redis 5:1-1 from Debian bookworm");
    EXPECT_TRUE(workshop_.commands.empty());
}

}  // namespace
}  // namespace assay::variant

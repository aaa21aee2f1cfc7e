// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a person may hand in by mistake: one clear message, the right exit code, nothing lost.
#include "core/base/files.h"
#include "core/casefile/case_writer.h"
#include "tests/support/assay_program.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/temporary_directory.h"
#include "tests/system/main_job/small_case.h"

#include <gtest/gtest.h>

#include <fstream>

namespace assay::test {
namespace {

struct BadInput : testing::Test {
    TemporaryDirectory directory;
    AssayProgram assay;

    std::string write(const std::string& name, const std::string& content) const {
        std::ofstream(directory / name, std::ios::binary) << content;
        return (directory / name).string();
    }
    ProgramResult run(const SmallDefinition& definition) {
        const auto made = make_small_case(directory.path(), definition, assay);
        EXPECT_EQ(made.created.exit_code, 0) << made.created.output;
        return assay.run({"run", made.file.string(), "--progress", "none"});
    }
    std::string case_file() const { return (directory / "case.assay").string(); }
};

TEST_F(BadInput, AnUnknownKeyIsNamedWithFileAndLine) {
    SmallDefinition definition;
    definition.in_plan = "budget_secs = 10";
    const auto made = make_small_case(directory.path(), definition, assay);
    EXPECT_EQ(made.created.exit_code, 1);
    EXPECT_TRUE(made.created.says("case.toml")) << made.created.output;
    EXPECT_TRUE(made.created.says("budget_secs"));
    EXPECT_TRUE(made.created.says("budget_seconds")) << "the nearest right key is not offered";
    EXPECT_FALSE(std::filesystem::exists(made.file)) << "a half-made case was left behind";
}

TEST_F(BadInput, APatchThatDoesNotApplyNamesItsHunk) {
    SmallDefinition definition;
    definition.patch = write("wrong.patch",
                             "--- a/src/aof.c\n+++ b/src/aof.c\n@@ -10,3 +10,3 @@\n these lines\n-are "
                             "nowhere\n+in aof.c\n at all\n");
    const auto result = run(definition);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(result.says("wrong.patch")) << result.output;
    EXPECT_TRUE(result.says("unk #1") || result.says("hunk 1")) << result.output;
}

TEST_F(BadInput, ACompilerErrorShowsItsLastLinesAndKeepsTheLog) {
    SmallDefinition definition;
    definition.patch = write("broken.patch",
                             "--- a/src/sds.h\n+++ b/src/sds.h\n@@ -1,1 +1,2 @@\n+#error this was planted\n "
                             "/* SDSLib 2.0 -- A C dynamic strings library\n");
    const auto result = run(definition);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(result.says("this was planted")) << result.output;
    EXPECT_TRUE(result.says(".log")) << result.output;
    EXPECT_TRUE(assay.run({"timeline", case_file()}).says("direct-append"));
    EXPECT_EQ(assay.run({"verify", case_file()}).exit_code, 0) << "the case was harmed";
}

TEST_F(BadInput, ABinaryThatIsNoRedis) {
    SmallDefinition definition;
    definition.source = "/bin/true";
    const auto result = run(definition);
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(result.says("/bin/true")) << result.output;
    EXPECT_TRUE(result.says("Redis")) << result.output;
}

TEST_F(BadInput, AServerThatRefusesItsConfigurationShowsItsLastWords) {
    const auto made = make_small_case(directory.path(), {}, assay);
    auto toml = read_file(made.definition).value();
    toml.replace(toml.find("appendfsync = \"no\""), 18, "appendfsync = \"if you like\"");
    std::filesystem::remove(made.file);
    std::ofstream(made.definition) << toml;
    ASSERT_EQ(assay.run({"new", made.definition.string(), "-o", made.file.string()}).exit_code, 0);
    const auto result = assay.run({"run", made.file.string(), "--progress", "none"});
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(result.says("appendfsync")) << result.output;
}

TEST_F(BadInput, AReplyErrorEndsTheProofPassWithItsWords) {
    SmallDefinition definition;
    definition.command = R"(["INCR", "{key}"])";
    definition.in_workload = R"(setup = [["SET", "{key}", "no number"]])";
    const auto result = run(definition);
    EXPECT_EQ(result.exit_code, 1) << result.output;
    EXPECT_TRUE(result.says("not an integer")) << result.output;
}

TEST_F(BadInput, AFailedCheckMakesTheRunVoid) {
    SmallDefinition definition;
    definition.extra =
        "\n[[check]]\nname = \"too many keys\"\nkind = \"dbsize\"\nworkload = \"small-set\"\nexpected = 2\n";
    const auto result = run(definition);
    EXPECT_EQ(result.exit_code, 4) << result.output;
    EXPECT_TRUE(result.says("too many keys")) << result.output;
    EXPECT_TRUE(result.says("expected 2, observed 1")) << result.output;
}

TEST_F(BadInput, APlanThatCannotDecide) {
    const auto made = make_small_case(directory.path(), {}, assay);
    const auto result = assay.run({"run", made.file.string(), "--blocks", "5", "--progress", "none"});
    EXPECT_EQ(result.exit_code, 1) << result.output;
    EXPECT_TRUE(result.says("8")) << result.output;
}

TEST_F(BadInput, ACaseFromElsewhereExecutesNothing) {
    const auto made = make_small_case(directory.path(), {}, assay);
    const AssayProgram stranger({{"XDG_STATE_HOME", (directory / "state").string()}});
    const auto refused = stranger.run({"run", made.file.string(), "--progress", "none"});
    EXPECT_EQ(refused.exit_code, 5) << refused.output;
    EXPECT_TRUE(refused.says("direct-append")) << refused.output;
    EXPECT_TRUE(refused.says("--trust")) << refused.output;
    EXPECT_FALSE(assay.run({"timeline", made.file.string()}).says("built"));
}

TEST_F(BadInput, AnImportedCaseHasNothingToRunAndAsksForNoTrust) {
    const auto file = (directory / "archived.assay").string();
    std::filesystem::copy_file(
        std::string(ASSAY_SOURCE_DIR) + "/resources/cases/aof-staging-copy-archived.assay", file);
    const auto result = assay.run({"run", file, "--progress", "none"});
    EXPECT_EQ(result.exit_code, 1) << result.output;
    EXPECT_TRUE(result.says("has no plan")) << result.output;
    EXPECT_TRUE(result.says("imported")) << result.output;
}

TEST_F(BadInput, OneCoreOnly) {
    const auto made = make_small_case(directory.path(), {}, assay);
    const auto result = assay.run_command({"taskset", "-c", "0", AssayProgram::path().string(), "run",
                                           made.file.string(), "--progress", "none"});
    EXPECT_EQ(result.exit_code, 1) << result.output;
    EXPECT_TRUE(result.says("core")) << result.output;
}

struct FileRow {
    const char* name;
    std::string content;
    int exit_code;
    std::string says;
};

TEST_F(BadInput, FilesThatAreNoWholeCase) {
    const auto made = make_small_case(directory.path(), {}, assay);
    const auto whole = read_file(made.file).value();
    auto changed = whole;
    const auto at = changed.find("A small case");
    changed[at] = 'B';
    auto newer = whole;
    const auto format = newer.find("\"format\":1");
    ASSERT_NE(format, std::string::npos);
    newer.replace(format, 10, "\"format\":9");
    const FileRow rows[] = {
        {"torn.assay", whole.substr(0, whole.size() - 40), 0, "unfinished"},
        {"changed.assay", changed, 1, "line 1"},
        {"empty.assay", "", 1, "empty"},
        {"foreign.assay", "%PDF-1.7\n", 1, "foreign.assay"},
        {"newer.assay", newer, 1, "newer.assay"},
    };
    for (const auto& row : rows) {
        const auto file = write(row.name, row.content);
        const auto shown = assay.run({"show", file});
        EXPECT_EQ(shown.exit_code, row.exit_code) << row.name << ": " << shown.output;
        EXPECT_TRUE(shown.says(row.says)) << row.name << ": " << shown.output;
        EXPECT_EQ(read_file(file).value(), row.content) << row.name << " was changed by looking at it";
    }
}

TEST_F(BadInput, ADamagedFileIsNotWrittenTo) {
    const auto made = make_small_case(directory.path(), {}, assay);
    auto changed = read_file(made.file).value();
    changed[changed.find("A small case")] = 'B';
    const auto file = write("changed.assay", changed);
    EXPECT_EQ(assay.run({"note", file, "hello"}).exit_code, 1);
    EXPECT_EQ(read_file(file).value(), changed);
}

TEST_F(BadInput, ATornLineIsSetAsideAndTheRestGoesOn) {
    const auto made = make_small_case(directory.path(), {}, assay);
    const auto whole = read_file(made.file).value();
    const auto file = write("torn.assay", whole.substr(0, whole.size() - 40));
    const auto noted = assay.run({"note", file, "after the power cut"});
    EXPECT_EQ(noted.exit_code, 0) << noted.output;
    EXPECT_TRUE(std::filesystem::exists(file + ".torn"));
    EXPECT_EQ(assay.run({"verify", file}).exit_code, 0);
    EXPECT_TRUE(assay.run({"timeline", file}).says("after the power cut"));
}

TEST_F(BadInput, WrongWordsAreUsageErrors) {
    EXPECT_EQ(assay.run({}).exit_code, 2);
    EXPECT_EQ(assay.run({"dance"}).exit_code, 2);
    EXPECT_EQ(assay.run({"run", "x.assay", "--budget", "soon"}).exit_code, 2);
    EXPECT_EQ(assay.run({"run", "x.assay", "--budget", "9s", "--blocks", "9"}).exit_code, 2);
    EXPECT_EQ(assay.run({"show", (directory / "none.assay").string()}).exit_code, 1);
    EXPECT_EQ(assay.run({"--help"}).exit_code, 0);
}

TEST_F(BadInput, AWordThatIsNoCommandIsNamedWithTheNearest) {
    const auto far = assay.run({"qwertzuiop"});
    EXPECT_EQ(far.exit_code, 2);
    EXPECT_TRUE(far.says("'qwertzuiop' is no command of assay")) << far.output;
    EXPECT_TRUE(far.says("assay --help")) << far.output;
    const auto near = assay.run({"verfy", "x.assay"});
    EXPECT_EQ(near.exit_code, 2);
    EXPECT_TRUE(near.says("did you mean 'verify'?")) << near.output;
    EXPECT_TRUE(assay.run({"--frob"}).says("'--frob' is no option of assay"));
}

TEST_F(BadInput, BudgetsAndSeedsThatDoNotFitAreUsageErrors) {
    for (const char* budget : {"0", "277778h", "99999999999999999999h", "1000000001s"}) {
        const auto refused = assay.run({"run", "x.assay", "--budget", budget});
        EXPECT_EQ(refused.exit_code, 2) << budget << ": " << refused.output;
        EXPECT_TRUE(refused.says(budget)) << refused.output;
    }
    for (const char* seed : {"-1", "99999999999999999999999", "1.5", "seven"}) {
        const auto refused = assay.run({"run", "x.assay", "--seed", seed});
        EXPECT_EQ(refused.exit_code, 2) << seed << ": " << refused.output;
        EXPECT_EQ(assay.run({"qualify", "--binary", "/bin/true", "--seed", seed}).exit_code, 2) << seed;
    }
    EXPECT_EQ(assay
                  .run({"run", (directory / "none.assay").string(), "--budget", "1000000000s", "--seed",
                        "18446744073709551615"})
                  .exit_code,
              1);
}

TEST_F(BadInput, WhatStandardErrorDoesNotTakeIsLostAndNothingElse) {
    const auto lost =
        assay.run_command({"bash", "-c", "exec \"$0\" \"$@\" 2> /dev/full", AssayProgram::path().string(),
                           "show", (directory / "none.assay").string()});
    EXPECT_EQ(lost.signal, 0);
    EXPECT_EQ(lost.exit_code, 1);
}

TEST_F(BadInput, InspectSaysThatAFileIsNoServer) {
    const auto looked = assay.run({"inspect", "/bin/true"});
    EXPECT_EQ(looked.exit_code, 0) << looked.output;
    EXPECT_TRUE(looked.says("no Redis server")) << looked.output;
}

TEST_F(BadInput, AFileThatMayNotGrowIsSaidAndKeepsWhatItHeld) {
    const auto made = make_small_case(directory.path(), {}, assay);
    const auto before = read_file(made.file).value();
    // bash counts in KiB: the case may grow to the next one, and the note is longer than that.
    const auto limited = "ulimit -f " + std::to_string(before.size() / 1024 + 1) + " && exec \"$0\" \"$@\"";
    const auto noted = assay.run_command({"bash", "-c", limited, AssayProgram::path().string(), "note",
                                          made.file.string(), std::string(4000, 'n')});
    EXPECT_EQ(noted.signal, 0) << "ended by the limit's signal";
    EXPECT_EQ(noted.exit_code, 1);
    EXPECT_TRUE(noted.says(made.file.string())) << noted.output;
    const auto shown = assay.run({"show", made.file.string()});
    EXPECT_EQ(shown.exit_code, 0) << shown.output;
    EXPECT_EQ(read_file(made.file).value().substr(0, before.size()), before);
}

TEST_F(BadInput, WhatStandsInTheWayOfSettlingIsInTheExitCode) {
    const auto settle = [&](const std::filesystem::path& file) {
        return assay.run({"settle", file.string(), "--what-happened", "It was tried."}).exit_code;
    };
    SyntheticCase what;
    what.blocks_per_workload = 3;
    ASSERT_TRUE(write_synthetic_case(directory / "undecided.assay", what));
    EXPECT_EQ(settle(directory / "undecided.assay"), 3);

    ASSERT_TRUE(write_synthetic_case(directory / "void.assay", {}));
    const SystemClock clock;
    auto file = casefile::CaseWriter::open(directory / "void.assay", clock);
    ASSERT_TRUE(file);
    const experiment::CheckResult failed{
        "AOF", "direct-append", "set-256k", "aa", "bb", false, experiment::CheckKind::aof_identical};
    ASSERT_TRUE(file->append(casefile::CheckMade{"", failed}));
    EXPECT_EQ(settle(directory / "void.assay"), 4);
}

TEST_F(BadInput, OutputThatCannotBeWrittenIsAFailure) {
    const auto made = make_small_case(directory.path(), {}, assay);
    for (const char* command : {"show", "verify", "timeline"}) {
        const auto lost = assay.run_command({"bash", "-c", "exec \"$0\" \"$@\" > /dev/full",
                                             AssayProgram::path().string(), command, made.file.string()});
        EXPECT_EQ(lost.exit_code, 1) << command;
        EXPECT_TRUE(lost.says("standard output")) << command << ": " << lost.output;
    }
}

TEST_F(BadInput, NoCaseIsWrittenOverWhateverItsName) {
    const auto one = (directory / "one.assay").string();
    ASSERT_TRUE(write_synthetic_case(one, {}));
    for (const char* name : {"one.assay", "other.md", "other.csv"}) {
        const auto file = (directory / name).string();
        if (file != one) {
            ASSERT_TRUE(write_synthetic_case(file, {}));
        }
        const auto before = read_file(file).value();
        const auto exported = assay.run({"export", one, "--samples", file});
        EXPECT_NE(exported.exit_code, 0) << name;
        EXPECT_TRUE(exported.says("is a case file")) << exported.output;
        if (file.ends_with(".md")) {
            EXPECT_TRUE(assay.run({"report", one, "-o", file}).says("is a case file"));
        }
        EXPECT_EQ(read_file(file).value(), before) << name;
    }
}

TEST_F(BadInput, APlaceThatCannotBeWritten) {
    const auto made = make_small_case(directory.path(), {}, assay);
    const auto again = assay.run({"new", made.definition.string(), "-o", "/nonexistent/place/case.assay"});
    EXPECT_EQ(again.exit_code, 1);
    EXPECT_TRUE(again.says("/nonexistent/place")) << again.output;
    const auto report = assay.run({"report", made.file.string(), "-o", "/nonexistent/place/report.md"});
    EXPECT_EQ(report.exit_code, 1);
    EXPECT_TRUE(report.says("/nonexistent/place")) << report.output;
    const auto existing = assay.run({"new", made.definition.string(), "-o", made.file.string()});
    EXPECT_EQ(existing.exit_code, 1) << "an existing case was overwritten";
}

}  // namespace
}  // namespace assay::test

// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped sample on real Redis: every exact figure of it, and the way from definition to verdict. What is
// measured is not asserted, only that it is there and follows from the samples.
#include "core/base/files.h"
#include "core/base/json_mapping.h"
#include "tests/support/assay_program.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

namespace assay::test {
namespace {

json::object parsed(const ProgramResult& result) {
    boost::system::error_code error;
    auto value = json::parse(result.output, error);
    EXPECT_FALSE(error) << result.output.substr(0, 400);
    return value.is_object() ? value.get_object() : json::object{};
}

struct SampleCase : testing::Test {
    static void SetUpTestSuite() {
        directory = new TemporaryDirectory;
        const auto made = assay.run({"new", undisturbed_definition(), "-o", file()});
        ASSERT_EQ(made.exit_code, 0) << made.output;
        // Eight blocks of a plan that is otherwise as shipped: whatever they decide, every check is made.
        ran = assay.run({"run", file(), "--blocks", "8", "--progress", "plain"});
        shown = parsed(assay.run({"show", file(), "--json"}));
    }
    static void TearDownTestSuite() { delete directory; }

    /// The shipped definition and its patches, but that what else the machine does meanwhile voids no block:
    /// other tests run beside this one. Rounds are a number here, so that windows can be counted.
    static std::string undisturbed_definition() {
        const auto cases = *directory / "cases";
        std::filesystem::copy(std::string(ASSAY_SOURCE_DIR) + "/resources/cases", cases,
                              std::filesystem::copy_options::recursive);
        const auto definition = cases / "aof-staging-copy.toml";
        auto text = read_file(definition).value();
        const std::string plan = "name = \"quick\"\n";
        const auto at = text.find(plan);
        EXPECT_NE(at, std::string::npos);
        text.insert(at + plan.size(), "foreign_load_limit = 1\nrounds = 48\n");
        EXPECT_TRUE(write_file(definition, text));
        return definition.string();
    }

    static std::string file() { return (*directory / "sample.assay").string(); }
    static std::string observed(const std::string& check, const std::string& variant) {
        for (const auto& entry : shown.at("checks").as_array()) {
            const auto& object = entry.as_object();
            if (object.at("name") == json::value(check) && object.at("variant") == json::value(variant))
                return std::string(object.at("observed").as_string());
        }
        return "no such check";
    }

    static inline TemporaryDirectory* directory = nullptr;
    static inline const AssayProgram assay{};
    static inline ProgramResult ran;
    static inline json::object shown;
};

TEST_F(SampleCase, RunsToADecisionOrSaysWhatIsMissing) {
    EXPECT_TRUE(ran.exit_code == 0 || ran.exit_code == 3) << ran.output;
    EXPECT_TRUE(ran.says("The claim is ")) << ran.output;
}

TEST_F(SampleCase, CountsTheCallsInTheMachineCode) {
    const std::string check = "calls of sdscatlen in feedAppendOnlyFile";
    EXPECT_EQ(observed(check, "baseline"), "1");
    EXPECT_EQ(observed(check, "one-more-copy"), "2");
    EXPECT_EQ(observed(check, "direct-append"), "0");
    EXPECT_EQ(
        observed("feedAppendOnlyFile is the sole direct caller of catAppendOnlyGenericCommand", "baseline"),
        "feedAppendOnlyFile");
}

TEST_F(SampleCase, EveryVariantWritesThePagesBytes) {
    for (const char* variant : {"baseline", "one-more-copy", "two-more", "four-more", "direct-append"}) {
        EXPECT_EQ(observed("AOF bytes of lua-2048-set", variant), "536938548") << variant;
        EXPECT_EQ(observed("cmdstat_set of lua-2048-set", variant), "2048") << variant;
        for (const char* workload : {"set-256k", "set-3b-pipelined", "lua-2048-set"}) {
            const auto check = std::string("byte-identical AOF of ") + workload;
            EXPECT_EQ(observed(check, variant), observed(check, "baseline")) << check << " " << variant;
            EXPECT_EQ(observed(check, variant).size(), 64u);
        }
    }
}

TEST_F(SampleCase, EveryCheckPasses) {
    for (const auto& entry : shown.at("checks").as_array())
        EXPECT_TRUE(entry.as_object().at("passed").as_bool()) << json::serialize(entry);
}

TEST_F(SampleCase, FindingsHoldWhatTheContractNames) {
    int questions = 0;
    for (const auto& entry : shown.at("findings").as_array()) {
        const auto& finding = entry.as_object();
        if (finding.at("interval") == json::value("exact")) continue;
        ++questions;
        for (const char* key : {"comparison", "baseline", "workload", "metric", "baseline_value",
                                "variant_value", "effect_percent", "low_percent", "high_percent", "interval",
                                "blocks", "voided", "material_percent", "decision", "null_low_percent",
                                "null_high_percent", "visible_percent", "layouts"})
            EXPECT_TRUE(finding.contains(key)) << key << " in " << json::serialize(entry);
        EXPECT_EQ(finding.at("blocks").as_int64() + finding.at("voided").as_int64(), 8)
            << json::serialize(entry);
    }
    EXPECT_EQ(questions, 5);
    EXPECT_EQ(shown.at("verdict").as_object().at("state").as_string(), "open");
}

/// Of SET, one record more is copied by each dose; reading copies none.
TEST_F(SampleCase, CountsTheMechanismExactly) {
    const std::map<std::string, std::int64_t> record = {{"set-256k", 262177}, {"set-3b-pipelined", 31}};
    const std::map<std::string, std::int64_t> doses = {
        {"one-more-copy", 1}, {"two-more", 2}, {"four-more", 4}};
    int looked_at = 0;
    for (const auto& entry : shown.at("findings").as_array()) {
        const auto& finding = entry.as_object();
        if (finding.at("interval") != json::value("exact")) continue;
        const auto dose = doses.find(std::string(finding.at("comparison").as_string()));
        const auto bytes = record.find(std::string(finding.at("workload").as_string()));
        if (dose == doses.end()) continue;
        const bool in_bytes = finding.at("metric") == json::value("copied_bytes_per_op");
        const auto expected = bytes == record.end() ? 0 : dose->second * (in_bytes ? bytes->second : 1);
        EXPECT_EQ(finding.at("difference").to_number<double>(), static_cast<double>(expected))
            << json::serialize(entry);
        ++looked_at;
    }
    EXPECT_EQ(looked_at, 3 * 3 * 2);  // doses, workloads (the Lua one is left out), metrics
}

TEST_F(SampleCase, SaysOfEveryWorkloadWhetherKnownCostsAreRecovered) {
    int gates = 0;
    for (const auto& entry : shown.at("gates").as_array()) {
        const auto& gate = entry.as_object();
        if (gate.at("name") != json::value("sensitivity")) continue;
        ++gates;
        EXPECT_NE(gate.at("state"), json::value("unknown")) << json::serialize(entry);
    }
    EXPECT_EQ(gates, 3);
}

TEST_F(SampleCase, VerifiesToTheLastDigit) {
    const auto verified = assay.run({"verify", file()});
    EXPECT_EQ(verified.exit_code, 0) << verified.output;
    EXPECT_TRUE(verified.says("finding direct-append on set-256k"));
}

TEST_F(SampleCase, ExportsEveryWindow) {
    const auto csv = (*directory / "samples.csv").string();
    ASSERT_EQ(assay.run({"export", file(), "--samples", csv}).exit_code, 0);
    const auto text = read_file(csv).value();
    // 8 blocks x 48 rounds x (4 + 4 + 3) arms, and the header.
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 8 * 48 * 11 + 1);
}

TEST_F(SampleCase, BuildsNothingASecondTime) {
    const auto built = assay.run({"build", file()});
    EXPECT_EQ(built.exit_code, 0);
    for (const char* variant : {"baseline", "one-more-copy", "two-more", "four-more", "direct-append"})
        EXPECT_NE(built.output.find(std::string(variant)), std::string::npos);
    EXPECT_FALSE(built.says("built in")) << built.output;
}

TEST_F(SampleCase, LeavesNoDirectoryBehind) {
    for (const auto& entry : std::filesystem::directory_iterator("/dev/shm"))
        EXPECT_FALSE(entry.path().filename().string().starts_with("assay-run-")) << entry.path();
}

}  // namespace
}  // namespace assay::test

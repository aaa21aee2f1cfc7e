// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"
#include "tests/core/casefile/definition_files.h"

namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::test;
using testing::ElementsAre;

TEST_F(Definition, becomes_a_case) {
    const auto state = case_of(good);
    EXPECT_EQ(state.brief.title, "a title");
    EXPECT_EQ(state.brief.format, current_format);
    ASSERT_EQ(state.variants.size(), 2U);
    EXPECT_EQ(state.variants[1].recipe.source,
              (variant::Source{variant::SourceKind::debian, "redis", "trixie", "", ""}));
    ASSERT_EQ(state.drafts.size(), 1U);
    EXPECT_EQ(state.drafts[0].baseline, "base") << "the one variant of role baseline";
    EXPECT_THAT(state.drafts[0].proof_variants, ElementsAre("base", "other"));
    EXPECT_THAT(state.drafts[0].proof_workloads, ElementsAre("set"));
}

TEST_F(Definition, everything_that_can_be_written) {
    std::filesystem::create_directories(directory / "patches");
    put(directory / "patches" / "p.patch", "--- a\n+++ b\n");
    const auto state = case_of(R"(format = 1
[case]
title = "t"
project = "p"
category = "c"
claim = "cl"
hypothesis = "h"
change_to_test = "ch"
would_confirm = "wc"
would_refute = "wr"
links = ["https://example.org/1"]
place = [{ file = "a.c", function = "f", first_line = 3, last_line = 9 }]
[[variant]]
name = "base"
role = "baseline"
dose = 0
source = "debian:redis"
[[variant]]
name = "more"
description = "d"
role = "calibration"
dose = 1.5
source = "debian:redis"
patches = ["patches/p.patch"]
make_arguments = ["OPT=-O3"]
[[workload]]
name = "w"
description = "d"
setup = [["SET", "{key}", "{value}"], ["DEL", "x"]]
command = ["GET", "{key}"]
payload_bytes = 10
key_pattern = "random"
key_space = 1000
key_prefix = "k:"
pipeline = 20
connections = 2
transport = "tcp"
server_config = { appendonly = "yes" }
artefact = "aof"
same_bytes = true
trim_artefact = false
data_place = "disk"
proof_operations = 7
rounds = 5
warmup_rounds = 2
[[check]]
name = "calls of g in f"
kind = "calls"
function = "f"
callee = "g"
expected_calls = { base = 1, more = 2 }
[[plan]]
name = "p"
description = "d"
baseline = "base"
proof_variants = ["more"]
proof_workloads = []
combination = "any"
rounds = 12
warmup_rounds = 3
window_ms = 20
trim = 0.1
mixture_a = 5
alpha = 0.01
minimum_blocks = 12
maximum_blocks = 40
budget_seconds = 60
void_limit = 0.2
seed = 99
exclusion_rules = ["none"]
[[plan.question]]
comparison = "more"
workload = "w"
metric = "wall_ns_per_op"
direction = "changes"
material_percent = 3
role = "guard"
)");
    EXPECT_EQ(state.brief.places, (std::vector<CodePlace>{{"a.c", "f", 3, 9}}));
    const auto& recipe = state.find_variant("more")->recipe;
    EXPECT_EQ(recipe.dose, 1.5);
    EXPECT_EQ(recipe.patches,
              (std::vector<variant::Patch>{{"p.patch", "--- a\n+++ b\n", sha256_hex("--- a\n+++ b\n")}}));
    const auto* w = state.find_workload("w");
    EXPECT_EQ(w->transport, workload::Transport::tcp);
    EXPECT_EQ(w->key_pattern, workload::KeyPattern::random);
    EXPECT_EQ(w->setup.size(), 2U);
    EXPECT_EQ(w->server_config.at("appendonly"), "yes");
    EXPECT_EQ(w->warmup_rounds, 2);
    EXPECT_EQ(state.expected_checks[0].expected_calls.at("more"), 2);
    const auto& plan = state.drafts[0];
    EXPECT_EQ(plan.alpha, 0.01);
    EXPECT_EQ(plan.foreign_load_limit, experiment::usual_foreign_load_limit);
    EXPECT_EQ(plan.foreign_load_trim, 0.1) << "as many windows as the trimmed mean cuts";
    EXPECT_EQ(plan.seed, 99U);
    EXPECT_THAT(plan.proof_variants, ElementsAre("more"));
    EXPECT_THAT(plan.proof_workloads, testing::IsEmpty());
    EXPECT_EQ(plan.questions[0],
              (experiment::Question{"more", "w", experiment::Metric::wall_ns_per_op,
                                    experiment::Direction::changes, 3, experiment::QuestionRole::guard}));
}

TEST_F(Definition, a_sweep_over_arguments_appends_them_as_often) {
    const auto state = case_of(good_case + good_variants + R"([[workload]]
name = "mset"
command = ["MSET"]
sweep = { arguments = [1, 3], repeated = ["{key}:{repetition}", "{value}"] }
[[workload]]
name = "spread"
command = ["GET", "{key}"]
key_pattern = "random"
sweep = { key_space = [10, 100000] }
)");
    ASSERT_EQ(state.workloads.size(), 4U);
    EXPECT_EQ(state.workloads[0].name, "mset@1");
    EXPECT_THAT(state.workloads[1].command,
                ElementsAre("MSET", "{key}:0", "{value}", "{key}:1", "{value}", "{key}:2", "{value}"));
    EXPECT_EQ(state.workloads[1].sweep_point, (workload::SweepPoint{"mset", "arguments", 3}));
    EXPECT_EQ(state.workloads[3].key_space, 100000);
    EXPECT_FALSE(case_of(good_case + good_variants + good_workload).workloads.at(0).sweep_point);
}

TEST_F(Definition, a_sweep_is_one_workload_a_value) {
    const auto state =
        case_of(good_case + good_variants + good_workload + R"(sweep = { payload_bytes = [3, 1024] }
[[plan]]
name = "p"
[[plan.question]]
comparison = "other"
workload = "set"
[[plan.question]]
comparison = "other"
workload = "set@3"
metric = "wall_ns_per_op"
)");
    ASSERT_EQ(state.workloads.size(), 2U);
    EXPECT_EQ(state.workloads[1].name, "set@1024");
    EXPECT_EQ(state.workloads[1].payload_bytes, 1024);
    EXPECT_EQ(state.workloads[1].sweep_point, (workload::SweepPoint{"set", "payload_bytes", 1024}));
    ASSERT_EQ(state.drafts[0].questions.size(), 3U);
    EXPECT_EQ(state.drafts[0].questions[1].workload, "set@1024");
    EXPECT_EQ(state.drafts[0].questions[2].workload, "set@3");
    EXPECT_THAT(state.drafts[0].proof_workloads, ElementsAre("set@3", "set@1024"));
}

TEST_F(Definition, a_path_is_taken_from_the_folder_and_its_kind_seen) {
    std::filesystem::create_directories(directory / "tree");
    put(directory / "server", "x");
    put(directory / "r.tar.gz", "x");
    const auto variant = [&](const std::string& lines) {
        return case_of(good_case + "[[variant]]\nname = \"v\"\nrole = \"baseline\"\n" + lines + good_workload)
            .variants[0]
            .recipe.source;
    };
    using variant::SourceKind;
    const auto tree = (directory / "tree").string();
    EXPECT_EQ(variant("source = \"tree\"\n").kind, SourceKind::directory);
    EXPECT_EQ(variant("source = \"directory:./tree\"\n").location, tree);
    EXPECT_EQ(variant("source = \"./server\"\n").kind, SourceKind::binary);
    EXPECT_EQ(variant("source = \"binary:server\"\n").location, (directory / "server").string());
    const std::string sha(64, 'a');
    EXPECT_EQ(variant("source = \"r.tar.gz\"\nsha256 = \"" + sha + "\"\n"),
              (variant::Source{SourceKind::tarball, (directory / "r.tar.gz").string(), "", sha, ""}));
    const std::string commit(40, 'c');
    EXPECT_EQ(variant("source = \"tree\"\ncommit = \"" + commit + "\"\n"),
              (variant::Source{SourceKind::git, tree, "", "", commit}));
    EXPECT_EQ(variant("source = \"git:https://example.org/r.git\"\ncommit = \"" + commit + "\"\n"),
              (variant::Source{SourceKind::git, "https://example.org/r.git", "", "", commit}));
    EXPECT_EQ(variant("source = \"https://example.org/r.git\"\ncommit = \"" + commit + "\"\n").location,
              "https://example.org/r.git");
}

TEST(Sample, is_a_good_definition) {
    const auto events =
        read_definition(std::filesystem::path(ASSAY_SOURCE_DIR) / "resources/cases/aof-staging-copy.toml");
    ASSERT_TRUE(events) << events.error().text();
    Case state;
    for (const auto& event : *events)
        apply(state, std::make_shared<const Record>(Record{0, {}, event}));
    EXPECT_THAT(state.variants, testing::SizeIs(5));
    for (const auto& variant : state.variants)
        EXPECT_EQ(variant.recipe.patches.size(), variant.recipe.name == "baseline" ? 0U : 1U);
    ASSERT_EQ(state.drafts.size(), 3U);
    EXPECT_EQ(state.drafts[0].injection_blocks, experiment::usual_injection_blocks)
        << "unless it says otherwise";
    EXPECT_EQ(state.drafts[0].name, "quick") << "the default";
    // Every dose and the change, at three lengths of the value.
    EXPECT_EQ(state.drafts[1].name, "thorough");
    EXPECT_THAT(experiment::workloads_of(state.drafts[1]),
                ElementsAre("set-sweep@3", "set-sweep@1024", "set-sweep@262144"));
    for (const auto& workload : experiment::workloads_of(state.drafts[1]))
        EXPECT_THAT(experiment::comparisons_of(state.drafts[1], workload),
                    ElementsAre("direct-append", "one-more-copy", "two-more", "four-more"));
    // The page's figure: 2,048 records of value and header, SELECT, MULTI, EXEC.
    const auto* lua = state.find_workload("lua-2048-set");
    ASSERT_NE(lua, nullptr);
    EXPECT_EQ(2048 * (lua->payload_bytes + 33) + 23 + 15 + 14, 536938548);
}

}  // namespace

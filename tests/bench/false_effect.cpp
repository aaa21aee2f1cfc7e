// SPDX-License-Identifier: GPL-3.0-or-later
// What layouts are for: the same source, linked in two fixed orders, against the same source with a layout of
// its own in every block.
//     bench_false_effect [PAIRS [BLOCKS [JSON]]]
// Each row is one comparison of code with itself: every "confirmed" is a false effect. "bare" is what the
// interval alone says, as a tool would that knows nothing of layouts. Prints a table, writes the rows to the
// JSON file when one is named; asserts nothing.
#include "core/base/files.h"
#include "core/base/json_mapping.h"
#include "core/casefile/case.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "core/layout/block_linker.h"
#include "core/verdict/decision.h"
#include "tests/support/assay_program.h"
#include "tests/support/built_variants.h"
#include "tests/support/temporary_directory.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

using namespace assay;

namespace {

constexpr double material_percent = 1;

std::string definition(const std::string& a, const std::string& b, const std::string& layouts, int blocks,
                       int seed) {
    return fmt::format(
        R"toml(format = 1
[case]
title = "The same source against itself"
claim = "Two programs of one source differ."
[[variant]]
name = "one"
role = "baseline"
{}
[[variant]]
name = "other"
role = "candidate"
{}
[[workload]]
name = "set-3b-pipelined"
command = ["SET", "{{key}}", "{{value}}"]
pipeline = 200
artefact = "aof"
server_config = {{ appendonly = "yes", appendfsync = "no", auto-aof-rewrite-percentage = "0", save = "" }}
[[plan]]
name = "self"
layouts = "{}"
maximum_blocks = {}
seed = {}
[[plan.question]]
comparison = "other"
workload = "set-3b-pipelined"
direction = "changes"
material_percent = {}
)toml",
        a, b, layouts, blocks, seed, material_percent);
}

struct Row {
    std::string layouts;
    int pair = 0;
    int blocks = 0;
    double effect_percent = 0;
    std::optional<double> low_percent;
    std::optional<double> high_percent;
    double block_sd_percent = 0;
    std::string bare;
    std::string decision;
};
BOOST_DESCRIBE_STRUCT(Row, (),
                      (layouts, pair, blocks, effect_percent, low_percent, high_percent, block_sd_percent,
                       bare, decision))

std::optional<double> ln(std::optional<double> percent) {
    if (!percent) return std::nullopt;
    return to_log_ratio(Percent(*percent)).value;
}

std::optional<Row> measure(const std::string& text, const std::string& layouts, int pair,
                           const test::TemporaryDirectory& directory) {
    const test::AssayProgram assay;
    const auto name = fmt::format("{}-{}", layouts, pair);
    const auto toml = directory / (name + ".toml");
    const auto file = (directory / (name + ".assay")).string();
    if (!write_file(toml, text)) return std::nullopt;
    for (const auto& command : {std::vector<std::string>{"new", toml.string(), "-o", file},
                                std::vector<std::string>{"run", file, "--progress", "none"}}) {
        const auto done = assay.run(command);
        if (done.exit_code == 0 || done.exit_code == 3 || done.exit_code == 4) continue;  // void is a row too
        std::fputs(done.output.c_str(), stderr);
        return std::nullopt;
    }
    const auto state = casefile::fold(casefile::read_log(file).value().records);
    const auto finding = casefile::evaluate(state, *state.current_plan()).findings.at(0);
    const verdict::Claim bare{experiment::Direction::changes, Percent(material_percent),
                              verdict::Layouts::paired};
    const auto decided = verdict::decide({ln(finding.low_percent), ln(finding.high_percent)}, bare);
    Row row{layouts,
            pair,
            finding.blocks,
            finding.effect_percent,
            finding.low_percent,
            finding.high_percent,
            finding.reference.block_sd_percent,
            std::string(enum_name(decided)),
            std::string(enum_name(finding.decision))};
    fmt::print("{:<10} {:>5} {:>7} {:>+9.2f}% [{:>+6.2f}, {:>+6.2f}] {:>8.2f}%  {:<13} {}\n", row.layouts,
               row.pair, row.blocks, row.effect_percent, row.low_percent.value_or(-100),
               row.high_percent.value_or(100), row.block_sd_percent, row.bare, row.decision);
    std::fflush(stdout);
    return row;
}

}  // namespace

int main(int argc, char** argv) {
    const int pairs = argc > 1 ? std::atoi(argv[1]) : 3;
    const int blocks = argc > 2 ? std::atoi(argv[2]) : 30;
    const test::TemporaryDirectory directory;
    const StopFlag stop;
    const auto recipe = test::sample_recipe("baseline");
    auto linker =
        layout::BlockLinker::prepare({{"one", test::built_variant("baseline").tree, recipe.make_arguments}},
                                     directory / "links", {0}, stop);
    if (!linker) return std::fputs(linker.error().text().c_str(), stderr), 1;
    fmt::print("{:<10} {:>5} {:>7} {:>10} {:>16} {:>9}  {:<13} {}\n", "layouts", "pair", "blocks", "effect",
               "interval %", "block sd", "bare", "finding");
    std::vector<Row> rows;
    for (int pair = 1; pair <= pairs; ++pair) {
        std::string sources[2];
        for (int i = 0; i < 2; ++i) {
            const auto place = directory / fmt::format("fixed-{}-{}", pair, i);
            const auto linked = linker->link(static_cast<std::uint64_t>(1000 * pair + i), {"one"}, place);
            if (!linked) return std::fputs(linked.error().text().c_str(), stderr), 1;
            sources[i] = fmt::format("source = \"{}\"", linked->front().program.string());
        }
        const std::string built =
            "source = \"debian:redis\"\nmake_arguments = [\"REDIS_CFLAGS=-ffunction-sections\"]";
        for (const auto& row :
             {measure(definition(sources[0], sources[1], "fixed", blocks, pair), "fixed", pair, directory),
              measure(definition(built, built, "per_block", blocks, pair), "per_block", pair, directory)}) {
            if (!row) return 1;
            rows.push_back(*row);
        }
    }
    if (argc > 3)
        if (const auto kept = write_file(argv[3], json::serialize(to_json(rows)) + "\n"); !kept)
            return std::fputs(kept.error().text().c_str(), stderr), 1;
    return 0;
}

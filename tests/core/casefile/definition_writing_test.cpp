// SPDX-License-Identifier: GPL-3.0-or-later
// Writing definitions: what is written reads back as the same.
#include "core/base/files.h"
#include "core/casefile/definition/reading.h"
#include "core/casefile/definition/writing.h"
#include "tests/core/casefile/definition_files.h"
#include "tests/support/test_data.h"

namespace {

using namespace assay;
using namespace assay::casefile;
using definition::Tables;

Tables tables_of(const std::string& text) {
    definition::Problems problems("d.toml");
    auto tables = definition::read_tables(text, "d.toml", problems);
    if (!tables) throw std::runtime_error(tables.error().text());
    if (problems.any()) throw std::runtime_error(problems.error().text());
    return std::move(*tables);
}

void expect_the_same_events(const std::string& text, const std::filesystem::path& file) {
    definition::Problems first(file);
    definition::Problems second(file);
    const auto written = read_definition_text(text, file, first);
    const auto again = read_definition_text(definition::to_toml(tables_of(text)), file, second);
    ASSERT_TRUE(written) << written.error().text();
    ASSERT_TRUE(again) << again.error().text();
    ASSERT_EQ(written->size(), again->size());
    for (std::size_t i = 0; i < written->size(); ++i)
        EXPECT_EQ(write_record({0, {}, (*written)[i]}), write_record({0, {}, (*again)[i]}));
}

TEST(DefinitionWriting, the_shipped_sample_reads_back_as_it_was) {
    const std::filesystem::path file =
        std::filesystem::path(ASSAY_SOURCE_DIR) / "resources/cases/aof-staging-copy.toml";
    expect_the_same_events(*read_file(file), file);
}

TEST(DefinitionWriting, keys_of_every_type) {
    expect_the_same_events(
        test::good_case + R"(links = ["a", "b"]
place = [{ file = "a.c", function = "f", first_line = 3 }]
)" + test::good_variants +
            R"(dose = -1.5
make_arguments = ["OPT=-O3", "X=\"y z\""]
)" + test::good_workload +
            R"(server_config = { appendonly = "yes", "client-output-buffer-limit" = "normal 0 0 0" }
setup = [["DEL", "x"], ["SET", "{key}", ""]]
key_pattern = "random"
same_bytes = true
artefact = "aof"
trim_artefact = false
[workload.sweep]
arguments = [1, 3]
repeated = ["{key}:{repetition}"]
[[check]]
name = "a \"quoted\" name\twith a tab\nand a line"
kind = "calls"
function = "f"
callee = "g"
expected_calls = { base = 0, other = 2 }
[[plan]]
name = "p"
trim = 0.25
seed = 3
injection_blocks = 0
[[plan.question]]
comparison = "other"
workload = "set"
material_percent = 0.5
role = "guard"
)",
        "d.toml");
}

TEST(DefinitionWriting, says_only_what_was_said) {
    Tables tables;
    tables.case_.title = "t";
    tables.case_.claim = "c \\ \x01";
    EXPECT_EQ(definition::to_toml(tables),
              "format = 1\n\n[case]\ntitle = \"t\"\nclaim = \"c \\\\ \\u0001\"\n");
}

TEST(DefinitionWriting, what_is_wrong_has_its_path) {
    auto tables = tables_of(test::good);
    tables.variant[1].source = "/nowhere/redis-server";
    definition::Problems problems("d.toml");
    EXPECT_FALSE(read_definition_text(definition::to_toml(tables), "/tmp/d.toml", problems));
    ASSERT_EQ(problems.found().size(), 1U);
    EXPECT_EQ(problems.found()[0].path, "variant[1].source");
    EXPECT_THAT(problems.found()[0].what, testing::HasSubstr("there is no file"));
}

}  // namespace

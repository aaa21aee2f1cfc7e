// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/casefile/definition_files.h"

namespace {

using namespace assay;
using namespace assay::casefile;
using namespace assay::test;
using testing::HasSubstr;

TEST_F(Definition, slips_of_shape) {
    expect_slip(good, "payload_byte = 3\n", 1, ", key 'plan.question.payload_byte': unknown key");
    expect_slip(good_case + good_variants + good_workload, "payload_byte = 3\n", 1,
                ", key 'workload.payload_byte': unknown key; did you mean 'payload_bytes'?");
    expect_slip(good_case, "titel = \"x\"\n", 1, ", key 'case.titel': unknown key; did you mean 'title'?");
    expect_slip(good, "[[workloads]]\nname = \"x\"\n", 1,
                ", key 'workloads': unknown key; did you mean 'workload'?");
    expect_slip(good, "material_percent = \"1\"\n", 1,
                ", key 'plan.question.material_percent': expected a number, found text");
    expect_slip(good_case + good_variants + good_workload, "pipeline = 2.5\n", 1,
                ", key 'workload.pipeline': expected a whole number, found a number with decimals");
    expect_slip(good_case + good_variants + good_workload, "same_bytes = \"yes\"\n", 1,
                ", key 'workload.same_bytes': expected true or false, found text");
    expect_slip(good_case + good_variants, "[[workload]]\nname = \"w\"\ncommand = \"GET {key}\"\n", 3,
                ", key 'workload.command': expected a list, found text");
    expect_slip(good_case + good_variants, "[[workload]]\nname = \"w\"\ncommand = [\"GET\", 7]\n", 3,
                ", key 'workload.command': expected text in quotes, found a whole number");
    expect_slip(good_case + good_variants + good_workload, "server_config = { appendonly = true }\n", 1,
                ", key 'workload.server_config.appendonly': expected text in quotes, found true or false");
    expect_slip(good_case + good_variants + good_workload, "plan = 1\n", 1,
                ", key 'workload.plan': unknown key");
    expect_slip(good_case + good_variants, "[workload]\nname = \"w\"\n", 1,
                ", key 'workload': expected a list of tables ([[workload]]), found a table");
    expect_slip(good_case + good_variants, "[[workload]]\nname = \"w\"\n", 1,
                ", key 'workload.command': this key is missing");
    expect_slip(good, "[[plan]]\nname = \"q\"\n[[plan.question]]\nworkload = \"set\"\n", 3,
                ", key 'plan.question.comparison': this key is missing");
    expect_slip(good, "direction = \"down\"\n", 1,
                ", key 'plan.question.direction': 'down' is none of lowers, raises, changes");
    expect_slip(good_case + good_variants + good_workload, "artefact = 1\n", 1,
                ", key 'workload.artefact': expected one of none, aof, found a whole number");
    expect_slip("", "format = 2\n" + good, 1, ", key 'format': 2 is out of range");
    expect_slip(good, "[[plan]]\nname = \"q\"\nbinaries = { base = \"x\" }\n", 3,
                ", key 'plan.binaries': unknown key");
}

TEST_F(Definition, numbers_out_of_range) {
    const auto workload = good_case + good_variants + good_workload;
    for (const std::string bad :
         {"payload_bytes = -1", "payload_bytes = 536870913", "pipeline = 0", "pipeline = 10001",
          "connections = 0", "key_space = 0", "proof_operations = 0", "rounds = -1", "warmup_rounds = -2"})
        expect_slip(workload, bad + "\n", 1, ", key 'workload." + bad.substr(0, bad.find(' ')) + "': ");
    const auto plan =
        workload + "[[plan]]\nname = \"q\"\nquestion = [{ comparison = \"other\", workload = \"set\" }]\n";
    for (const std::string bad : {"rounds = -1",
                                  "warmup_rounds = -1",
                                  "window_ms = 0.9",
                                  "window_ms = 51",
                                  "trim = 0.5",
                                  "trim = -0.1",
                                  "mixture_a = 0",
                                  "alpha = 0",
                                  "alpha = 1",
                                  "alpha = 1.5",
                                  "minimum_blocks = 0",
                                  "maximum_blocks = -1",
                                  "budget_seconds = 0",
                                  "foreign_load_limit = 2",
                                  "foreign_load_trim = 0.5",
                                  "foreign_load_trim = 0.3",
                                  "void_limit = 2",
                                  "seed = -1",
                                  "maximum_blocks = 3",
                                  "rounds = 99999999999"})
        expect_slip(plan, bad + "\n", 1, ", key 'plan." + bad.substr(0, bad.find(' ')) + "': ");
    expect_slip(good, "material_percent = 0\n", 1,
                ", key 'plan.question.material_percent': 0 is out of range: it "
                "must lie above 0 and below 100");
    expect_slip(good, "material_percent = nan\n", 1,
                ", key 'plan.question.material_percent': nan is out of range");
}

TEST_F(Definition, names_that_mean_nothing) {
    expect_slip(good, "[[plan]]\nname = \"q\"\nquestion = [{ comparison = \"othr\", workload = \"set\" }]\n",
                3, ", key 'plan.question.comparison': there is no variant 'othr'; did you mean 'other'?");
    expect_slip(good,
                "[[plan]]\nname = \"q\"\nquestion = [{ comparison = \"other\", workload = \"sett\" }]\n", 3,
                ", key 'plan.question.workload': there is no workload 'sett'; did you mean 'set'?");
    expect_slip(good, "[[plan.question]]\ncomparison = \"base\"\nworkload = \"set\"\n", 2,
                ", key 'plan.question.comparison': this is the baseline itself");
    expect_slip(good, "[[plan.question]]\ncomparison = \"other\"\nworkload = \"set\"\n", 1,
                ", key 'plan.question': 'other' on 'set' is asked twice");
    expect_slip(good,
                "[[plan]]\nname = \"quick\"\nquestion = [{ comparison = \"other\", workload = \"set\" }]\n",
                2, ", key 'plan.name': there are two plans of the name 'quick'");
    expect_slip(good, good_variants, 2, ", key 'variant.name': there are two variants of the name 'base'");
    expect_slip(good, "[[workload]]\nname = \"a b\"\ncommand = [\"PING\"]\n", 2,
                ", key 'workload.name': 'a b' is no name");
    expect_slip(good, "[[plan]]\nname = \"q\"\nproof_variants = [\"nobody\"]\nquestion = []\n", 3,
                ", key 'plan.proof_variants': there is no variant 'nobody'; known are base, other");
    expect_slip(good_case + good_workload,
                "[[variant]]\nname = \"v\"\nrole = \"candidate\"\nsource = \"debian:redis\"\n"
                "[[plan]]\nname = \"q\"\nquestion = []\n",
                5, ", key 'plan.baseline': there is no variant of role baseline");
}

TEST_F(Definition, slips_of_sources_and_patches) {
    const auto with = [&](const std::string& lines, int line, const std::string& rest) {
        expect_slip(good, "[[variant]]\nname = \"v\"\nrole = \"candidate\"\n" + lines + "\n", line, rest);
    };
    put(directory / "server", "x");
    put(directory / "r.tar", "x");
    put(directory / "latin1.patch", "caf\xe9\n");
    put(directory / "empty.patch", "");
    with("source = \"debain:redis\"", 4,
         ", key 'variant.source': 'debain' is no kind of source; known are debian, directory, tarball, git, "
         "binary");
    with("source = \"debian:\"", 4, ", key 'variant.source': expected debian:PACKAGE");
    with("source = \"debian:redis@\"", 4, ", key 'variant.source': expected debian:PACKAGE");
    with("source = \"\"", 4, ", key 'variant.source': it is empty");
    with("source = \"nowhere\"", 4,
         ", key 'variant.source': there is no file '" + (directory / "nowhere").string());
    with("source = \"directory:nowhere\"", 4, ", key 'variant.source': there is no directory '");
    with("source = \"r.tar\"", 1, ", key 'variant.sha256': this key is missing: a tarball needs its SHA-256");
    with("source = \"r.tar\"\nsha256 = \"ABC\"", 5, ", key 'variant.sha256': expected 64 lower-case");
    with("source = \"git:.\"", 1, ", key 'variant.commit': this key is missing");
    with("source = \"git:.\"\ncommit = \"main\"", 5, ", key 'variant.commit': expected 40 lower-case");
    with("source = \"debian:redis\"\nsha256 = \"" + std::string(64, 'a') + "\"", 5,
         ", key 'variant.sha256': only a tarball has this key");
    with("source = \"server\"\nmake_arguments = [\"x\"]", 5,
         ", key 'variant.make_arguments': a finished binary is not made");
    with("source = \"server\"\npatches = [\"latin1.patch\"]", 5,
         ", key 'variant.patches': a finished binary cannot be patched");
    with("source = \"debian:redis\"\npatches = [\"none.patch\"]", 5,
         ", key 'variant.patches': cannot read '" + (directory / "none.patch").string());
    with("source = \"debian:redis\"\npatches = [\"empty.patch\"]", 5, ", key 'variant.patches': the patch '");
    EXPECT_THAT(error_of(good + "[[variant]]\nname = \"v\"\nrole = \"candidate\"\nsource = \"debian:redis\"\n"
                                "patches = [\"latin1.patch\"]\n"),
                HasSubstr("is not UTF-8"));
}

TEST_F(Definition, an_empty_brief) {
    const auto rest = good_variants + good_workload;
    expect_slip("format = 1\n[case]\n", "title = \" \"\nclaim = \"c\"\n" + rest, 1,
                ", key 'case.title': it is empty");
    expect_slip("format = 1\n[case]\n", "title = \"t\"\nclaim = \"\"\n" + rest, 2,
                ", key 'case.claim': it is empty");
}

TEST_F(Definition, slips_of_workloads) {
    const auto with = [&](const std::string& lines, int line, const std::string& rest) {
        expect_slip(good, "[[workload]]\nname = \"w\"\n" + lines + "\n", line, rest);
    };
    with("command = [\"SET\", \"{kee}\", \"v\"]", 3, ", key 'workload.command': '{kee}' is no placeholder");
    with("command = [\"GET\", \"x\"]\nserver_config = { port = \"1\" }", 4,
         ", key 'workload.server_config.port': server_config: 'port' is set by Assay itself");
    with("command = [\"GET\", \"x\"]\nserver_config = { save = \"a\\nb\" }", 4,
         ", key 'workload.server_config.save': server_config: the value of 'save' has a line break");
    with("command = []", 3, ", key 'workload.command': the command is empty");
    with("command = [\"GET\", \"k\"]\nsetup = [[\"SET\", \"{x}\"]]", 4,
         ", key 'workload.setup': '{x}' is no placeholder");
    with("command = [\"SUBSCRIBE\", \"x\"]", 1, ", key 'workload': workload 'w': command: SUBSCRIBE");
    with("command = [\"GET\", \"x\"]\nsweep = {}", 4,
         ", key 'workload.sweep': expected values of just one of");
    with("command = [\"GET\", \"x\"]\nsweep = { pipeline = [1], connections = [1] }", 4,
         ", key 'workload.sweep': expected values of just one of");
    with("command = [\"GET\", \"x\"]\nsweep = { pipeline = [1, 0] }", 4,
         ", key 'workload.sweep.pipeline': 0 is out of range: it must lie from 1 to 10000");
    with("command = [\"GET\", \"x\"]\nsweep = { connections = [\n1,\n99999999999 ] }", 6,
         ", key 'workload.sweep.connections': 99999999999 is out of range");
    with("command = [\"GET\", \"x\"]\nsweep = { payload_bytes = [3, 1024, 3] }", 4,
         ", key 'workload.sweep.payload_bytes': the value 3 is there twice");
    with("command = [\"MSET\"]\nsweep = { arguments = [1] }", 4,
         ", key 'workload.sweep.arguments': arguments and repeated go together");
    with("command = [\"MSET\"]\nsweep = { pipeline = [1], repeated = [\"k\"] }", 4,
         ", key 'workload.sweep.repeated': arguments and repeated go together");
    with("command = [\"MSET\"]\nsweep = { arguments = [1], repeated = [\"{repetitoin}\"] }", 3,
         ", key 'workload.command': '{repetitoin}' is no placeholder");
    with("command = [\"MSET\"]\nsweep = { arguments = [0], repeated = [\"k\"] }", 4,
         ", key 'workload.sweep.arguments': 0 is out of range: it must lie from 1 to 10000");
    with("command = [\"GET\", \"x\"]\nsweep_point = { value = 3 }", 4,
         ", key 'workload.sweep_point': unknown key");
    with("command = [\"GET\", \"x\"]\nsweep = { pipline = [1] }", 4,
         ", key 'workload.sweep.pipline': unknown key; did you mean 'pipeline'?");
    EXPECT_EQ(error_of(good + "[[workload]]\nname = \"w\"\ncommand = [\"EVAL\", \"return {{1}\", \"0\"]\n"),
              "no error");
}

TEST_F(Definition, slips_of_checks) {
    const auto with = [&](const std::string& lines, int line, const std::string& rest) {
        expect_slip(good, "[[check]]\nname = \"c\"\n" + lines + "\n", line, rest);
    };
    with("kind = \"calls\"\nfunction = \"f\"\ncallee = \"g\"", 1,
         ", key 'check.expected_calls': this key is missing: a check of kind calls needs function, callee, "
         "expected_calls");
    with("kind = \"dbsize\"\nworkload = \"set\"\nexpected = 1\ncallee = \"g\"", 6,
         ", key 'check.callee': a check of kind dbsize does not look at this key");
    with("kind = \"calls\"\nfunction = \"f\"\ncallee = \"g\"\nexpected_calls = { bse = 1 }", 6,
         ", key 'check.expected_calls.bse': there is no variant 'bse'; did you mean 'base'?");
    with("kind = \"aof_identical\"\nworkload = \"get\"", 4,
         ", key 'check.workload': there is no workload 'get'; did you mean 'set'?");
    with("kind = \"aof_size\"", 3, ", key 'check.kind': 'aof_size' is none of calls, callers");
}

TEST_F(Definition, tells_all_slips_at_once) {
    const auto events = read(good_case + "colour = 1\n" + good_variants + good_workload + "pipeline = 0\n");
    ASSERT_FALSE(events);
    EXPECT_EQ(events.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(events.error().message, HasSubstr("key 'case.colour'"));
    ASSERT_EQ(events.error().details.size(), 1U);
    EXPECT_THAT(events.error().details[0], HasSubstr("key 'workload.pipeline'"));
}

TEST_F(Definition, what_is_no_definition) {
    EXPECT_THAT(error_of("[case\ntitle = 1\n"), HasSubstr("line 1, column "));
    EXPECT_THAT(error_of("a = 1\na = 2\n"), HasSubstr("', line 2"));
    EXPECT_THAT(error_of(""), HasSubstr("key 'case': this key is missing"));
    EXPECT_THAT(error_of("\xff\xfe\x01"), HasSubstr("d.toml'"));
    EXPECT_THAT(error_of(std::string("\0\0\0", 3)), HasSubstr("d.toml'"));
    EXPECT_EQ(read_definition(directory / "none.toml").error().kind, ErrorKind::not_found);
    EXPECT_FALSE(read_definition(directory.path()));
}

}  // namespace

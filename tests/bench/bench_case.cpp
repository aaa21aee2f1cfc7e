// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_case.h"

#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"

#include <fmt/format.h>

#include <fstream>
#include <map>
#include <stdexcept>

namespace assay::bench {

namespace {

const std::map<std::string, std::string>& tables() {
    static const std::string server =
        R"(server_config = { appendonly = "yes", appendfsync = "no", auto-aof-rewrite-percentage = "0", save = "" })";
    static const std::map<std::string, std::string> by_name = {
        {"set-256k", R"(command = ["SET", "{key}", "{value}"]
payload_bytes = 262144
artefact = "aof"
same_bytes = true
)" + server},
        {"set-3b-pipelined", R"(command = ["SET", "{key}", "{value}"]
payload_bytes = 3
pipeline = 200
artefact = "aof"
same_bytes = true
)" + server},
        {"get-3b-pipelined", R"(setup = [["SET", "{key}", "{value}"]]
command = ["GET", "{key}"]
payload_bytes = 3
pipeline = 200
)" + server},
    };
    return by_name;
}

std::string variant_table(const std::string& name) {
    const std::string patches =
        name == "baseline" || name == "twin"
            ? ""
            : fmt::format("patches = [\"{}/resources/cases/patches/{}.patch\"]\n", ASSAY_SOURCE_DIR, name);
    return fmt::format(R"([[variant]]
name = "{}"
role = "{}"
source = "debian:redis"
{}make_arguments = ["REDIS_CFLAGS=-ffunction-sections"]
)",
                       name, name == "baseline" ? "baseline" : "candidate", patches);
}

}  // namespace

const std::vector<std::string>& workloads() {
    static const std::vector<std::string> names = {"set-256k", "set-3b-pipelined", "get-3b-pipelined"};
    return names;
}

void make(const BenchCase& what, const std::filesystem::path& file, const test::AssayProgram& assay) {
    auto definition = file;
    definition += ".toml";
    std::ofstream(definition) << fmt::format(
        R"(format = 1
[case]
title = "Benchmark: {1} on {0}"
claim = "{1} {2} CPU per operation."

{3}
{4}
[[workload]]
name = "{0}"
{5}

[[plan]]
name = "bench"
{6}

[[plan.question]]
comparison = "{1}"
workload = "{0}"
direction = "{2}"
material_percent = {7}
role = "{8}"
)",
        what.workload, what.variant, what.direction, variant_table("baseline"), variant_table(what.variant),
        tables().at(what.workload), what.in_plan, what.material_percent, what.role);
    const auto made = assay.run({"new", definition.string(), "-o", file.string()});
    if (made.exit_code != 0) throw std::runtime_error(made.output);
}

casefile::Case run(const std::filesystem::path& file, const std::vector<std::string>& options,
                   const test::AssayProgram& assay) {
    std::vector<std::string> arguments{"run", file.string(), "--progress", "none"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto ran = assay.run(arguments);
    if (ran.exit_code != 0 && ran.exit_code != 3 && ran.exit_code != 4) throw std::runtime_error(ran.output);
    return casefile::fold(casefile::read_log(file).value().records);
}

verdict::Finding finding_of(const casefile::Case& state) {
    return casefile::evaluate(state, *state.current_plan()).findings.front();
}

}  // namespace assay::bench

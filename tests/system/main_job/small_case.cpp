// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/main_job/small_case.h"

#include <fmt/format.h>

#include <fstream>

namespace assay::test {

std::string SmallDefinition::text() const {
    const auto shipped = std::string(ASSAY_SOURCE_DIR) + "/resources/cases/patches/direct-append.patch";
    return fmt::format(
        R"toml(format = 1
[case]
title = "A small case"
claim = "direct-append lowers CPU time per SET."

[[variant]]
name = "baseline"
role = "baseline"
source = "{source}"
{make_arguments}

[[variant]]
name = "direct-append"
role = "candidate"
source = "debian:redis"
patches = ["{patch}"]
make_arguments = ["REDIS_CFLAGS=-ffunction-sections"]

[[workload]]
name = "small-set"
command = {command}
pipeline = 50
artefact = "aof"
same_bytes = true
server_config = {{ appendonly = "yes", appendfsync = "no", auto-aof-rewrite-percentage = "0" }}
{in_workload}

[[plan]]
name = "tiny"
rounds = 3
warmup_rounds = 1
window_ms = 5
maximum_blocks = 8
injection_blocks = 8
foreign_load_limit = 1  # other tests run beside this one
{in_plan}

[[plan.question]]
comparison = "direct-append"
workload = "small-set"
direction = "lowers"
material_percent = 1
{extra}
)toml",
        fmt::arg("source", source),
        fmt::arg("make_arguments",
                 source.starts_with('/') ? "" : R"(make_arguments = ["REDIS_CFLAGS=-ffunction-sections"])"),
        fmt::arg("patch", patch.empty() ? shipped : patch), fmt::arg("command", command),
        fmt::arg("in_workload", in_workload), fmt::arg("in_plan", in_plan), fmt::arg("extra", extra));
}

SmallCase make_small_case(const std::filesystem::path& directory, const SmallDefinition& definition,
                          const AssayProgram& assay) {
    SmallCase out{directory / "case.toml", directory / "case.assay", {}};
    std::ofstream(out.definition) << definition.text();
    out.created = assay.run({"new", out.definition.string(), "-o", out.file.string()});
    return out;
}

}  // namespace assay::test

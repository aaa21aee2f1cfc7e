// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_flag.h"
#include "core/runner/bench.h"
#include "tests/support/built_variants.h"
#include "tests/support/temporary_directory.h"

#include <string>
#include <vector>

namespace assay::test {

/// Somewhere to run the sample's variants, on whatever cores there are.
struct SmallBench {
    explicit SmallBench(const std::vector<std::string>& variants) {
        for (const auto& name : variants) {
            bench.binaries[name] = built_binary(name);
            bench.binary_sha256[name] = built_variant(name).provenance.sha256;
        }
        bench.memory_directory = directory.path();
        bench.stop = &stop;
    }
    TemporaryDirectory directory;
    StopFlag stop;
    runner::Bench bench;
};

/// SET of one key with the append-only file on, as the sample case does it.
inline workload::Specification set_of(std::int64_t bytes, int pipeline = 1) {
    workload::Specification out;
    out.name = "set";
    out.command = {"SET", "{key}", "{value}"};
    out.payload_bytes = bytes;
    out.pipeline = pipeline;
    out.artefact = workload::Artefact::aof;
    out.proof_operations = 200;
    out.server_config = {
        {"appendonly", "yes"}, {"appendfsync", "no"}, {"auto-aof-rewrite-percentage", "0"}, {"save", ""}};
    return out;
}

}  // namespace assay::test

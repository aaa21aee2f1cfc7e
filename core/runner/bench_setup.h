// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/bench.h"
#include "core/runner/run_directory.h"
#include "core/variant/build.h"
#include "core/workload/specification.h"

#include <optional>
#include <vector>

namespace assay::runner {

/// The places of one run: cores, directories, and copies of the binaries. Everything it made is gone with it.
class BenchSetup {
  public:
    /// Directories on tmpfs and, when a workload asks for it, on disk. Errors: io, not_found (no place with
    /// room).
    [[nodiscard]] static Result<BenchSetup> create(const probe::Placement& placement,
                                                   const std::vector<workload::Specification>& workloads,
                                                   const StopFlag& stop);

    /// Copies every binary to a place of its own, of equal path length and on the same file system, and the
    /// baseline's a second time for the null arm: what differs between the arms is the code and nothing
    /// around it.
    [[nodiscard]] Status place_binaries(const std::vector<variant::BuiltVariant>& built,
                                        const std::string& baseline);

    [[nodiscard]] const Bench& bench() const { return bench_; }
    /// "tmpfs /dev/shm", for the record.
    [[nodiscard]] const std::string& data_place() const { return data_place_; }
    [[nodiscard]] const std::filesystem::path& data_directory() const { return memory_.path(); }

  private:
    BenchSetup(RunDirectory memory, std::string data_place)
        : memory_(std::move(memory)), data_place_(std::move(data_place)) {}
    [[nodiscard]] Status place(const std::filesystem::path& binary, const std::string& arm);

    RunDirectory memory_;
    std::optional<RunDirectory> disk_;
    std::string data_place_;
    Bench bench_;
};

}  // namespace assay::runner

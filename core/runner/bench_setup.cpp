// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/bench_setup.h"

#include "core/base/files.h"
#include "core/base/system_error.h"
#include "core/experiment/block.h"
#include "core/redis/address_space.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::runner {

namespace fs = std::filesystem;

namespace {

// What must be free at the least before anything starts; a workload that needs more finds out in its proof
// pass.
constexpr Bytes least_space{std::int64_t{256} << 20};

}  // namespace

Result<BenchSetup> BenchSetup::create(const probe::Placement& placement,
                                      const std::vector<workload::Specification>& workloads,
                                      const StopFlag& stop) {
    const auto memory = probe::choose_data_location(workload::DataPlace::memory, least_space);
    if (!memory) return fail(memory.error());
    auto directory = RunDirectory::create(memory->path);
    if (!directory) return fail(std::move(directory.error()));
    BenchSetup setup(std::move(*directory), memory->text());
    setup.bench_.placement = placement;
    setup.bench_.memory_directory = setup.memory_.path();
    setup.bench_.paired_addresses = redis::can_place_processes();
    setup.bench_.stop = &stop;
    const bool disk = std::any_of(workloads.begin(), workloads.end(), [](const auto& workload) {
        return workload.data_place == workload::DataPlace::disk;
    });
    if (disk) {
        const auto location = probe::choose_data_location(workload::DataPlace::disk, least_space);
        if (!location) return fail(location.error());
        auto on_disk = RunDirectory::create(location->path);
        if (!on_disk) return fail(std::move(on_disk.error()));
        setup.disk_.emplace(std::move(*on_disk));
        setup.bench_.disk_directory = setup.disk_->path();
        setup.data_place_ += "; " + location->text();
    }
    return setup;
}

Status BenchSetup::place(const fs::path& binary, const std::string& arm) {
    const auto directory = memory_.path() / "bin" / fmt::format("{:04}", bench_.binaries.size());
    if (auto made = make_directories(directory); !made) return made;
    std::error_code error;
    fs::copy_file(binary, directory / "redis-server", error);
    if (error) return fail(system_error("cannot copy the binary to", directory, error.value()));
    bench_.binaries[arm] = directory / "redis-server";
    return {};
}

Status BenchSetup::place_binaries(const std::vector<variant::BuiltVariant>& built,
                                  const std::string& baseline) {
    for (const auto& variant : built) {
        const auto& name = variant.provenance.variant;
        if (auto placed = place(variant.binary, name); !placed) return placed;
        if (name == baseline)
            if (auto placed = place(variant.binary, experiment::null_arm); !placed) return placed;
        bench_.binary_sha256[name] = variant.provenance.sha256;
    }
    return {};
}

}  // namespace assay::runner

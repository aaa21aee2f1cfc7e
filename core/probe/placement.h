// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/units.h"
#include "core/workload/specification.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// Where things run and lie (METHOD 3.1, 3.2).
namespace assay::probe {

/// All arms share the server cores, as only one is busy at a time; the load thread has its own.
struct Placement {
    std::vector<int> server_cpus;
    std::vector<int> load_cpus;
    bool shared_core = false;  // forced onto one core: timings include each other's switches
    bool operator==(const Placement&) const = default;
    /// "server on core 0, load on core 1"
    [[nodiscard]] std::string text() const;
};

/// The cores that this process may use, ascending.
[[nodiscard]] std::vector<int> allowed_cpus();
/// One core for the servers and one for the load, on different physical cores where there are two, and away
/// from core 0, which serves most interrupts, where there are more. Error (unsupported) with a single core,
/// unless `force_one_core`.
[[nodiscard]] Result<Placement> choose_placement(bool force_one_core = false);
/// "SERVER/LOAD", each a list as "0", "0-3" or "0,2-3": "0/1", "0-3/4". Errors: usage (spelling, a core that
/// is not ours to use, the same core on both sides).
[[nodiscard]] Result<Placement> parse_placement(std::string_view text, const std::vector<int>& allowed);

/// A directory for the servers' private directories.
struct DataLocation {
    std::filesystem::path path;
    std::string file_system;  // "tmpfs", "ext4", …, "unknown"
    Bytes free{0};
    /// "tmpfs /dev/shm": as the case records it.
    [[nodiscard]] std::string text() const;
};
/// memory: /dev/shm or $XDG_RUNTIME_DIR, the first that is tmpfs, can be written and has `needed` bytes free.
/// disk: $TMPDIR, /var/tmp or /tmp, the first that is no tmpfs. Error (not_found) says what each candidate
/// lacked.
[[nodiscard]] Result<DataLocation> choose_data_location(workload::DataPlace place, Bytes needed);

}  // namespace assay::probe

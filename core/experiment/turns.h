// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

// Arms that would not fit into memory together run in turns, each with the baseline and its null arm
// (METHOD 3.5).
namespace assay::experiment {

/// What one arm takes at its largest, and what there is for all of them, in bytes. `files`: what it persists,
/// which is memory too where the data lies on tmpfs.
struct ArmNeeds {
    std::int64_t memory = 0;
    std::int64_t files = 0;
    bool files_in_memory = true;
    bool files_add_up = true;  // false: cut after each window, so that one arm's lie there at a time
};
struct RoomForArms {
    std::int64_t memory = 0;  // available; 0 = not known
    std::int64_t files = 0;   // free where the data lies; 0 = not known
};

/// How many of `comparisons` fit into one block beside the baseline and its null arm: all of them, or fewer,
/// at least one. A tenth of the room is left to others.
[[nodiscard]] int comparisons_together(int comparisons, const ArmNeeds& needs, const RoomForArms& room);

/// Blocks until each comparison had one: 1 when all fit together.
[[nodiscard]] int turns_of(int comparisons, int together);

/// Those of the block with this index: in turn, `together` at a time, in the order given.
[[nodiscard]] std::vector<std::string> comparisons_in_block(const std::vector<std::string>& comparisons,
                                                            int together, int index);

}  // namespace assay::experiment

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

// Blocks with effects that are known exactly, to a nanosecond in a window of one.
namespace assay::verdict {

/// One arm under test: its name and its effect on CPU and wall time alike, in percent.
struct Arm {
    std::string name;
    double percent = 0;
};

inline experiment::ArmWindows windows_of(const std::string& arm, double percent, int rounds) {
    experiment::ArmWindows out;
    out.arm = arm;
    out.variant = arm == "A'" ? "A" : arm;
    out.layout = experiment::Layouts::paired;
    for (int round = 0; round < rounds; ++round) {
        // The host drifts by 10% within the block, for all arms alike: effects within a round do not see it.
        const double drift = 1 + 0.1 * round / rounds;
        const auto cpu = static_cast<std::int64_t>(std::llround(1e9 * drift * (1 + percent / 100)));
        out.operations.push_back(1000);
        out.cpu_ns.push_back(cpu);
        out.wall_ns.push_back(2 * cpu);
        out.load_cpu_ns.push_back(cpu / 2);  // a quarter of the wall time
    }
    return out;
}

/// A, then the given arms, on "set", with a layout of its own.
inline experiment::Block made_block(int index, const std::vector<Arm>& arms, int rounds = 4) {
    experiment::Block block;
    block.workload = "set";
    block.index = index;
    block.layout_seed = static_cast<std::uint64_t>(index) + 1;
    block.arms.push_back(windows_of("A", 0, rounds));
    for (const auto& arm : arms)
        block.arms.push_back(windows_of(arm.name, arm.percent, rounds));
    for (int round = 0; round < rounds; ++round) {
        auto& order = block.order.emplace_back();
        for (int arm = 0; arm < static_cast<int>(block.arms.size()); ++arm)
            order.push_back(arm);
    }
    return block;
}

using SharedBlocks = std::vector<std::shared_ptr<const experiment::Block>>;

/// `count` blocks whose effects of "fast" lie evenly within centre ± half, and of A' within ±null_half.
inline std::vector<experiment::Block> spread_blocks(int count, double centre, double half,
                                                    double null_half = 0.1) {
    std::vector<experiment::Block> out;
    for (int i = 0; i < count; ++i) {
        // From −1 to 1, not in order.
        const double place = count == 1 ? 0 : 2.0 * ((i * 7) % count) / (count - 1) - 1;
        out.push_back(made_block(i, {{"A'", null_half * place}, {"fast", centre + half * place}}));
    }
    return out;
}

inline SharedBlocks shared(std::vector<experiment::Block> blocks) {
    SharedBlocks out;
    for (auto& block : blocks)
        out.push_back(std::make_shared<const experiment::Block>(std::move(block)));
    return out;
}

}  // namespace assay::verdict

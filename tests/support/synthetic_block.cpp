// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/synthetic_block.h"

#include "core/base/sha256.h"

#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace assay::test {

double InventedNumbers::uniform() {
    return (static_cast<double>(engine_() >> 11) + 0.5) / 9007199254740992.0;
}

double InventedNumbers::normal() {
    return std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
}

int InventedNumbers::below(int bound) {
    return static_cast<int>(uniform() * bound);
}

namespace {

std::vector<int> shuffled(int count, InventedNumbers& numbers) {
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    for (int i = count - 1; i > 0; --i)
        std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(numbers.below(i + 1))]);
    return order;
}

void add_window(experiment::ArmWindows& arm, const InventedBlock& what, double cpu_factor,
                InventedNumbers& numbers) {
    const auto operations = static_cast<double>(what.operations);
    const double noise = std::exp(numbers.normal() * what.window_sd_percent / 100);
    const double cpu = operations * what.cpu_ns_per_op * cpu_factor * noise;
    // The wall clock also counts what the load thread and the kernel do: it sees a part of the effect.
    const double wall = operations * what.cpu_ns_per_op * (0.35 + std::pow(cpu_factor, 0.75) * noise);
    arm.operations.push_back(what.operations);
    arm.cpu_ns.push_back(std::llround(cpu));
    arm.wall_ns.push_back(std::llround(wall));
    arm.run_delay_ns.push_back(std::llround(2000 * numbers.uniform()));
    arm.minor_faults.push_back(numbers.below(40));
    arm.voluntary_switches.push_back(50 + numbers.below(20));
    arm.involuntary_switches.push_back(numbers.below(3));
    arm.load_cpu_ns.push_back(std::llround(wall * 0.4));
    if (what.with_artefact) arm.artefact_bytes.push_back(what.operations * 262177);
}

}  // namespace

experiment::Block invent(const InventedBlock& what, InventedNumbers& numbers) {
    experiment::Block block;
    block.run = what.run;
    block.plan_sha256 = what.plan_sha256;
    block.workload = what.workload;
    block.index = what.index;
    block.layout_seed = static_cast<std::uint64_t>(what.index) + 1000;
    std::vector<double> factors;
    const auto add_arm = [&](const std::string& name, const std::string& variant, double effect_percent) {
        experiment::ArmWindows arm;
        arm.arm = name;
        arm.variant = variant;
        arm.layout = experiment::Layouts::paired;
        arm.binary_sha256 = sha256_hex("SYNTHETIC " + variant + std::to_string(what.index));
        block.arms.push_back(std::move(arm));
        const double spread = name == experiment::baseline_arm ? 0 : what.block_sd_percent / 100;
        factors.push_back((1 + effect_percent / 100) * std::exp(numbers.normal() * spread));
    };
    add_arm(experiment::baseline_arm, what.baseline, 0);
    add_arm(experiment::null_arm, what.baseline, 0);
    for (const auto& [variant, effect] : what.cpu_effect_percent)
        add_arm(variant, variant, effect);
    for (int round = 0; round < what.rounds; ++round) {
        block.order.push_back(shuffled(static_cast<int>(block.arms.size()), numbers));
        for (std::size_t i = 0; i < block.arms.size(); ++i)
            add_window(block.arms[i], what, factors[i], numbers);
    }
    for (const auto& arm : block.arms)
        block.checks.push_back(
            {"same work", arm.arm, what.workload, "no error reply", "no error reply", true});
    if (what.voided) {
        block.void_reason = "SYNTHETIC: foreign load on the server core";
    }
    block.seconds = 0.02 * what.rounds * static_cast<double>(block.arms.size());
    return block;
}

}  // namespace assay::test

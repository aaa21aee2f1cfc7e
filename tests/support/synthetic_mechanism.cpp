// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/synthetic_mechanism.h"

#include "core/base/sha256.h"

#include <cmath>

namespace assay::test {

experiment::MechanismCounts invented_counts(const std::string& workload, const std::string& variant,
                                            double dose, std::int64_t record_bytes) {
    constexpr std::int64_t operations = 1000;
    experiment::MechanismCounts out;
    out.workload = workload;
    out.variant = variant;
    out.binary_sha256 = sha256_hex("SYNTHETIC " + variant);
    out.operations = operations;
    const auto more = static_cast<std::int64_t>(std::llround(dose));
    out.memcpy_calls = operations * (18 + more);
    out.memcpy_bytes = operations * record_bytes * (2 + more);
    return out;
}

experiment::Injection invented_injection(InventedBlock like, InventedNumbers& numbers) {
    const std::vector<double> doses = {0, 1, 2};
    like.cpu_effect_percent = {{"A+1", doses[1]}, {"A+2", doses[2]}};
    like.voided = false;
    experiment::Injection out;
    out.block = invent(like, numbers);
    // There is no null arm in a block of known costs.
    out.block.arms.erase(out.block.arms.begin() + 1);
    for (auto& round : out.block.order) {
        std::erase(round, 1);
        for (int& arm : round)
            arm -= arm > 1 ? 1 : 0;
    }
    std::erase_if(out.block.checks, [](const auto& check) { return check.variant == experiment::null_arm; });
    for (std::size_t i = 0; i < doses.size(); ++i) {
        experiment::InjectedArm arm;
        arm.arm = out.block.arms[i].arm;
        arm.nominal_percent = doses[i];
        for (const std::int64_t cpu : out.block.arms.front().cpu_ns)
            arm.spun_ns.push_back(std::llround(static_cast<double>(cpu) * doses[i] / 100));
        arm.read_bytes.assign(arm.spun_ns.size(), like.operations * 64);
        out.block.arms[i].variant = like.baseline;
        out.arms.push_back(std::move(arm));
    }
    return out;
}

}  // namespace assay::test

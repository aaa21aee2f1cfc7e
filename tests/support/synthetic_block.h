// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/block.h"

#include <cstdint>
#include <map>
#include <random>
#include <string>

namespace assay::test {

/// Random numbers that are the same with every standard library.
class InventedNumbers {
  public:
    explicit InventedNumbers(std::uint64_t seed) : engine_(seed) {}
    [[nodiscard]] double uniform();  // in (0, 1)
    [[nodiscard]] double normal();
    [[nodiscard]] int below(int bound);

  private:
    std::mt19937_64 engine_;
};

/// What a block is invented from. Arms are A, A' and one per entry of `cpu_effect_percent`.
struct InventedBlock {
    std::string run;
    std::string plan_sha256;
    std::string baseline;
    std::string workload;
    int index = 0;
    int rounds = 24;
    std::int64_t operations = 1000;
    double cpu_ns_per_op = 1000;
    std::map<std::string, double> cpu_effect_percent;
    double block_sd_percent = 1;
    double window_sd_percent = 3;
    bool with_artefact = false;
    bool voided = false;
};

[[nodiscard]] experiment::Block invent(const InventedBlock& what, InventedNumbers& numbers);

}  // namespace assay::test

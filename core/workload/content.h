// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/specification.h"

#include <cstdint>
#include <string>

// What the placeholders stand for. Drawn by SplitMix64 (Steele, Lea & Flood 2014), a generator whose n-th
// output can be had without the ones before it: a key depends on (seed, operation) alone, never on what ran
// before.
namespace assay::workload {

/// The output number `index` of SplitMix64 started at `seed`.
[[nodiscard]] std::uint64_t split_mix(std::uint64_t seed, std::uint64_t index);

/// The number of operation `index`'s key within the key space.
[[nodiscard]] std::int64_t key_number(const Specification& specification, std::int64_t index,
                                      std::uint64_t seed);
/// {key}: the prefix alone for a key space of 1, else prefix and number.
[[nodiscard]] std::string key_text(const Specification& specification, std::int64_t index,
                                   std::uint64_t seed);

/// {value}: `length` printable bytes from a fixed seed, the same everywhere. Begins with a letter, so that no
/// server takes it for a number and stores it in another way.
[[nodiscard]] std::string payload(std::int64_t length);

}  // namespace assay::workload

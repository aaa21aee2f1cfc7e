// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace assay::redis {

using SteadyClock = std::chrono::steady_clock;

[[nodiscard]] inline SteadyClock::time_point after(Nanoseconds wait) {
    return SteadyClock::now() + std::chrono::nanoseconds(std::max<std::int64_t>(wait.value, 0));
}

/// What is left of it, rounded up, as poll() takes it; 0 once it has passed.
[[nodiscard]] inline int milliseconds_until(SteadyClock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - SteadyClock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

}  // namespace assay::redis

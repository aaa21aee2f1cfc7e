// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

// Quantities that must not be mixed are distinct types: a percent is not a log-ratio, nanoseconds are not
// bytes. Plain numbers appear only in JSON, where the field's name carries the unit.
namespace assay {

template <class Tag, class Rep>
struct Quantity {
    Rep value{};
    constexpr Quantity() = default;
    constexpr explicit Quantity(Rep v) : value(v) {}
    constexpr auto operator<=>(const Quantity&) const = default;
    constexpr Quantity operator+(Quantity other) const { return Quantity(value + other.value); }
    constexpr Quantity operator-(Quantity other) const { return Quantity(value - other.value); }
    constexpr Quantity& operator+=(Quantity other) {
        value += other.value;
        return *this;
    }
};

using Nanoseconds = Quantity<struct NanosecondsTag, std::int64_t>;
using Bytes = Quantity<struct BytesTag, std::int64_t>;
/// 5.0 means five percent.
using Percent = Quantity<struct PercentTag, double>;
/// ln(B/A): symmetric and additive; what the statistics work on.
using LogRatio = Quantity<struct LogRatioTag, double>;

/// 100·(e^x − 1): how a log-ratio is shown (METHOD, "effect").
[[nodiscard]] inline Percent to_percent(LogRatio x) {
    return Percent(100.0 * std::expm1(x.value));
}
/// The inverse; percent must be above −100.
[[nodiscard]] inline LogRatio to_log_ratio(Percent p) {
    return LogRatio(std::log1p(p.value / 100.0));
}

}  // namespace assay

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace assay {

using UtcTime = std::chrono::sys_time<std::chrono::microseconds>;

/// Wall time (UTC) for the record and monotonic time for durations. Injected so that tests own time.
class Clock {
  public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual UtcTime now_utc() const = 0;
    [[nodiscard]] virtual Nanoseconds monotonic() const = 0;
};

class SystemClock final : public Clock {
  public:
    [[nodiscard]] UtcTime now_utc() const override;
    [[nodiscard]] Nanoseconds monotonic() const override;
};

/// RFC 3339 in UTC with six decimals: 2026-11-30T17:00:00.123456Z
[[nodiscard]] std::string to_rfc3339(UtcTime time);
/// Accepts what to_rfc3339 writes, and fewer or no decimals; nullopt for anything else.
[[nodiscard]] std::optional<UtcTime> from_rfc3339(std::string_view text);

}  // namespace assay

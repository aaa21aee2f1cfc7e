// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/casefile/events.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::casefile {

/// One entry of the log: an event with its place and time.
struct Record {
    std::int64_t sequence = 0;
    UtcTime at{};
    Event event;
};

/// The exact bytes of the line's `event` value.
[[nodiscard]] std::string write_record(const Record& record);
/// Unknown types become UnknownEvent; known types with a wrong shape are an Error naming the field.
[[nodiscard]] Result<Record> read_record(std::string_view event_bytes);

}  // namespace assay::casefile

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/log.h"
#include "core/casefile/log_line.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

// Walking the hash chain of an open case file. Shared by the reader, the follower and the writer.
namespace assay::casefile {

/// How far the chain has been walked: all of it holds up to here.
struct ChainPosition {
    std::int64_t bytes = 0;
    std::int64_t lines = 0;
    std::string last_sha256 = chain_start();
};

/// Where the walk ended: behind the last whole line, or before a line that does not hold.
struct ChainEnd {
    std::string torn;  // bytes behind the last newline
    std::optional<Damage> damage;
};

/// Gets the bytes of each event that the chain vouches for; an Error marks the line as damaged.
using EventSink = std::function<Status(std::string_view event_bytes)>;

/// Walks on from `position`, moving it over every line that holds. An Error only when reading fails.
[[nodiscard]] Result<ChainEnd> walk_chain(int fd, ChainPosition& position, const EventSink& sink);

/// True when the file still ends its line at `position` with the hash that was read there: it is the same
/// file, and not cut. An Error when reading fails.
[[nodiscard]] Result<bool> still_holds(int fd, const ChainPosition& position);

}  // namespace assay::casefile

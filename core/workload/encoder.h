// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/content.h"
#include "core/workload/specification.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// From a specification to the bytes on the wire, all of it before the timed stretch.
namespace assay::workload {

/// A stretch of PreparedWindow::bytes. Equal stretches are stored once and named often: a 256 KiB SET
/// repeated 1,000 times takes 256 KiB.
struct Segment {
    std::size_t offset = 0;
    std::size_t length = 0;
};

/// What is put on the wire of one connection before its replies are awaited: `segment_count` segments from
/// `first_segment` on, `length` bytes together, answered by `replies` replies.
struct Batch {
    std::size_t first_segment = 0;
    std::size_t segment_count = 0;
    std::size_t length = 0;
    std::int64_t replies = 0;
};

/// One window, ready to be sent. Immutable once prepared; may be sent any number of times, to any arm.
struct PreparedWindow {
    std::vector<char> bytes;
    std::vector<Segment> segments;
    std::vector<std::vector<Batch>> connections;  // one list a connection, in the order of sending
    std::int64_t operations = 0;
    /// Bytes that will be sent, over all connections.
    [[nodiscard]] std::int64_t request_bytes() const;
    /// Bytes of memory that it holds.
    [[nodiscard]] std::size_t memory() const;
};

/// `operations` operations numbered from `first_index`, dealt to the connections batch by batch. Sequential
/// keys follow the number, random ones depend on (seed, number) alone, so every arm gets the same bytes and
/// the next window goes on where this one ended. operations ≥ 1. Errors: invalid_input (what validate() says;
/// a window that would take more than 2 GiB of memory).
[[nodiscard]] Result<PreparedWindow> prepare(const Specification& specification, std::int64_t operations,
                                             std::int64_t first_index, std::uint64_t seed);

/// Setup commands, or any command by itself: its arguments with the placeholders filled for operation
/// `index`.
[[nodiscard]] Result<std::vector<std::string>> expand(const CommandTemplate& command,
                                                      const Specification& specification, std::int64_t index,
                                                      std::uint64_t seed);

/// The command for display: "SET key <262144 bytes>".
[[nodiscard]] std::string command_as_text(const Specification& specification);

/// Ranges, placeholders, and commands that do not answer with exactly one reply at once (SUBSCRIBE, MONITOR,
/// BLPOP with its kin, …). The first thing that is wrong, named by its field. Error kind: invalid_input.
[[nodiscard]] Status validate(const Specification& specification);

}  // namespace assay::workload

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What an untimed counting pass of one variant on one workload yielded (METHOD 7): calls and bytes of the
// copying functions on the server's main thread. Whole numbers over `operations` operations: the difference
// of a window of 2n and one of n operations, so that what belongs to a window and not to an operation
// cancels.
namespace assay::experiment {

/// Calls of a named function of the server in the same stretch. `calls` is absent where it could not be
/// counted; `unknown` says why.
struct FunctionCalls {
    std::string function;
    std::optional<std::int64_t> calls;
    std::string unknown;
    bool operator==(const FunctionCalls&) const = default;
};
BOOST_DESCRIBE_STRUCT(FunctionCalls, (), (function, calls, unknown))

struct MechanismCounts {
    std::string workload;
    std::string variant;
    std::string binary_sha256;
    std::int64_t operations = 0;  // 0 where nothing was counted: see `unknown`
    std::int64_t memcpy_calls = 0;
    std::int64_t memcpy_bytes = 0;
    // Shifts within a buffer. How many there are depends on how the bytes arrive: two passes may differ.
    std::int64_t memmove_calls = 0;
    std::int64_t memmove_bytes = 0;
    std::int64_t realloc_moves = 0;  // where the allocator is a library, see preload/count.c
    std::int64_t realloc_moved_bytes = 0;
    std::vector<FunctionCalls> functions;
    std::string unknown;  // why nothing was counted; "" when it was

    [[nodiscard]] bool counted() const { return operations > 0; }
    [[nodiscard]] double copies_per_op() const {
        return static_cast<double>(memcpy_calls) / static_cast<double>(operations);
    }
    [[nodiscard]] double copied_bytes_per_op() const {
        return static_cast<double>(memcpy_bytes) / static_cast<double>(operations);
    }
    bool operator==(const MechanismCounts&) const = default;
};
BOOST_DESCRIBE_STRUCT(MechanismCounts, (),
                      (workload, variant, binary_sha256, operations, memcpy_calls, memcpy_bytes,
                       memmove_calls, memmove_bytes, realloc_moves, realloc_moved_bytes, functions, unknown))

}  // namespace assay::experiment

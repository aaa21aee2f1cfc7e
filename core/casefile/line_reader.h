// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::casefile {

/// Lines of a file from an offset on, read in large pieces. Not memory-mapped: a file that another process
/// cuts shorter while it is mapped would end this one with SIGBUS. Holds at most one piece and one line. The
/// descriptor stays the caller's and its position is left alone.
class LineReader {
  public:
    LineReader(int fd, std::int64_t offset, std::int64_t longest_line)
        : fd_(fd), offset_(offset), longest_(longest_line) {}

    enum class Outcome { line, end, too_long };
    /// On `line`, `text` is the line without its newline and stays valid until the next call. On `end`, it is
    /// what stands behind the last newline ("" normally). An Error only when reading fails (its message is
    /// errno's).
    [[nodiscard]] Result<Outcome> next(std::string_view& text);

  private:
    [[nodiscard]] Result<std::size_t> read_piece();

    int fd_;
    std::int64_t offset_;
    std::int64_t longest_;
    std::string buffer_;
    std::size_t begin_ = 0;    // of the line that comes next
    std::size_t scanned_ = 0;  // no newline between begin_ and here
};

}  // namespace assay::casefile

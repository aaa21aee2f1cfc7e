// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/line_reader.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace assay::casefile {

namespace {

constexpr std::size_t piece = std::size_t{1} << 20;

}

Result<std::size_t> LineReader::read_piece() {
    buffer_.erase(0, begin_);
    scanned_ -= begin_;
    begin_ = 0;
    const auto old_size = buffer_.size();
    buffer_.resize(old_size + piece);
    ssize_t count = 0;
    do {
        count = ::pread(fd_, buffer_.data() + old_size, piece, static_cast<off_t>(offset_));
    } while (count < 0 && errno == EINTR);
    buffer_.resize(old_size + (count > 0 ? static_cast<std::size_t>(count) : 0));
    if (count < 0) return fail(ErrorKind::io, std::strerror(errno));
    offset_ += count;
    return static_cast<std::size_t>(count);
}

Result<LineReader::Outcome> LineReader::next(std::string_view& text) {
    for (;;) {
        const auto newline = buffer_.find('\n', scanned_);
        const auto length = (newline == std::string::npos ? buffer_.size() : newline) - begin_;
        if (static_cast<std::int64_t>(length) >= longest_) return Outcome::too_long;
        if (newline != std::string::npos) {
            text = std::string_view(buffer_).substr(begin_, length);
            begin_ = scanned_ = newline + 1;
            return Outcome::line;
        }
        scanned_ = buffer_.size();
        const auto added = read_piece();
        if (!added) return fail(added.error());
        if (*added == 0) {
            text = buffer_;
            return Outcome::end;
        }
    }
}

}  // namespace assay::casefile

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

struct redisReader;

namespace assay::load {

/// Counts replies in a stream of bytes. hiredis parses; our functions build no objects, so that no reply
/// allocates. hiredis keeps bytes of an unfinished reply in a buffer that grows to the longest reply and is
/// never given back while timing. Used by one thread at a time.
class ReplyReader {
  public:
    /// `expected_bytes`: replies up to this length need no growing of the buffer later.
    explicit ReplyReader(std::size_t expected_bytes);
    ReplyReader(ReplyReader&&) noexcept;
    ReplyReader& operator=(ReplyReader&&) noexcept;
    ~ReplyReader();

    /// How many replies the bytes completed; -1 when they are not RESP2 (then of no more use).
    [[nodiscard]] std::int64_t feed(const char* bytes, std::size_t length);

    /// Error replies so far, at any depth, and the first one's words (cut to what a fixed buffer holds).
    [[nodiscard]] std::int64_t errors() const { return notes_->errors; }
    [[nodiscard]] std::string_view first_error() const { return {notes_->text.data(), notes_->length}; }
    [[nodiscard]] std::string_view protocol_error() const;
    void forget_errors();

    /// What the parser's functions write to. At a fixed address, as hiredis keeps a pointer to it.
    struct Notes {
        std::int64_t errors = 0;
        std::size_t length = 0;
        std::array<char, 256> text{};
    };

  private:
    struct Free {
        void operator()(redisReader* reader) const;
    };
    std::unique_ptr<Notes> notes_;
    std::unique_ptr<redisReader, Free> reader_;
};

}  // namespace assay::load

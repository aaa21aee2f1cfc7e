// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/chain.h"

#include "core/casefile/line_reader.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace assay::casefile {

namespace {

/// What is wrong with the line at `position`, or nothing and the position is behind it.
std::optional<std::string> take_line(std::string_view line, ChainPosition& position, const EventSink& sink) {
    const auto parts = split_line(line);
    if (!parts) return parts.error().message;
    auto sha256 = chain_sha256(position.last_sha256, parts->event);
    if (sha256 != parts->sha256)
        return "its SHA-256 does not fit: this line was changed, or a line before it was dropped or moved";
    if (const auto taken = sink(parts->event); !taken) return taken.error().message;
    position.bytes += static_cast<std::int64_t>(line.size()) + 1;
    position.lines += 1;
    position.last_sha256 = std::move(sha256);
    return std::nullopt;
}

}  // namespace

Result<ChainEnd> walk_chain(int fd, ChainPosition& position, const EventSink& sink) {
    LineReader reader(fd, position.bytes, line_limit);
    ChainEnd end;
    for (;;) {
        std::string_view line;
        const auto outcome = reader.next(line);
        if (!outcome) return fail(outcome.error());
        switch (*outcome) {
            case LineReader::Outcome::end:
                end.torn = line;
                return end;
            case LineReader::Outcome::too_long:
                end.damage = Damage{position.lines + 1,
                                    fmt::format("the line is longer than {} MiB", line_limit >> 20), false};
                return end;
            case LineReader::Outcome::line:
                if (auto what = take_line(line, position, sink)) {
                    end.damage = Damage{position.lines + 1, std::move(*what), false};
                    return end;
                }
                break;
        }
    }
}

Result<bool> still_holds(int fd, const ChainPosition& position) {
    if (position.lines == 0) return true;
    constexpr auto length = sha256_length + after_sha256_length;
    std::array<char, length> end{};
    ssize_t count = 0;
    do {
        count =
            ::pread(fd, end.data(), length, static_cast<off_t>(position.bytes) - static_cast<off_t>(length));
    } while (count < 0 && errno == EINTR);
    if (count < 0) return fail(ErrorKind::io, std::strerror(errno));
    return static_cast<std::size_t>(count) == length &&
           std::string_view(end.data(), length) == position.last_sha256 + "\"}\n";
}

}  // namespace assay::casefile

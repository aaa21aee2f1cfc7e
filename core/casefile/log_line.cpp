// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/log_line.h"

#include "core/base/sha256.h"

#include <algorithm>

namespace assay::casefile {

namespace {

constexpr std::string_view head = R"({"event":)";
constexpr std::string_view before_sha256 = R"(,"sha256":")";
constexpr std::string_view tail = R"("})";
constexpr std::size_t shortest = head.size() + 2 + before_sha256.size() + sha256_length + tail.size();
static_assert(after_sha256_length == tail.size() + 1);

bool is_lower_hex(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

}  // namespace

const std::string& chain_start() {
    static const std::string zeros(sha256_length, '0');
    return zeros;
}

std::string chain_sha256(std::string_view previous_sha256, std::string_view event_bytes) {
    return Sha256().add(previous_sha256).add(event_bytes).hex();
}

std::string make_line(std::string_view event_bytes, std::string_view sha256) {
    std::string line;
    line.reserve(shortest + event_bytes.size() + 1);
    line.append(head).append(event_bytes).append(before_sha256).append(sha256).append(tail).push_back('\n');
    return line;
}

Result<LineParts> split_line(std::string_view line) {
    if (line.empty()) return fail(ErrorKind::damaged, "an empty line");
    if (!line.starts_with(head))
        return fail(ErrorKind::damaged, "the line does not begin with " + std::string(head));
    if (line.size() < shortest || !line.ends_with(tail))
        return fail(ErrorKind::damaged, "the line does not end with its SHA-256");
    const auto sha256 = line.substr(line.size() - tail.size() - sha256_length, sha256_length);
    const auto rest = line.substr(0, line.size() - tail.size() - sha256_length);
    if (!rest.ends_with(before_sha256) || !std::all_of(sha256.begin(), sha256.end(), is_lower_hex))
        return fail(ErrorKind::damaged, "the line does not end with its SHA-256");
    return LineParts{rest.substr(head.size(), rest.size() - head.size() - before_sha256.size()), sha256};
}

bool looks_like_case_file(std::string_view bytes) {
    // A file that was cut within the first few bytes is still ours.
    const auto length = std::min(bytes.size(), head.size());
    return length > 0 && bytes.substr(0, length) == head.substr(0, length);
}

}  // namespace assay::casefile

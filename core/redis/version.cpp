// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/version.h"

#include <fmt/format.h>

#include <charconv>

namespace assay::redis {

std::string Version::text() const {
    return fmt::format("{}.{}.{}", major, minor, patch);
}

std::optional<Version> parse_version(std::string_view text) {
    if (const auto named = text.find("v="); named != std::string_view::npos) text.remove_prefix(named + 2);
    Version version;
    int* const parts[] = {&version.major, &version.minor, &version.patch};
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    for (std::size_t i = 0; i < std::size(parts); ++i) {
        if (i > 0) {
            if (at == end || *at != '.') return std::nullopt;
            ++at;
        }
        const auto [next, error] = std::from_chars(at, end, *parts[i]);
        if (error != std::errc{} || *parts[i] < 0) return std::nullopt;
        at = next;
    }
    return version;
}

std::map<std::string, std::string> debug_command_config(const Version& version) {
    if (version < Version{7, 0, 0}) return {};
    return {{"enable-debug-command", "yes"}};
}

}  // namespace assay::redis

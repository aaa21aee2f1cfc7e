// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/redis/connection.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace assay::redis {

/// INFO as sections of name and value, both as the server wrote them ("Server" → "redis_version" → "7.0.15").
struct Info {
    std::map<std::string, std::map<std::string, std::string>> sections;
    /// By field name in any section.
    [[nodiscard]] std::optional<std::string> text(std::string_view field) const;
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view field) const;
};
[[nodiscard]] Info parse_info(std::string_view text);
/// `section` as INFO takes it ("server", "commandstats", "all").
[[nodiscard]] Result<Info> info(Connection& connection, const std::string& section);

/// One line of INFO commandstats. Rejected and failed calls are counted from Redis 6.2 on; absent before.
struct CommandStatistics {
    std::int64_t calls = 0;
    std::int64_t usec = 0;
    double usec_per_call = 0;
    std::optional<std::int64_t> rejected_calls;
    std::optional<std::int64_t> failed_calls;
};
/// By lower-case command name ("set", "config|get"); commands never called are absent.
[[nodiscard]] std::map<std::string, CommandStatistics> command_statistics(const Info& info);
[[nodiscard]] Result<std::map<std::string, CommandStatistics>> command_statistics(Connection& connection);

}  // namespace assay::redis

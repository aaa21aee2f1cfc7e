// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/info.h"

#include <charconv>

namespace assay::redis {

namespace {

template <class Number>
std::optional<Number> number(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Takes the front of `text` up to `separator` (or all of it) and leaves what follows.
std::string_view take(std::string_view& text, char separator) {
    const auto end = text.find(separator);
    const auto front = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return front;
}

CommandStatistics parse_statistics(std::string_view fields) {
    CommandStatistics out;
    while (!fields.empty()) {
        auto value = take(fields, ',');
        const auto name = take(value, '=');
        if (name == "calls") out.calls = number<std::int64_t>(value).value_or(0);
        if (name == "usec") out.usec = number<std::int64_t>(value).value_or(0);
        if (name == "usec_per_call") out.usec_per_call = number<double>(value).value_or(0);
        if (name == "rejected_calls") out.rejected_calls = number<std::int64_t>(value);
        if (name == "failed_calls") out.failed_calls = number<std::int64_t>(value);
    }
    return out;
}

}  // namespace

std::optional<std::string> Info::text(std::string_view field) const {
    for (const auto& [section, fields] : sections)
        if (const auto found = fields.find(std::string(field)); found != fields.end()) return found->second;
    return std::nullopt;
}

std::optional<std::int64_t> Info::integer(std::string_view field) const {
    const auto found = text(field);
    return found ? number<std::int64_t>(*found) : std::nullopt;
}

Info parse_info(std::string_view text) {
    Info out;
    std::string section;
    while (!text.empty()) {
        auto line = take(text, '\n');
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.starts_with('#')) {
            line.remove_prefix(1);
            while (line.starts_with(' '))
                line.remove_prefix(1);
            section = line;
            out.sections[section];
        } else if (line.find(':') != std::string_view::npos) {
            const auto name = take(line, ':');
            out.sections[section].emplace(name, line);
        }
    }
    return out;
}

Result<Info> info(Connection& connection, const std::string& section) {
    auto reply = connection.command({"INFO", section});
    if (!reply) return fail(std::move(reply.error()));
    return parse_info(reply->text);
}

std::map<std::string, CommandStatistics> command_statistics(const Info& info) {
    constexpr std::string_view prefix = "cmdstat_";
    std::map<std::string, CommandStatistics> out;
    for (const auto& [section, fields] : info.sections)
        for (const auto& [name, value] : fields)
            if (name.starts_with(prefix)) out.emplace(name.substr(prefix.size()), parse_statistics(value));
    return out;
}

Result<std::map<std::string, CommandStatistics>> command_statistics(Connection& connection) {
    auto all = info(connection, "commandstats");
    if (!all) return fail(std::move(all.error()));
    return command_statistics(*all);
}

}  // namespace assay::redis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/server_config.h"

#include "core/base/lower_case.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::redis {

namespace {

constexpr std::array<std::string_view, 11> ours = {
    "port",    "bind",    "unixsocket", "unixsocketperm", "requirepass", "dir",
    "logfile", "pidfile", "daemonize",  "supervised",     "include"};

}  // namespace

Status check_directive(const std::string& name, const std::string& value) {
    if (name.empty() || name.find_first_of(" \t\r\n") != std::string::npos)
        return fail(ErrorKind::invalid_input,
                    fmt::format("server_config: '{}' is no name of a directive", name),
                    "write one directive a line, as in redis.conf");
    if (std::find(ours.begin(), ours.end(), lower_case(name)) != ours.end())
        return fail(
            ErrorKind::invalid_input, fmt::format("server_config: '{}' is set by Assay itself", name),
            "remove it; the workload's transport and data place decide where the server listens and lies");
    if (value.find_first_of("\r\n") != std::string::npos)
        return fail(ErrorKind::invalid_input,
                    fmt::format("server_config: the value of '{}' has a line break", name),
                    "write one directive a line, as in redis.conf");
    return {};
}

Result<std::string> server_config(const Endpoint& endpoint, const std::filesystem::path& data_directory,
                                  const std::map<std::string, std::string>& directives) {
    std::string out = "daemonize no\nlogfile \"\"\n";
    out += fmt::format("dir \"{}\"\n", data_directory.string());
    if (!endpoint.socket.empty()) {
        out += fmt::format("port 0\nunixsocket \"{}\"\nunixsocketperm 700\n", endpoint.socket.string());
    } else {
        out += fmt::format("bind 127.0.0.1\nport {}\nrequirepass \"{}\"\n", endpoint.port, endpoint.password);
    }
    bool saves = false;
    bool rewrites = false;
    for (const auto& [name, value] : directives) {
        if (auto good = check_directive(name, value); !good) return fail(std::move(good.error()));
        saves = saves || lower_case(name) == "save";
        rewrites = rewrites || lower_case(name) == "auto-aof-rewrite-percentage";
        out += fmt::format("{} {}\n", name, value.empty() ? "\"\"" : value);
    }
    if (!saves) out += "save \"\"\n";
    if (!rewrites) out += "auto-aof-rewrite-percentage 0\n";
    return out;
}

std::string refused_directive(const std::vector<std::string>& log_lines) {
    for (std::size_t i = 0; i < log_lines.size(); ++i) {
        std::string_view line = log_lines[i];
        if (!line.starts_with(">>> ")) continue;
        line.remove_prefix(4);
        return i + 1 < log_lines.size() ? fmt::format("{}: {}", line, log_lines[i + 1]) : std::string(line);
    }
    return {};
}

}  // namespace assay::redis

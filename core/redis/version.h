// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <compare>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace assay::redis {

struct Version {
    int major = 0;
    int minor = 0;
    int patch = 0;
    auto operator<=>(const Version&) const = default;
    [[nodiscard]] std::string text() const;
};

/// From "7.0.15" or from the line of `redis-server --version` ("Redis server v=7.0.15 sha=…").
[[nodiscard]] std::optional<Version> parse_version(std::string_view text);
/// Directives that let DEBUG be used: {} before 7.0, which knows no such directive and would refuse to start;
/// enable-debug-command from 7.0 on, which refuses DEBUG without it.
[[nodiscard]] std::map<std::string, std::string> debug_command_config(const Version& version);

}  // namespace assay::redis

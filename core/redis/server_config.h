// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/redis/endpoint.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace assay::redis {

/// Whether a workload may set this directive of redis.conf. Errors: invalid_input (one that is Assay's to
/// set, no name of a directive, a line break in the value). Pure; any thread.
[[nodiscard]] Status check_directive(const std::string& name, const std::string& value);

/// The redis.conf of one server: where it listens and lies, then the caller's directives. A file rather than
/// arguments, because a password among the arguments is there for every user of the machine to read, and
/// because values then mean in every release of Redis what they mean in redis.conf. Errors: invalid_input (a
/// directive that is Assay's to set; a line break in a value).
[[nodiscard]] Result<std::string> server_config(const Endpoint& endpoint,
                                                const std::filesystem::path& data_directory,
                                                const std::map<std::string, std::string>& directives);

/// What the log says of a directive that this server does not accept ("'foo bar': Bad directive or wrong
/// number of arguments"); empty when it says nothing of the kind.
[[nodiscard]] std::string refused_directive(const std::vector<std::string>& log_lines);

}  // namespace assay::redis

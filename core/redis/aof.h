// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

// The persisted append-only bytes of a data directory, as a workload's artefact: what the commands appended.
// From Redis 7.0 on these are the incremental files (appendonlydir/NAME.SEQ.incr.aof, in the order of SEQ;
// the base file is a snapshot and no artefact); before, the single appendonly file. Read between windows,
// when the last reply is in: Redis writes the file before it sends the reply (appendfsync "no" and "always";
// with "everysec" a slow disk may postpone it by up to two seconds).
//
// Errors: not_found (no append-only file: is appendonly on?), io, damaged (the file starts with a hole: it
// was trimmed although its server does not append; see trim_aof).
namespace assay::redis {

[[nodiscard]] Result<std::vector<std::filesystem::path>> aof_files(
    const std::filesystem::path& data_directory);
[[nodiscard]] Result<std::int64_t> aof_bytes(const std::filesystem::path& data_directory);
/// SHA-256 over all files in order, as one stream.
[[nodiscard]] Result<std::string> aof_sha256(const std::filesystem::path& data_directory);
/// Cuts the files to zero under the running server, so that every window meets the same state and tmpfs does
/// not fill. A server that was started with appendonly yes opens them with O_APPEND: its next write lands at
/// offset 0. One that was switched to appendonly later, or rewrote its file, does not, and leaves a hole
/// (`damaged` later). What is left cannot be loaded again: the SELECT at the front is gone.
[[nodiscard]] Status trim_aof(const std::filesystem::path& data_directory);

}  // namespace assay::redis

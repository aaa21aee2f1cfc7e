// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace assay {

/// The whole file; at most `limit` bytes (an Error beyond, so that a wrong path cannot fill the memory).
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& file,
                                            std::size_t limit = std::size_t{64} << 20);
/// Through a temporary file beside it and a rename: the old content or the new, never half of it. Where
/// `file` is a link, what it leads to is written; what is no file of its own (a terminal, a pipe) is written
/// to.
[[nodiscard]] Status write_file(const std::filesystem::path& file, std::string_view content);
/// The last `lines` lines of a text file (a log); empty when it cannot be read.
[[nodiscard]] std::vector<std::string> last_lines(const std::filesystem::path& file, std::size_t lines);
[[nodiscard]] Status make_directories(const std::filesystem::path& directory);
/// Waits until the kernel has written to disk what anybody wrote to the file system of `path`. An Error when
/// it is not there or an earlier write failed.
[[nodiscard]] Status sync_file_system(const std::filesystem::path& path);

/// $XDG_DATA_HOME/assay, or ~/.local/share/assay. Not created here.
[[nodiscard]] Result<std::filesystem::path> data_directory();
/// $XDG_CACHE_HOME/assay, or ~/.cache/assay.
[[nodiscard]] Result<std::filesystem::path> cache_directory();
/// $XDG_STATE_HOME/assay, or ~/.local/state/assay.
[[nodiscard]] Result<std::filesystem::path> state_directory();

}  // namespace assay

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// One child program from start to end, for tools (make, patch, tar, git, apt-get). Servers have their own
// home. There is no shell in between: arguments arrive as they are.
namespace assay {

struct Command {
    /// [0] is the program: a path, or a name that is looked up in PATH.
    std::vector<std::string> arguments;
    std::filesystem::path directory;  // empty: the current one
    /// Changes to our own environment: a value sets the variable, nullopt removes it.
    std::map<std::string, std::optional<std::string>> environment;
    /// False: the child gets PATH, HOME and `environment` alone, so that nothing of the caller's leaks in.
    bool inherit_environment = true;
    /// Standard output and error are appended to this file as they come. Empty: to `Exit::output` alone.
    std::filesystem::path log;
    /// `Exit::output` holds the first so many bytes; the rest is read and dropped (0: nothing is kept).
    std::size_t capture_limit = std::size_t{1} << 20;
    /// Called for every whole line of output, without its end, on the calling thread. May be empty.
    std::function<void(std::string_view)> on_line;
    /// The whole group is ended when it runs longer. None: no limit.
    std::optional<std::chrono::milliseconds> time_limit;
    /// From SIGTERM to SIGKILL when it has to be ended.
    std::chrono::milliseconds grace{3000};
};

struct Exit {
    int code = 0;    // 0 to 255; meaningless when a signal ended it
    int signal = 0;  // 0: it ended by itself
    std::string output;
    bool output_truncated = false;
    [[nodiscard]] bool success() const { return code == 0 && signal == 0; }
    /// "exit code 2", "ended by signal 9 (Killed)".
    [[nodiscard]] std::string text() const;
};

/// Runs it to its end. The child leads its own process group, reads /dev/null and gets SIGTERM should the
/// calling *thread* die; whatever is left of its group when it ends is killed. A program that fails is not an
/// Error, see `Exit::success`. Errors: not_found (no such program; names the Debian package where it is
/// known), cancelled (stop was requested; the group is gone), io (log cannot be written, time limit, fork).
/// Threads: any; each call is on its own.
[[nodiscard]] Result<Exit> run_process(const Command& command, const StopFlag& stop);

/// Where a program lies, as `run_process` finds it; the Error names the Debian package where it is known.
[[nodiscard]] Result<std::filesystem::path> find_program(const std::string& name);

/// The command as a person would type it, for logs and provenance.
[[nodiscard]] std::string command_text(const Command& command);

}  // namespace assay

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/base/stop_flag.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace assay::cli {

/// Exit codes of the command line; a contract (man page assay(1), EXIT STATUS).
namespace exit_code {
inline constexpr int done = 0;
inline constexpr int failed = 1;
inline constexpr int usage = 2;
inline constexpr int inconclusive = 3;
inline constexpr int void_run = 4;
inline constexpr int not_trusted = 5;
inline constexpr int stopped = 130;
}  // namespace exit_code

/// What every command needs, handed down from main. Results go to standard output, everything else to
/// standard error.
struct Context {
    const Clock& clock;
    StopFlag& stop;
    std::string program;  // how this program was called, for commands that are printed for repetition
    int exit_code = exit_code::done;

    /// Prints "assay: message …" to standard error and sets the exit code that fits the kind.
    void report(const Error& error);
    void warn(std::string_view message) const;
    void print(std::string_view text) const;
    /// Whatever was printed is written now. A failure (a full disk, a closed pipe) is said, and is exit code
    /// 1 whatever it would have been. Last of all.
    void finish();
};

/// "120s", "2m", "1.5min", "1h" or plain seconds: above 0, at most experiment::longest_budget_seconds.
/// Errors: usage.
[[nodiscard]] Result<double> parse_seconds(const std::string& text);

/// For the check of an option: what is wrong with the text as a seed (64 bits, without sign), "" if nothing.
[[nodiscard]] std::string wrong_seed(const std::string& text);

/// Who writes events from here: $USER, or the login name.
[[nodiscard]] std::string author();

}  // namespace assay::cli

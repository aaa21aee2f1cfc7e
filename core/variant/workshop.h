// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/process.h"
#include "core/base/stop_flag.h"
#include "core/variant/build.h"
#include "core/variant/store.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::variant {

/// What the steps of one build share: where things go, who is told, and the commands that were run so far.
struct Workshop {
    const Store& store;
    const StopFlag& stop;
    const BuildProgress& progress;
    std::filesystem::path log;  // output of every program is appended
    std::vector<std::string> commands;

    void say(std::string_view phase, std::optional<double> fraction = std::nullopt) const {
        if (progress) progress(phase, fraction);
    }

    /// Runs it with its output in the log and notes the command. A program that fails is not an Error here.
    [[nodiscard]] Result<Exit> run(Command command);
    /// As run, and a failing program is an Error: `what` says what could not be done, the log's tail follows.
    [[nodiscard]] Result<Exit> must_run(Command command, const std::string& what);
};

/// The last lines of a log as a person wants them: no escape sequences; the lines that say "error" in front
/// where parallel output pushed them out of the tail. `from`: the byte at which the command's own output
/// begins.
[[nodiscard]] std::vector<std::string> telling_lines(const std::filesystem::path& log,
                                                     std::uintmax_t from = 0);

}  // namespace assay::variant

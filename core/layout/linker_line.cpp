// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/linker_line.h"

#include "core/base/process.h"
#include "core/layout/link_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>

namespace assay::layout {

namespace {

constexpr std::size_t shown_output = 2000;
constexpr std::chrono::milliseconds answer_limit{60'000};
constexpr const char* placeholder = "assay-linked-program";

/// The words of the line that would write the placeholder. Lines that set a variable repeat the compiler's.
std::optional<std::vector<std::string>> handed_over(const std::string& output) {
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        auto words = split_words(line);
        const auto written = std::find(words.begin(), words.end(), placeholder);
        if (written == words.end() || written - words.begin() < 2 || *(written - 1) != "-o") continue;
        if (words.front().find('=') != std::string::npos) continue;
        words.erase(written - 1, written + 1);
        words.erase(words.begin());
        return words;
    }
    return std::nullopt;
}

/// gcc speaks to collect2, which stands before the linker and keeps these for itself; lld would take some of
/// them for others of its own (-flto… for -f). Which plugin and which linker is none of lld's business.
void drop_what_is_not_lld_s(std::vector<std::string>& words) {
    if (const auto plugin = std::find(words.begin(), words.end(), "-plugin");
        plugin != words.end() && plugin + 1 != words.end())
        words.erase(plugin, plugin + 2);
    std::erase_if(words, [](const std::string& word) {
        return word.starts_with("-plugin-opt=") || word.starts_with("-fuse-ld=") ||
               word.starts_with("-flto") || word == "-fno-lto" || word == "-debug";
    });
}

}  // namespace

Result<std::filesystem::path> find_linker() {
    if (auto newer = find_program("ld.lld-19")) return newer;
    return find_program("ld.lld");
}

Result<std::string> linker_identity(const StopFlag& stop) {
    const auto linker = find_linker();
    if (!linker) return fail(linker.error());
    Command command;
    command.arguments = {linker->string(), "--version"};
    command.time_limit = answer_limit;
    const auto exit = run_process(command, stop);
    if (!exit) return fail(exit.error());
    return exit->output.substr(0, exit->output.find('\n'));
}

Result<std::vector<std::string>> linker_words(const std::vector<std::string>& words,
                                              const std::filesystem::path& directory, const StopFlag& stop) {
    Command command;
    command.arguments = words;
    command.arguments.insert(command.arguments.end(), {"-o", placeholder, "-###"});
    command.directory = directory;
    command.environment["LC_ALL"] = "C";
    command.time_limit = answer_limit;
    const auto exit = run_process(command, stop);
    if (!exit) return fail(exit.error());
    auto out = handed_over(exit->output);
    if (!out)
        return fail(
            ErrorKind::unsupported,
            fmt::format("'{}' does not say how it calls the linker ({})", words.front(), exit->text()),
            "gcc and clang say it (-###); a plan with layouts = \"fixed\" links nothing",
            {exit->output.substr(0, shown_output)});
    drop_what_is_not_lld_s(*out);
    return std::move(*out);
}

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/workshop.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace assay::variant {

namespace {

constexpr std::size_t shown_lines = 15;

std::string without_escapes(const std::string& line) {
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\x1b' && i + 1 < line.size() && line[i + 1] == '[') {
            i += 2;
            while (i < line.size() && (line[i] < '@' || line[i] > '~'))
                ++i;  // up to the letter that ends it
        } else if (line[i] != '\r') {
            out += line[i];
        }
    }
    return out;
}

bool says_error(const std::string& line) {
    return line.find("rror:") != line.npos;
}

bool says_no_space(const std::string& line) {
    return line.find("No space left on device") != line.npos;
}

}  // namespace

std::vector<std::string> telling_lines(const std::filesystem::path& log, std::uintmax_t from) {
    constexpr std::uintmax_t window = 256 * 1024;
    std::error_code ignored;
    const std::uintmax_t size = std::filesystem::file_size(log, ignored);
    if (ignored) return {};
    std::ifstream file(log, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(std::max(from, size > window ? size - window : 0)));
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);)
        if (auto text = without_escapes(line); !text.empty()) all.push_back(std::move(text));
    const std::size_t tail_from = all.size() - std::min(all.size(), shown_lines);
    std::vector<std::string> tail(all.begin() + static_cast<std::ptrdiff_t>(tail_from), all.end());
    if (std::any_of(tail.begin(), tail.end(), says_error)) return tail;
    std::vector<std::string> out;
    for (std::size_t i = 0; i < tail_from && out.size() < 5; ++i)
        if (says_error(all[i])) out.push_back(all[i]);
    out.insert(out.end(), tail.begin(), tail.end());
    return out;
}

Result<Exit> Workshop::run(Command command) {
    command.log = log;
    commands.push_back(command_text(command));
    return run_process(command, stop);
}

Result<Exit> Workshop::must_run(Command command, const std::string& what) {
    std::error_code none_yet;
    const std::uintmax_t before = std::filesystem::file_size(log, none_yet);
    auto exit = run(std::move(command));
    if (!exit || exit->success()) return exit;
    auto lines = telling_lines(log, none_yet ? 0 : before);
    const std::string where = fmt::format("the whole log: {}", log.string());
    if (std::any_of(lines.begin(), lines.end(), says_no_space))
        return fail(ErrorKind::io,
                    fmt::format("{}: no space left in '{}' or in the temporary directory", what,
                                store.root().string()),
                    fmt::format("free some space, or choose another place by XDG_DATA_HOME; {}", where),
                    std::move(lines));
    return fail(ErrorKind::build_failed, fmt::format("{} ({})", what, exit->text()), where, std::move(lines));
}

}  // namespace assay::variant

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/structure/rules.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace assay::test {

namespace {

constexpr std::ptrdiff_t most_lines = 400;
constexpr std::string_view licence = "SPDX-License-Identifier: GPL-3.0-or-later";

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0)
        text.remove_prefix(1);
    return text;
}

/// "<QString>" or "\"core/base/clock.h\"" of an include line, with its bracket or quote in front.
std::optional<std::string_view> included(std::string_view line) {
    line = trimmed(line);
    if (!line.starts_with('#')) return std::nullopt;
    line = trimmed(line.substr(1));
    if (!line.starts_with("include")) return std::nullopt;
    line = trimmed(line.substr(7));
    if (line.size() < 2 || (line[0] != '<' && line[0] != '"')) return std::nullopt;
    return line.substr(0, line.find(line[0] == '<' ? '>' : '"', 1));
}

/// <QString>, <QtTest/QTest>, "QString", and <qstring.h> in the old spelling.
bool is_qt(std::string_view include) {
    if (include.size() < 3) return false;
    const bool new_spelling =
        include[1] == 'Q' && (std::isupper(static_cast<unsigned char>(include[2])) != 0 || include[2] == 't');
    const bool old_spelling = include.starts_with("<q") && include.ends_with(".h");
    return new_spelling || old_spelling;
}

struct Rule {
    std::string_view room;    // paths that begin so …
    std::string_view except;  // … and not so
    bool (*forbids)(std::string_view include);
    std::string_view why;
};

constexpr Rule rules[] = {
    {"core/", "", is_qt, "core has no Qt"},
    {"app/cli/", "", is_qt, "the command line has no Qt"},
    {"core/", "", [](std::string_view i) { return i.starts_with("\"ui/") || i.starts_with("\"app/"); },
     "core does not know the windows"},
    {"", "tests/", [](std::string_view i) { return i.starts_with("\"tests/"); }, "only tests include tests"},
    {"", "ui/plot/", [](std::string_view i) { return i.find("qcustomplot") != std::string_view::npos; },
     "only ui/plot includes qcustomplot.h"},
    {"ui/session/", "", [](std::string_view i) { return i.find("ui/widgets") != std::string_view::npos; },
     "ui/session does not know ui/widgets"},
    {"ui/models/", "", [](std::string_view i) { return i.find("ui/widgets") != std::string_view::npos; },
     "ui/models does not know ui/widgets"},
};

}  // namespace

std::vector<std::string> violations(std::string_view path, std::string_view content) {
    std::vector<std::string> out;
    const auto add = [&](std::string_view what) {
        out.push_back(std::string(path) + ": " + std::string(what));
    };
    const auto lines = std::count(content.begin(), content.end(), '\n');
    if (lines > most_lines) add(std::to_string(lines) + " lines; a file has at most 400");
    if (content.substr(0, content.find('\n')).find(licence) == std::string_view::npos)
        add("the first line does not name the licence");
    for (std::string_view rest = content; !rest.empty();) {
        const auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const auto include = included(line);
        if (!include) continue;
        for (const auto& rule : rules) {
            const bool excepted = !rule.except.empty() && path.starts_with(rule.except);
            if (path.starts_with(rule.room) && !excepted && rule.forbids(*include))
                add(std::string(rule.why) + " (" + std::string(line) + ")");
        }
    }
    return out;
}

}  // namespace assay::test

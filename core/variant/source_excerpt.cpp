// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/source_excerpt.h"

#include "core/base/files.h"
#include "core/base/json_mapping.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string_view>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_lines = 2000;
constexpr std::size_t largest_file = std::size_t{16} << 20;

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// "name(" as a word of its own, on a line that begins at column 0 as heads of functions do.
bool heads(std::string_view line, std::string_view name) {
    if (line.empty() || !is_word(line.front())) return false;
    for (auto at = line.find(name); at != line.npos; at = line.find(name, at + 1)) {
        const auto behind = line.find_first_not_of(' ', at + name.size());
        const bool begins = at == 0 || !is_word(line[at - 1]);
        if (begins && behind != line.npos && line[behind] == '(') return true;
    }
    return false;
}

/// The index behind the closing brace; `from` itself for a declaration.
std::size_t end_of_body(const std::vector<std::string>& lines, std::size_t from) {
    bool inside = false;
    for (auto i = from; i < lines.size(); ++i) {
        if (!inside) {
            const auto brace = lines[i].find('{');
            const auto semicolon = lines[i].find(';');
            if (semicolon != std::string::npos && semicolon < brace) return from;
            inside = brace != std::string::npos;
            if (inside && i == from && lines[i].find('}', brace) != std::string::npos)
                return i + 1;  // on one line
        }
        if (inside && !lines[i].empty() && lines[i].front() == '}') return i + 1;
    }
    return from;
}

}  // namespace

std::optional<fs::path> tree_of_binary(const Store& store, const std::string& sha256) {
    std::error_code error;
    for (fs::directory_iterator at(store.root() / "builds", error), end; !error && at != end;
         at.increment(error)) {
        const auto text = read_file(at->path(), std::size_t{1} << 20);
        if (!text || text->find(sha256) == std::string::npos) continue;
        boost::system::error_code bad;
        const auto value = json::parse(*text, bad);
        if (bad) continue;
        const auto built = from_json<Provenance>(value);
        if (!built || built->sha256 != sha256) continue;
        const auto tree = store.tree(at->path().stem().string());
        std::error_code ignored;
        if (fs::is_directory(tree, ignored)) return tree;
    }
    return std::nullopt;
}

Result<Excerpt> excerpt(const fs::path& tree, const std::string& file, const std::string& function, int first,
                        int last) {
    const auto path = fs::path(file).lexically_normal();
    if (file.empty() || path.is_absolute() || path.begin()->string() == "..")
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is no file of the source", file));
    const auto text = read_file(tree / path, largest_file);
    if (!text)
        return fail(ErrorKind::not_found, fmt::format("the source has no file '{}'", file),
                    "paths are taken from the top of the source, as src/aof.c");
    std::vector<std::string> lines;
    std::istringstream in(*text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(std::move(line));

    std::size_t from = first > 0 ? std::min(lines.size(), static_cast<std::size_t>(first) - 1) : 0;
    std::size_t to = last > 0 ? std::min(lines.size(), static_cast<std::size_t>(last)) : lines.size();
    if (!function.empty()) {
        from = to = lines.size();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (!heads(lines[i], function)) continue;
            const auto end = end_of_body(lines, i);
            if (end == i) continue;
            from = i;
            to = end;
            break;
        }
        if (from == lines.size())
            return fail(ErrorKind::not_found, fmt::format("'{}' has no function '{}'", file, function),
                        "it may be called otherwise in this version, or be a macro");
    }
    to = std::clamp(to, from, from + most_lines);
    Excerpt out;
    out.first_line = static_cast<int>(from) + 1;
    out.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(from),
                     lines.begin() + static_cast<std::ptrdiff_t>(to));
    return out;
}

}  // namespace assay::variant

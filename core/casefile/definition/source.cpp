// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/source.h"

#include "core/base/json_mapping.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::casefile::definition {

namespace {

namespace fs = std::filesystem;
using variant::Source;
using variant::SourceKind;

bool is_hex(std::string_view text, std::size_t digits) {
    return text.size() == digits && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

/// As Debian policy 5.6.7 has it for packages; suites ("bookworm-backports") are written alike.
bool is_debian_name(std::string_view name) {
    constexpr std::string_view first = "abcdefghijklmnopqrstuvwxyz0123456789";
    return first.find(name.front()) != std::string_view::npos &&
           name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789+-.") == std::string_view::npos;
}

bool is_remote(std::string_view location) {
    return location.find("://") != std::string_view::npos || location.starts_with("git@");
}

bool is_tarball_name(std::string_view name) {
    return name.find(".tar") != std::string_view::npos || name.ends_with(".tgz");
}

SourceKind kind_of_path(const VariantTable& table, const fs::path& absolute) {
    if (is_remote(table.source)) return SourceKind::git;
    std::error_code ignored;
    if (fs::is_directory(absolute, ignored))
        return table.commit.empty() ? SourceKind::directory : SourceKind::git;
    return is_tarball_name(table.source) ? SourceKind::tarball : SourceKind::binary;
}

struct SourceReader {
    const VariantTable& table;
    const fs::path& folder;
    const std::string& path;
    Problems& problems;

    fs::path resolved(std::string_view location) const { return (folder / location).lexically_normal(); }

    Source debian(std::string_view rest) const {
        const auto at = rest.find('@');
        Source out{SourceKind::debian, std::string(rest.substr(0, at)), {}, {}, {}};
        if (at != std::string_view::npos) out.release = rest.substr(at + 1);
        if (out.location.empty() || (at != std::string_view::npos && out.release.empty()))
            problems.add(path + ".source", "expected debian:PACKAGE or debian:PACKAGE@SUITE");
        else if (!is_debian_name(out.location) || (!out.release.empty() && !is_debian_name(out.release)))
            problems.add(path + ".source", fmt::format("'{}' is no name of a package or suite", rest),
                         "they are of lower-case letters, digits, '+', '-' and '.'");
        return out;
    }

    Source at_path(SourceKind kind, std::string_view location) const {
        Source out{kind, std::string(location), {}, table.sha256, table.commit};
        if (kind == SourceKind::git && is_remote(location)) return out;
        out.location = resolved(location).string();
        std::error_code ignored;
        const bool wants_directory = kind == SourceKind::directory || kind == SourceKind::git;
        const bool is_there = wants_directory ? fs::is_directory(out.location, ignored)
                                              : fs::is_regular_file(out.location, ignored);
        if (!is_there)
            problems.add(
                path + ".source",
                fmt::format("there is no {} '{}'", wants_directory ? "directory" : "file", out.location),
                "paths are taken from the definition's folder; other sources begin with "
                "debian:, git:, directory:, tarball: or binary:");
        return out;
    }

    /// Keys that a kind needs, and keys that would be ignored silently.
    void check_keys(SourceKind kind) const {
        if (kind == SourceKind::tarball && table.sha256.empty())
            problems.add(path + ".sha256", "this key is missing: a tarball needs its SHA-256",
                         "sha256sum FILE prints it");
        if (kind == SourceKind::git && table.commit.empty())
            problems.add(path + ".commit", "this key is missing: a git source needs its commit",
                         "git rev-parse HEAD prints it");
        if (!table.sha256.empty() && kind != SourceKind::tarball)
            problems.add(path + ".sha256", "only a tarball has this key");
        if (!table.commit.empty() && kind != SourceKind::git)
            problems.add(path + ".commit", "only a git source has this key");
        if (!table.sha256.empty() && !is_hex(table.sha256, 64))
            problems.add(path + ".sha256", "expected 64 lower-case hexadecimal digits");
        if (!table.commit.empty() && !is_hex(table.commit, 40))
            problems.add(path + ".commit", "expected 40 lower-case hexadecimal digits",
                         "a branch or a tag may move; its commit does not");
        if (kind == SourceKind::binary && !table.patches.empty())
            problems.add(path + ".patches", "a finished binary cannot be patched");
        if (kind == SourceKind::binary && !table.make_arguments.empty())
            problems.add(path + ".make_arguments", "a finished binary is not made");
    }
};

}  // namespace

Source read_source(const VariantTable& table, const fs::path& folder, const std::string& path,
                   Problems& problems) {
    const SourceReader reader{table, folder, path, problems};
    const std::string_view text = table.source;
    const auto colon = text.find(':');
    if (text.empty()) {
        problems.add(path + ".source", "it is empty", "debian:redis is Debian's own");
        return {};
    }
    const auto kind =
        colon == std::string_view::npos ? std::nullopt : enum_from_name<SourceKind>(text.substr(0, colon));
    if (!kind && (colon == std::string_view::npos || is_remote(text))) {
        const auto guessed = kind_of_path(table, reader.resolved(text));
        reader.check_keys(guessed);
        return reader.at_path(guessed, text);
    }
    if (!kind) {
        problems.add(path + ".source", fmt::format("'{}' is no kind of source; known are {}",
                                                   text.substr(0, colon), enum_names<SourceKind>()));
        return {};
    }
    reader.check_keys(*kind);
    const auto rest = text.substr(colon + 1);
    return *kind == SourceKind::debian ? reader.debian(rest) : reader.at_path(*kind, rest);
}

}  // namespace assay::casefile::definition

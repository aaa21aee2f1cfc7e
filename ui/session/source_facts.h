// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/variant/recipe.h"

#include <QString>

#include <optional>

namespace assay::ui {

/// What a person typed or dropped as the source of a variant: "debian:redis", a directory, a tarball, a git
/// checkout, a finished binary, or a patch.
struct SourceText {
    QString where;   // as typed
    QString commit;  // of a git checkout: any revision that it knows; empty: the files as they are
    bool operator==(const SourceText&) const = default;
};

/// What that turned out to be.
struct SourceFacts {
    enum class Kind { none, debian, directory, git, remoteGit, tarball, binary, patch };
    Kind kind = Kind::none;
    variant::Source source;               // not of a patch
    std::optional<variant::Patch> patch;  // of a patch …
    QString path;                         // … and the file that it is from
    QString words;                        // "A git checkout at 1a2b3c4d5e6f, Redis 7.2.4"
    QString warning;                      // holds, and should be known: changes that are not in the commit
    QString version;                      // "7.2.4"; empty where nobody knows yet
    std::optional<Error> problem;         // set: it cannot be used, and why

    [[nodiscard]] bool usable() const { return kind != Kind::none && !problem; }
    [[nodiscard]] bool isBuilt() const { return kind != Kind::none && kind != Kind::binary; }
};

/// Looks: reads, hashes, asks git, and runs `--version` of what carries a Redis server's version text. Takes
/// up to some seconds; any thread, never the main one.
[[nodiscard]] SourceFacts lookAtSource(const SourceText& text);

/// The file as a patch, whatever it is called. Reads at most 8 MiB and runs nothing.
[[nodiscard]] SourceFacts lookAtPatch(const QString& path);

/// Whether the patch fits onto the source, where that can be tried without fetching anything (a directory);
/// nullopt where it fits or cannot be tried. Runs patch(1) without writing; any thread, never the main one.
[[nodiscard]] std::optional<Error> tryPatch(const SourceFacts& patch, const SourceFacts& base);

/// What a case says about the source, without looking at what it names: that may be a stranger's.
[[nodiscard]] SourceFacts asRecorded(const variant::Source& source);

/// As a person would type it: "debian:redis@trixie", a path.
[[nodiscard]] SourceText asTyped(const variant::Source& source);

}  // namespace assay::ui

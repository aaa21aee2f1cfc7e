// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/source_facts.h"

#include <string>

// What lookAtSource finds out of each kind. Any thread, never the main one.
namespace assay::ui::sources {

/// `path` is that of a folder that is there; `revision` empty for its files as they are.
[[nodiscard]] SourceFacts lookAtDirectory(const QString& path, const QString& revision);
[[nodiscard]] SourceFacts lookAtTarball(const QString& path);
[[nodiscard]] SourceFacts lookAtBinary(const QString& path);
/// `rest`: what stands behind "debian:".
[[nodiscard]] SourceFacts lookAtDebian(const QString& rest);
[[nodiscard]] SourceFacts lookAtRemote(const QString& url, const QString& revision);
[[nodiscard]] SourceFacts patchFrom(const QString& path, const std::string& text);

[[nodiscard]] SourceFacts wrong(SourceFacts::Kind kind, const QString& what, const QString& advice);
[[nodiscard]] SourceFacts wrong(SourceFacts::Kind kind, Error error);
[[nodiscard]] std::string native(const QString& path);

}  // namespace assay::ui::sources

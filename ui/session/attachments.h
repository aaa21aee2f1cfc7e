// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/events.h"

#include <QByteArray>
#include <QMimeType>
#include <QString>

// Files that come with a case: into it and out of it.
namespace assay::ui {

inline constexpr std::size_t attachment_limit = std::size_t{8} << 20;  // bytes

/// The event that attaches a file. Reads and hashes megabytes: not for the window's thread. Errors: not to be
/// read, no regular file, larger than the limit.
[[nodiscard]] Result<casefile::EvidenceAdded> attachmentOf(const QString& path);

/// What the file held. An Error when it is not what its hash says.
[[nodiscard]] Result<QByteArray> contentOf(const casefile::Attachment& attachment);

/// A name to save it under: never a directory, never hidden, whatever the case says.
[[nodiscard]] QString fileNameOf(const casefile::Attachment& attachment);

/// By its name and its content, not by what the case says of it.
[[nodiscard]] QMimeType typeOf(const casefile::Attachment& attachment, const QByteArray& content);

/// Whether another program may be asked to show it at a click: plain text, pictures of points, PDF. Whatever
/// could execute something or fetch something has to be saved first, which is a person's own decision.
[[nodiscard]] bool mayBeOpened(const QMimeType& type);

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/report/pdf_update.h"
#include "ui/session/snapshot.h"

#include <QByteArray>
#include <QString>

#include <vector>

// What travels inside the PDF, so that its reader can verify it.
namespace assay::ui {

/// A PDF is built in memory piece by piece; a case beyond this is named in the report instead of attached.
inline constexpr qint64 pdf_attachment_limit = qint64{512} << 20;  // bytes

[[nodiscard]] bool caseIsAttached(const Snapshot& snapshot);
/// There are samples, and they fit.
[[nodiscard]] bool samplesAreAttached(const Snapshot& snapshot);
/// Timed windows of all plans.
[[nodiscard]] qint64 windowCount(const casefile::Case& state);

/// "set-copy.assay" gives "set-copy-samples.csv": the name of a case's samples as a file of their own.
[[nodiscard]] QString samplesName(const QString& casePath);

/// The bytes of the case file that the snapshot was made from: a file that has grown since is cut where the
/// snapshot ends (it is append-only), a damaged one is taken as it is. An Error of kind `io` or `not_found`.
[[nodiscard]] Result<QByteArray> caseBytes(const Snapshot& snapshot);

/// What of it fits, read and made. Any thread: a case of the limit's size takes seconds.
[[nodiscard]] Result<std::vector<AttachedFile>> readAttachments(const Snapshot& snapshot);

}  // namespace assay::ui

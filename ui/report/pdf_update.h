// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace assay::ui {

/// A file that travels inside a PDF.
struct AttachedFile {
    QString name;
    QByteArray mediaType;
    QByteArray content;
};

/// A finished PDF of Qt's with files attached: an incremental update (ISO 32000-1, 7.5.6) behind its bytes,
/// which stay as they are. QPdfWriter can attach too, but compresses while it closes the PDF, on the thread
/// that painted it: seconds for a large case. Errors: `internal` for a PDF whose end is not understood. Any
/// thread.
[[nodiscard]] Result<QByteArray> withAttachments(QByteArray pdf, const std::vector<AttachedFile>& files);

}  // namespace assay::ui

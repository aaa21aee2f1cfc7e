// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/report/options.h"
#include "ui/session/snapshot.h"

#include <QString>

// The report that a reviewer asks for, as one PDF file: always light, vector plots, real text, and the case
// itself with its samples (CSV) attached, so that the reader can verify what is said.
namespace assay::ui {

/// Reads the case at `casePath` and writes its report to `pdfPath` (through a temporary file beside it and a
/// rename: the old file or the new, never half of one). The same case gives the same bytes, but for the
/// creation date. Errors: `not_found`, `invalid_input`, `io` for the case as the log reports them; `io` for
/// the PDF, saying where and what to do. A damaged or newer case is reported with what could be read, and
/// says so on its first page. Needs a QApplication (any platform, "offscreen" too); main thread only.
[[nodiscard]] Status writePdf(const QString& casePath, const QString& pdfPath,
                              const ReportOptions& options = {});

/// The case file at `path` as a snapshot: read, verified, folded, evaluated. Any thread.
[[nodiscard]] Result<SnapshotPtr> readSnapshot(const QString& path);

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/report/options.h"
#include "ui/session/snapshot.h"

#include <QString>

#include <memory>

class QPainter;

namespace assay::ui {

namespace paper {
class PaginatedDocument;
}

/// The pages of a case's report, for a preview or an export. Any thread; painting them is for the main one.
[[nodiscard]] std::shared_ptr<const paper::PaginatedDocument> paginateReport(const Snapshot& snapshot,
                                                                             const ReportOptions& options);

/// Paints one page (from 0) in points into a painter whose origin is the paper's top left corner.
void paintReportPage(QPainter& painter, const paper::PaginatedDocument& document, int page);

/// Writes a report page by page, so that a window can stay alive in between. The file appears under its name
/// only with `finish`; an export that is dropped earlier leaves nothing behind. Main thread only.
class PdfExport {
  public:
    PdfExport(SnapshotPtr snapshot, std::shared_ptr<const paper::PaginatedDocument> document,
              QString pdfPath);
    ~PdfExport();
    PdfExport(const PdfExport&) = delete;
    PdfExport& operator=(const PdfExport&) = delete;

    /// Opens the file and takes up the attachments.
    [[nodiscard]] Status begin();
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] int pagesWritten() const { return pages_written_; }
    /// False when none is left.
    bool writeNextPage();
    [[nodiscard]] Status finish();

  private:
    struct Output;
    [[nodiscard]] tl::unexpected<Error> cannotWrite(const QString& why) const;
    SnapshotPtr snapshot_;
    std::shared_ptr<const paper::PaginatedDocument> document_;
    QString path_;
    std::unique_ptr<Output> output_;
    int pages_written_ = 0;
};

}  // namespace assay::ui

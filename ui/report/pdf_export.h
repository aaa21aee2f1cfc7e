// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/report/attachments.h"
#include "ui/report/options.h"
#include "ui/session/snapshot.h"

#include <QByteArray>
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

/// All of a report that can be made beside the window.
struct PreparedReport {
    SnapshotPtr snapshot;
    std::shared_ptr<const paper::PaginatedDocument> pages;
    std::vector<AttachedFile> attached;
};
/// Lays out the pages and reads what travels with them. Errors: `usage` for a PDF that would take the case's
/// place, `io` for a name that no file can have and for a case that cannot be read. Any thread.
[[nodiscard]] Result<PreparedReport> prepareReport(SnapshotPtr snapshot, const QString& pdfPath,
                                                   const ReportOptions& options);

/// Paints a report page by page, so that a window can stay alive in between. Main thread only.
class PdfExport {
  public:
    explicit PdfExport(PreparedReport report);
    ~PdfExport();
    PdfExport(const PdfExport&) = delete;
    PdfExport& operator=(const PdfExport&) = delete;

    [[nodiscard]] int pageCount() const;
    [[nodiscard]] int pagesWritten() const { return pages_written_; }
    /// False when none is left, or none can be painted.
    bool writeNextPage();
    /// The PDF without what travels in it; once, after the last page.
    [[nodiscard]] Result<QByteArray> finish();
    /// For savePdf.
    [[nodiscard]] const std::vector<AttachedFile>& attached() const { return report_.attached; }

  private:
    struct Output;
    void begin();
    PreparedReport report_;
    std::unique_ptr<Output> output_;
    int pages_written_ = 0;
};

/// Attaches the files and puts the PDF under its name: the old file or the whole new one. Any thread.
[[nodiscard]] Status savePdf(const QString& path, QByteArray pdf, const std::vector<AttachedFile>& attached);

}  // namespace assay::ui

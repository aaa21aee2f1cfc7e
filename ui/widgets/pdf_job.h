// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/report/options.h"
#include "ui/session/newest_value.h"
#include "ui/session/snapshot.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace assay::ui {

class PdfExport;

namespace paper {
class PaginatedDocument;
}

/// Writes a report while the window stays alive: laid out beside it, then painted one page at a time with the
/// window's own events between.
/// Main thread only. Deletes itself when done.
class PdfJob final : public QObject {
    Q_OBJECT
  public:
    PdfJob(SnapshotPtr snapshot, QString pdfPath, QObject* parent, ReportOptions options = {});
    ~PdfJob() override;
    void start();

  signals:
    void done(const QString& pdfPath);
    void failed(const assay::Error& error);

  private:
    using Pages = std::shared_ptr<const paper::PaginatedDocument>;
    void begin(const Pages& pages);
    void step();
    void end();
    SnapshotPtr snapshot_;
    QString path_;
    ReportOptions options_;
    std::unique_ptr<PdfExport> export_;
    QTimer next_;
    NewestValue<Pages> pages_;
};

}  // namespace assay::ui

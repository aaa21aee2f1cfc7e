// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/report/pdf_export.h"
#include "ui/session/newest_value.h"
#include "ui/session/snapshot.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace assay::ui {

/// Writes a report while the window stays alive: laid out and read beside it, painted one page at a time with
/// the window's own events between, and put on the disk beside it again.
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
    void step();
    void fail(const Error& error);
    SnapshotPtr snapshot_;
    QString path_;
    ReportOptions options_;
    std::unique_ptr<PdfExport> export_;
    QTimer next_;
    NewestValue<Result<PreparedReport>> preparing_;
    NewestValue<Status> saving_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/options.h"
#include "ui/session/case_session.h"
#include "ui/session/newest_value.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPushButton;

namespace assay::ui {

namespace paper {
class PaginatedDocument;
}
class Banner;
class ElidedLabel;
class FileHandle;
class PagePreview;

/// The pages as they will be exported, and what can be done with them. Lays out anew only while it is seen.
class ReportPage final : public QWidget {
    Q_OBJECT
  public:
    explicit ReportPage(CaseSession& session, QWidget* parent = nullptr);
    ~ReportPage() override;

    [[nodiscard]] ReportOptions options() const;
    /// A PDF or a table is on its way to the disk; with the page goes who would tell how it went.
    [[nodiscard]] bool isWriting() const { return writing_; }

  public slots:
    /// Asks for a file, then exports. What went wrong, or where the file lies, is said in the page.
    void exportPdf();
    void exportPdfTo(const QString& path);
    void copyAsMarkdown();
    void saveSamples();
    void saveSamplesTo(const QString& path);

  signals:
    /// The PDF stands under this name.
    void exported(const QString& path);
    void exportFailed(const assay::Error& error);
    /// What was on its way is on the disk, or is not; of tables too.
    void written();
    void notWritten(const assay::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void follow();
    void layOut();
    void beginWriting(const QString& what, const QString& path);
    void endWriting(const Status& outcome);
    void showWhatCanBeDone();
    /// Where a file of that name is suggested to go.
    [[nodiscard]] QString besideTheCase(const QString& name) const;

    CaseSession& session_;
    SnapshotPtr laid_out_;  // what the preview shows
    ReportPageSize laid_out_size_ = ReportPageSize::a4;
    QTimer later_;
    Banner* banner_;
    PagePreview* preview_;
    QComboBox* page_size_;
    ElidedLabel* place_;
    QPushButton* export_;
    QPushButton* markdown_;
    QPushButton* samples_;
    FileHandle* written_;  // the PDF, once there is one
    using Pages = std::shared_ptr<const paper::PaginatedDocument>;
    NewestValue<Pages> pages_;
    bool writing_ = false;
    NewestValue<Status> samples_saved_;
};

}  // namespace assay::ui

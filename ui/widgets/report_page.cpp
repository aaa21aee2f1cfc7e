// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/report_page.h"

#include "core/base/files.h"
#include "core/report/markdown.h"
#include "core/report/samples_csv.h"
#include "ui/report/attachments.h"
#include "ui/report/pdf_export.h"
#include "ui/session/case_guard.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/file_handle.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/pdf_job.h"
#include "ui/widgets/report/page_preview.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/style.h"
#include "ui/widgets/window_places.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::ui {

namespace {

/// While a run writes to the case, the pages follow at this pace: laying them out costs more than a repaint.
constexpr int follow_ms = 3000;

QPushButton* makeButton(const QString& text, const char* name, const QString& description) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleDescription(description);
    button->setToolTip(description);
    return button;
}

}  // namespace

ReportPage::ReportPage(CaseSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      banner_(new Banner),
      preview_(new PagePreview),
      page_size_(new QComboBox),
      place_(new ElidedLabel),
      export_(makeButton(tr("Export PDF\u2026"), "reportExport",
                         tr("Write these pages as a PDF, with the case and its samples attached"))),
      markdown_(makeButton(tr("Copy as Markdown"), "reportMarkdown",
                           tr("Copy the report as text for a pull request"))),
      samples_(
          makeButton(tr("Save samples as CSV\u2026"), "reportSamples", tr("Every timed window as a table"))),
      written_(
          new FileHandle(QStringLiteral("report"), tr("The exported PDF"), QStringLiteral("reportFile"))) {
    setObjectName(QStringLiteral("reportPage"));
    preview_->setObjectName(QStringLiteral("reportPreview"));
    makePrimary(*export_);
    page_size_->setObjectName(QStringLiteral("reportPageSize"));
    page_size_->setAccessibleName(tr("Page size"));
    page_size_->addItem(tr("A4"), nameOf(ReportPageSize::a4));
    page_size_->addItem(tr("Letter"), nameOf(ReportPageSize::letter));
    // Of the person's country, whatever language is spoken; a choice of theirs is kept with the window.
    page_size_->setCurrentIndex(page_size_->findData(nameOf(usualPageSize(QLocale::system()))));
    connect(page_size_, &QComboBox::activated, this, [this] { WindowPlaces::keepChoice(*page_size_); });
    place_->setObjectName(QStringLiteral("reportPlace"));
    place_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);

    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(style::em(1.6), style::em(0.9), style::em(1.6), style::em(0.7));
    tools->setSpacing(style::em(0.6));
    tools->addWidget(export_);
    tools->addWidget(markdown_);
    tools->addWidget(samples_);
    tools->addWidget(written_);
    written_->hide();
    tools->addStretch(1);
    tools->addWidget(place_);
    tools->addWidget(page_size_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(tools);
    column->addWidget(banner_);
    column->addWidget(preview_, 1);
    setTabOrder(export_, markdown_);
    setTabOrder(markdown_, samples_);
    setTabOrder(samples_, written_);
    setTabOrder(written_, page_size_);
    setTabOrder(page_size_, preview_);

    later_.setSingleShot(true);
    connect(&later_, &QTimer::timeout, this, &ReportPage::layOut);
    connect(&session_, &CaseSession::snapshotChanged, this, &ReportPage::follow);
    connect(page_size_, &QComboBox::currentIndexChanged, this, &ReportPage::layOut);
    connect(preview_, &PagePreview::currentPageChanged, this, [this](int page) {
        place_->setText(page < 0 ? QString() : tr("page %1 of %2").arg(page + 1).arg(preview_->pageCount()));
    });
    connect(export_, &QPushButton::clicked, this, &ReportPage::exportPdf);
    connect(markdown_, &QPushButton::clicked, this, &ReportPage::copyAsMarkdown);
    connect(samples_, &QPushButton::clicked, this, &ReportPage::saveSamples);
    showWhatCanBeDone();
}

ReportPage::~ReportPage() = default;

ReportOptions ReportPage::options() const {
    return {pageSizeNamed(page_size_->currentData().toString()).value_or(ReportPageSize::a4)};
}

void ReportPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    layOut();
}

void ReportPage::follow() {
    showWhatCanBeDone();
    if (!isVisible() || later_.isActive()) return;
    later_.start(laid_out_ ? follow_ms : 0);
}

void ReportPage::layOut() {
    if (!isVisible() || !session_.isLoaded()) return;
    const SnapshotPtr snapshot = session_.snapshot();
    if (snapshot == laid_out_ && options().pageSize == laid_out_size_) return;
    laid_out_ = snapshot;
    laid_out_size_ = options().pageSize;
    // Laying out reads every window; only the painting, with the plots in it, needs this thread.
    pages_.request([snapshot, chosen = options()] { return paginateReport(*snapshot, chosen); },
                   [this](const Pages& pages) { preview_->setDocument(pages); });
}

void ReportPage::beginWriting(const QString& what, const QString& path) {
    writing_ = true;
    showWhatCanBeDone();
    banner_->showMessage(Mark::none, what, path, false);
}

void ReportPage::endWriting(const Status& outcome) {
    writing_ = false;
    showWhatCanBeDone();
    if (outcome) {
        emit written();
    } else {
        banner_->showError(outcome.error());
        emit notWritten(outcome.error());
    }
}

void ReportPage::showWhatCanBeDone() {
    const bool ready = session_.isLoaded() && !writing_;
    export_->setEnabled(ready);
    markdown_->setEnabled(session_.isLoaded());
    samples_->setEnabled(ready && windowCount(session_.snapshot()->state) > 0);
}

QString ReportPage::besideTheCase(const QString& name) const {
    return QFileInfo(session_.path()).absoluteDir().filePath(name);
}

void ReportPage::exportPdf() {
    if (writing_) return;  // the banner says so
    const QString name = QFileInfo(session_.path()).completeBaseName() + QStringLiteral(".pdf");
    const QString path = askWhereToSave(this, {tr("Export the report as PDF"), besideTheCase(name),
                                               tr("PDF (*.pdf)"), QStringLiteral("pdf")});
    if (!path.isEmpty()) exportPdfTo(path);
}

void ReportPage::exportPdfTo(const QString& path) {
    if (!session_.isLoaded() || writing_) return;
    beginWriting(tr("Writing the report\u2026"), path);
    auto* job = new PdfJob(session_.snapshot(), path, this, options());
    connect(job, &PdfJob::done, this, [this](const QString& written) {
        banner_->showMessage(Mark::passed, tr("The report was written."), written);
        written_->setPath(written);
        written_->show();
        endWriting({});
        emit exported(written);
    });
    connect(job, &PdfJob::failed, this, [this](const Error& error) {
        endWriting(assay::fail(error));
        emit exportFailed(error);
    });
    job->start();
}

void ReportPage::copyAsMarkdown() {
    const SnapshotPtr snapshot = session_.snapshot();
    QApplication::clipboard()->setText(
        QString::fromStdString(assay::report::markdown(snapshot->state, snapshot->evaluation)));
    banner_->showMessage(Mark::passed, tr("The report was copied as Markdown."),
                         tr("Paste it into a pull request or an issue."));
}

void ReportPage::saveSamples() {
    const QString path =
        askWhereToSave(this, {tr("Save the samples as CSV"), besideTheCase(samplesName(session_.path())),
                              tr("CSV (*.csv)"), QStringLiteral("csv")});
    if (!path.isEmpty()) saveSamplesTo(path);
}

void ReportPage::saveSamplesTo(const QString& path) {
    if (writing_) return;
    beginWriting(tr("Writing the samples\u2026"), path);
    // A hundred thousand windows take a while to write as text; the window goes on meanwhile.
    samples_saved_.request(
        [snapshot = session_.snapshot(), path]() -> Status {
            if (auto spared = sparesCases(path); !spared) return spared;
            return write_file(path.toStdString(), assay::report::samples_csv(snapshot->state));
        },
        [this, path](const Status& saved) {
            if (saved) banner_->showMessage(Mark::passed, tr("The samples were saved."), path);
            endWriting(saved);
        });
}

}  // namespace assay::ui

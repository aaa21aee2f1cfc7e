// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pdf_job.h"

#include "ui/report/pdf_export.h"

namespace assay::ui {

PdfJob::PdfJob(SnapshotPtr snapshot, QString pdfPath, QObject* parent, ReportOptions options)
    : QObject(parent), snapshot_(std::move(snapshot)), path_(std::move(pdfPath)), options_(options) {
    next_.setInterval(0);
    connect(&next_, &QTimer::timeout, this, &PdfJob::step);
}

PdfJob::~PdfJob() = default;

void PdfJob::start() {
    pages_.request([snapshot = snapshot_, options = options_] { return paginateReport(*snapshot, options); },
                   [this](const Pages& pages) { begin(pages); });
}

void PdfJob::begin(const Pages& pages) {
    export_ = std::make_unique<PdfExport>(snapshot_, pages, path_);
    if (auto begun = export_->begin(); !begun) {
        emit failed(begun.error());
        return end();
    }
    next_.start();
}

void PdfJob::step() {
    if (export_->writeNextPage()) return;
    if (auto finished = export_->finish(); !finished) {
        emit failed(finished.error());
    } else {
        emit done(path_);
    }
    end();
}

void PdfJob::end() {
    next_.stop();
    deleteLater();
}

}  // namespace assay::ui

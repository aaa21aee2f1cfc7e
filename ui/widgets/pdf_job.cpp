// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pdf_job.h"

namespace assay::ui {

PdfJob::PdfJob(SnapshotPtr snapshot, QString pdfPath, QObject* parent, ReportOptions options)
    : QObject(parent), snapshot_(std::move(snapshot)), path_(std::move(pdfPath)), options_(options) {
    next_.setInterval(0);
    connect(&next_, &QTimer::timeout, this, &PdfJob::step);
}

PdfJob::~PdfJob() = default;

void PdfJob::start() {
    preparing_.request([snapshot = snapshot_, path = path_,
                        options = options_] { return prepareReport(snapshot, path, options); },
                       [this](Result<PreparedReport> prepared) {
                           if (!prepared) return fail(prepared.error());
                           export_ = std::make_unique<PdfExport>(std::move(*prepared));
                           next_.start();
                       });
}

void PdfJob::step() {
    if (export_->writeNextPage()) return;
    next_.stop();
    Result<QByteArray> pdf = export_->finish();
    if (!pdf) return fail(pdf.error());
    saving_.request([path = path_, bytes = std::move(*pdf),
                     attached = export_->attached()] { return savePdf(path, bytes, attached); },
                    [this](const Status& saved) {
                        if (!saved) return fail(saved.error());
                        deleteLater();
                        emit done(path_);
                    });
}

void PdfJob::fail(const Error& error) {
    deleteLater();
    emit failed(error);
}

}  // namespace assay::ui

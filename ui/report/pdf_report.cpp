// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_report.h"

#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "ui/report/pdf_export.h"

#include <filesystem>

namespace assay::ui {

Result<SnapshotPtr> readSnapshot(const QString& path) {
    Result<casefile::LogContents> log = casefile::read_log(std::filesystem::path(path.toStdString()));
    if (!log) return fail(std::move(log.error()));
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->path = path;
    snapshot->state = casefile::fold(log->records);
    snapshot->damage = log->damage;
    snapshot->bytes = log->bytes;
    if (const casefile::PlanState* plan = snapshot->state.current_plan())
        snapshot->evaluation = casefile::evaluate(snapshot->state, *plan);
    return SnapshotPtr(std::move(snapshot));
}

Status writePdf(const QString& casePath, const QString& pdfPath, const ReportOptions& options) {
    Result<SnapshotPtr> snapshot = readSnapshot(casePath);
    if (!snapshot) return fail(std::move(snapshot.error()));
    Result<PreparedReport> prepared = prepareReport(std::move(*snapshot), pdfPath, options);
    if (!prepared) return fail(std::move(prepared.error()));
    PdfExport pdf(std::move(*prepared));
    while (pdf.writeNextPage()) {
    }
    Result<QByteArray> painted = pdf.finish();
    if (!painted) return fail(std::move(painted.error()));
    return savePdf(pdfPath, std::move(*painted), pdf.attached());
}

}  // namespace assay::ui

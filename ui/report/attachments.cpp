// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/attachments.h"

#include "core/report/samples_csv.h"
#include "ui/report/content/report_text.h"

#include <QFile>
#include <QFileInfo>

namespace assay::ui {

namespace {
constexpr qint64 bytes_a_window = 400;  // of CSV, generously: two hashes and twenty numbers
}

bool caseIsAttached(const Snapshot& snapshot) {
    return snapshot.bytes <= pdf_attachment_limit;
}

bool samplesAreAttached(const Snapshot& snapshot) {
    const qint64 windows = windowCount(snapshot.state);
    return windows > 0 && windows * bytes_a_window <= pdf_attachment_limit;
}

qint64 windowCount(const casefile::Case& state) {
    qint64 windows = 0;
    for (const casefile::PlanState& plan : state.plans)
        for (const auto& block : plan.blocks)
            for (const experiment::ArmWindows& arm : block->arms)
                windows += static_cast<qint64>(arm.wall_ns.size());
    return windows;
}

QString samplesName(const QString& casePath) {
    return QFileInfo(casePath).completeBaseName() + QStringLiteral("-samples.csv");
}

Result<QByteArray> caseBytes(const Snapshot& snapshot) {
    using paper::ReportText;
    QFile file(snapshot.path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(file.exists() ? ErrorKind::io : ErrorKind::not_found,
                    ReportText::tr("cannot read %1: %2").arg(snapshot.path, file.errorString()).toStdString(),
                    ReportText::tr("The report attaches the case file; put it back where it was, or open it "
                                   "from its new place.")
                        .toStdString());
    if (snapshot.damage) return file.readAll();
    QByteArray bytes = file.read(snapshot.bytes);
    if (bytes.size() != snapshot.bytes)
        return fail(ErrorKind::io,
                    ReportText::tr("%1 became shorter than it was when it was read (%2 bytes)")
                        .arg(snapshot.path, paper::countText(snapshot.bytes))
                        .toStdString(),
                    ReportText::tr("A case file only ever grows. Close the case, look for another program "
                                   "that wrote to the file, and open it again.")
                        .toStdString());
    return bytes;
}

Result<std::vector<AttachedFile>> readAttachments(const Snapshot& snapshot) {
    std::vector<AttachedFile> files;
    if (caseIsAttached(snapshot)) {
        Result<QByteArray> bytes = caseBytes(snapshot);
        if (!bytes) return fail(std::move(bytes.error()));
        files.push_back({QFileInfo(snapshot.path).fileName(), "application/x-assay-case", std::move(*bytes)});
    }
    if (samplesAreAttached(snapshot))
        files.push_back({samplesName(snapshot.path), "text/csv",
                         QByteArray::fromStdString(assay::report::samples_csv(snapshot.state))});
    return files;
}

}  // namespace assay::ui

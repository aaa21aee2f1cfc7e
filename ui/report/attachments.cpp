// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/attachments.h"

#include <QFile>
#include <QFileInfo>

namespace assay::ui {

namespace {
constexpr qint64 bytes_a_window = 400;  // of CSV, generously: two hashes and twenty numbers
}

bool caseIsAttached(const Snapshot& snapshot) {
    return snapshot.bytes <= attachment_limit;
}

bool samplesAreAttached(const Snapshot& snapshot) {
    const qint64 windows = windowCount(snapshot.state);
    return windows > 0 && windows * bytes_a_window <= attachment_limit;
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
    QFile file(snapshot.path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(
            file.exists() ? ErrorKind::io : ErrorKind::not_found,
            "cannot read " + snapshot.path.toStdString() + ": " + file.errorString().toStdString(),
            "The report attaches the case file; put it back where it was, or open it from its new place.");
    if (snapshot.damage) return file.readAll();
    QByteArray bytes = file.read(snapshot.bytes);
    if (bytes.size() != snapshot.bytes)
        return fail(ErrorKind::io,
                    snapshot.path.toStdString() + " became shorter than it was when it was read (" +
                        std::to_string(snapshot.bytes) + " bytes)",
                    "A case file only ever grows. Close the case, look for another program that wrote to the "
                    "file, and "
                    "open it again.");
    return bytes;
}

}  // namespace assay::ui

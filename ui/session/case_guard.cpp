// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/case_guard.h"

#include "core/casefile/log_line.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace assay::ui {

bool isCaseFile(const QString& path) {
    // Opening a pipe would wait for whoever writes to it.
    if (!QFileInfo(path).isFile()) return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray beginning = file.read(64);
    return casefile::looks_like_case_file(
        std::string_view(beginning.constData(), static_cast<std::size_t>(beginning.size())));
}

Status sparesCases(const QString& path) {
    if (!isCaseFile(path)) return {};
    return fail(
        ErrorKind::usage,
        QCoreApplication::translate("assay::ui::Workbench", "'%1' exists already.").arg(path).toStdString(),
        QCoreApplication::translate("assay::ui::Workbench",
                                    "A case file is never overwritten. Choose another name.")
            .toStdString());
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/case_guard.h"

#include "core/casefile/case_guard.h"

#include <QCoreApplication>
#include <QFile>

namespace assay::ui {

bool isCaseFile(const QString& path) {
    return casefile::is_case_file(QFile::encodeName(path).toStdString());
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

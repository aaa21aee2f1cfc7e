// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recent_cases_model.h"

#include "ui/session/words.h"

#include <QFileInfo>

namespace assay::ui {

RecentCasesModel::RecentCasesModel(RecentCases& cases, QObject* parent) : RowsModel(parent), cases_(cases) {
    connect(&cases_, &RecentCases::changed, this, &RecentCasesModel::refresh);
    refresh();
}

void RecentCasesModel::refresh() {
    replaceRows(cases_.cases());
}

QVariant RecentCasesModel::cell(const RecentCase& row, int, int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return harmless(row.title.isEmpty() ? QFileInfo(row.path).completeBaseName() : row.title);
        case Qt::ToolTipRole:
            return harmless(row.path);
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(row.title,
                                                QFileInfo::exists(row.path) ? row.path : tr("missing"));
        case PathRole:
            return row.path;
        case PinnedRole:
            return row.pinned;
        case MissingRole:
            return !QFileInfo::exists(row.path);
        case OpenedRole:
            return row.opened;
        default:
            return {};
    }
}

QVariant RecentCasesModel::header(int, int role) const {
    return role == Qt::DisplayRole ? QVariant(tr("Case")) : QVariant();
}

}  // namespace assay::ui

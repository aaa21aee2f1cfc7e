// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/evidence_model.h"

#include "ui/session/words.h"

namespace assay::ui {

void EvidenceModel::setSnapshot(const Snapshot& snapshot) {
    const auto& evidence = snapshot.state.evidence;
    replaceRows({evidence.begin(), evidence.end()});
}

QVariant EvidenceModel::cell(const casefile::EvidenceAdded& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Title) return shown(row.title).toHtmlEscaped();
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Kind:
            return shown(row.kind);
        case Title:
            return shown(row.title);
        case Attachment:
            return row.attachment ? QStringLiteral("%1, %2").arg(
                                        shown(row.attachment->name),
                                        byteCount(static_cast<qint64>(row.attachment->base64.size() / 4 * 3)))
                                  : QString();
        default:
            return {};
    }
}

QVariant EvidenceModel::header(int column, int role) const {
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Kind:
            return tr("Kind");
        case Title:
            return tr("What it says");
        case Attachment:
            return tr("Attachment");
        default:
            return {};
    }
}

}  // namespace assay::ui

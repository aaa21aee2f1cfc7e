// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/evidence_model.h"

#include "ui/session/words.h"

namespace assay::ui {

void EvidenceModel::setSnapshot(const Snapshot& snapshot) {
    QVector<EvidenceRow> rows;
    for (const auto& evidence : snapshot.state.evidence) {
        EvidenceRow row{evidenceKind(evidence.kind), shown(evidence.title).simplified(), {}};
        if (const auto& attachment = evidence.attachment)
            row.attachment = QStringLiteral("%1, %2").arg(
                shown(attachment->name).simplified(),
                byteCount(static_cast<qint64>(attachment->base64.size() / 4 * 3)));
        rows.append(std::move(row));
    }
    replaceRows(std::move(rows));
}

QVariant EvidenceModel::cell(const EvidenceRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && column == Title) return row.title;
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Kind:
            return row.kind;
        case Title:
            return row.title;
        case Attachment:
            return row.attachment;
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

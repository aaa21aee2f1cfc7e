// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/workloads_model.h"

#include "ui/session/words.h"

#include <QLocale>

namespace assay::ui {

namespace {
bool isNumber(int column) {
    return column == WorkloadsModel::Payload || column == WorkloadsModel::Pipeline ||
           column == WorkloadsModel::Connections;
}
}  // namespace

void WorkloadsModel::setSnapshot(const Snapshot& snapshot) {
    const auto& workloads = snapshot.state.workloads;
    replaceRows({workloads.begin(), workloads.end()});
}

QVariant WorkloadsModel::cell(const workload::Specification& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole && isNumber(column)) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && column == Name) return shown(row.description);
    if (role == Qt::ToolTipRole && column == Command) return harmless(commandInWords(row.command));
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Name:
            return shown(row.name);
        // A script of many lines is a line in the table and whole in the form below.
        case Command:
            return harmless(commandInWords(row.command)).simplified();
        case Payload:
            return byteCount(row.payload_bytes);
        case Pipeline:
            return QLocale().toString(row.pipeline);
        case Connections:
            return QLocale().toString(row.connections);
        case Transport:
            return word(row.transport);
        case Persistence:
            return row.artefact == workload::Artefact::aof ? tr("append-only file") : tr("none");
        default:
            return {};
    }
}

QVariant WorkloadsModel::header(int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Name:
            return tr("Name");
        case Command:
            return tr("Command as sent");
        case Payload:
            return tr("Payload");
        case Pipeline:
            return tr("Pipeline");
        case Connections:
            return tr("Connections");
        case Transport:
            return tr("Transport");
        case Persistence:
            return tr("Persisted");
        default:
            return {};
    }
}

}  // namespace assay::ui

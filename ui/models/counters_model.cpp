// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/counters_model.h"

#include "ui/session/words.h"

namespace assay::ui {

void CountersModel::setFindings(const std::vector<verdict::MechanismFinding>& findings) {
    replaceRows({findings.begin(), findings.end()});
}

QVariant CountersModel::cell(const verdict::MechanismFinding& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (column >= Baseline ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole) return shown(row.sentence);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Variant:
            return shown(row.comparison);
        case Workload:
            return shown(row.workload);
        case What:
            return row.metric == "copies_per_op" ? tr("copies") : tr("copied bytes");
        case Baseline:
            return countedNumber(row.baseline_value);
        case Value:
            return countedNumber(row.variant_value);
        case Difference:
            return countedDifference(row.difference);
        default:
            return {};
    }
}

QVariant CountersModel::header(int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (column >= Baseline ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Variant:
            return tr("Variant");
        case Workload:
            return tr("Workload");
        case What:
            return tr("Per operation, counted exactly");
        case Baseline:
            return tr("Baseline");
        case Value:
            return tr("Variant");
        case Difference:
            return tr("Difference");
        default:
            return {};
    }
}

}  // namespace assay::ui

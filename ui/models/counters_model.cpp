// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/counters_model.h"

#include "core/verdict/mechanism.h"
#include "ui/session/words.h"

#include <QLocale>

namespace assay::ui {

namespace {

/// As many digits as it has: counted, not estimated.
QString exact(double value) {
    return QLocale().toString(value, 'g', 10);
}

}  // namespace

void CountersModel::setFindings(const std::vector<verdict::MechanismFinding>& findings) {
    replaceRows({findings.begin(), findings.end()});
}

QVariant CountersModel::cell(const verdict::MechanismFinding& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (column >= Baseline ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole) return shown(row.sentence).toHtmlEscaped();
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Variant:
            return shown(row.comparison);
        case Workload:
            return shown(row.workload);
        case What:
            return row.metric == "copies_per_op" ? tr("copies") : tr("copied bytes");
        case Baseline:
            return exact(row.baseline_value);
        case Value:
            return exact(row.variant_value);
        case Difference:
            return shown(verdict::signed_count(row.difference));
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

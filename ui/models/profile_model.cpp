// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/profile_model.h"

#include "ui/session/words.h"

#include <QLocale>

namespace assay::ui {

void ProfileModel::setProfiles(const std::vector<experiment::Profile>& profiles) {
    QVector<ProfileRow> rows;
    for (const auto& profile : profiles) {
        const ProfileRow of{shown(profile.variant), shown(profile.workload), {}, {}, -1};
        if (profile.samples == 0) {
            rows.append(of);
            rows.last().function = tr("not sampled: %1").arg(shown(profile.unknown).simplified());
        }
        for (std::size_t i = 0; i < std::min(functions_shown, profile.self.size()) && profile.samples > 0;
             ++i) {
            const auto& symbol = profile.self[i];
            rows.append(of);
            rows.last().function = shown(symbol.symbol).simplified();
            rows.last().object = shown(symbol.object).simplified();
            rows.last().share =
                100.0 * static_cast<double>(symbol.samples) / static_cast<double>(profile.samples);
        }
    }
    replaceRows(std::move(rows));
}

QVariant ProfileModel::cell(const ProfileRow& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (column == Share ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && column == Function) return row.function;
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Variant:
            return row.variant;
        case Workload:
            return row.workload;
        case Function:
            return row.function;
        case Object:
            return row.object;
        case Share:
            return row.share < 0 ? QString() : tr("%1%").arg(QLocale().toString(row.share, 'f', 1));
        default:
            return {};
    }
}

QVariant ProfileModel::header(int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (column == Share ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Variant:
            return tr("Variant");
        case Workload:
            return tr("Workload");
        case Function:
            return tr("Function");
        case Object:
            return tr("In");
        case Share:
            return tr("Own share of the time");
        default:
            return {};
    }
}

}  // namespace assay::ui

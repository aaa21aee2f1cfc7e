// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/variants_model.h"

#include "ui/session/words.h"

#include <QLocale>

#include <algorithm>

namespace assay::ui {

void VariantsModel::setSnapshot(const Snapshot& snapshot) {
    const auto& variants = snapshot.state.variants;
    const auto& state = snapshot.state;
    const auto* run = state.open_run();
    const bool building =
        snapshot.openRun == OpenRun::here &&
        (run == nullptr ? state.build_stage.has_value() : run->stage == casefile::Stage::build);
    const auto next =
        std::find_if(variants.begin(), variants.end(), [](const auto& v) { return !v.built && !v.failed; });
    seen_ = building && next != variants.end() ? next->recipe.name : std::string();
    replaceRows({variants.begin(), variants.end()});
}

void VariantsModel::setBuilding(const std::optional<Building>& building) {
    told_ = building;
    if (rowCount() > 0) emit dataChanged(index(0, State), index(rowCount() - 1, State));
}

bool VariantsModel::isBuilding(const casefile::VariantState& row) const {
    return told_ ? shown(row.recipe.name) == told_->variant : row.recipe.name == seen_;
}

QString VariantsModel::stateOf(const casefile::VariantState& row) const {
    if (isBuilding(row) && told_ && told_->fraction)
        return tr("building %1%").arg(static_cast<int>(*told_->fraction * 100));
    if (isBuilding(row)) return tr("building");
    return row.built ? tr("built") : row.failed ? tr("failed") : tr("not built");
}

QVariant VariantsModel::cell(const casefile::VariantState& row, int column, int role) const {
    const auto& recipe = row.recipe;
    if (role == MarkRole && column == State)
        return static_cast<int>(isBuilding(row) ? Mark::pending
                                : row.built     ? Mark::passed
                                : row.failed    ? Mark::failed
                                                : Mark::pending);
    if (role == Qt::TextAlignmentRole && column == Dose) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        switch (column) {
            case Name:
                return shown(recipe.description);
            case Source:
                return sourceInWords(recipe.source);
            case Sha256:
                return row.built ? shown(row.built->sha256) : QVariant();
            case BuildId:
                return row.built ? shown(row.built->build_id) : QVariant();
            case State:
                return row.failed ? shown(row.failed->message) : QVariant();
            default:
                return {};
        }
    }
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Name:
            return shown(recipe.name);
        case Role:
            return word(recipe.role);
        case Dose: {
            if (!recipe.dose) return {};
            const QString digits = QLocale().toString(std::abs(*recipe.dose), 'g', 4);
            return *recipe.dose < 0 ? QStringLiteral("\u2212") + digits : digits;
        }
        case Source:
            return sourceInWords(recipe.source);
        case Patches: {
            QStringList names;
            for (const auto& patch : recipe.patches)
                names << shown(patch.name);
            return names.join(QStringLiteral(", "));
        }
        case State:
            return stateOf(row);
        case Sha256:
            return row.built ? shortHash(row.built->sha256) : QVariant();
        case BuildId:
            return row.built ? shortHash(row.built->build_id) : QVariant();
        case Layouts:
            if (!row.built) return {};
            return row.built->layouts_possible ? tr("one a block") : tr("not controlled");
        default:
            return {};
    }
}

QVariant VariantsModel::header(int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant((column == Dose ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Name:
            return tr("Name");
        case Role:
            return tr("Role");
        case Dose:
            return tr("Dose");
        case Source:
            return tr("Source");
        case Patches:
            return tr("Patches");
        case State:
            return tr("State");
        case Sha256:
            return tr("SHA-256");
        case BuildId:
            return tr("Build id");
        case Layouts:
            return tr("Layouts");
        default:
            return {};
    }
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/questions_model.h"

#include "ui/session/words.h"

namespace assay::ui {

void QuestionsModel::setQuestions(const std::vector<experiment::Question>& questions) {
    replaceRows({questions.begin(), questions.end()});
}

QVariant QuestionsModel::cell(const experiment::Question& row, int column, int role) const {
    if (role == Qt::TextAlignmentRole && column == Material)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) return questionInWords(row);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Role:
            return word(row.role);
        case Comparison:
            return shown(row.comparison);
        case Effect:
            return tr("%1 %2").arg(word(row.direction), word(row.metric));
        case Workload:
            return shown(row.workload);
        case Material:
            return plainPercent(row.material_percent);
        default:
            return {};
    }
}

QVariant QuestionsModel::header(int column, int role) const {
    if (role == Qt::TextAlignmentRole)
        return QVariant((column == Material ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Role:
            return tr("Role");
        case Comparison:
            return tr("Variant");
        case Effect:
            return tr("Effect");
        case Workload:
            return tr("Workload");
        case Material:
            return tr("Matters from");
        default:
            return {};
    }
}

}  // namespace assay::ui

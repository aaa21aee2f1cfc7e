// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/plan_choice.h"

namespace assay::ui {

const experiment::Plan* PlanChoice::in(const casefile::Case& state) const {
    if (const auto* draft = state.find_draft(name_.toStdString())) return draft;
    return state.drafts.empty() ? nullptr : &state.drafts.front();
}

void PlanChoice::choose(const QString& name) {
    if (name_ == name) return;
    name_ = name;
    emit changed();
}

}  // namespace assay::ui

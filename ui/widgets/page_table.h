// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/timeline.h"
#include "ui/plot/block_selection.h"
#include "ui/session/case_session.h"
#include "ui/session/plan_choice.h"
#include "ui/session/run_controller.h"

#include <QString>

#include <functional>
#include <vector>

class QUndoStack;
class QWidget;

namespace assay::ui {

/// What pages are made from.
struct PageContext {
    CaseSession& session;
    RunController& controller;
    QUndoStack& edits;
    BlockSelection& blocks;
    PlanChoice& plan;
};

/// One page of a case: how it is named, drawn in the rail, made, and what of the timeline leads to it.
struct PageEntry {
    QString name;
    QString icon;
    QString objectName;  // of its rail button
    std::function<QWidget*(const PageContext&, QWidget* parent)> make;
    std::vector<report::EntryKind> kinds;
};

/// All pages in the order of the work. A new page is a new line here.
[[nodiscard]] std::vector<PageEntry> pageTable();

}  // namespace assay::ui

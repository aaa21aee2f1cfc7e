// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/snapshot.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/run/marked_list.h"

#include <QWidget>

class QPushButton;

namespace assay::ui {

/// Before any run: what Run will do with this case, step by step, and about how long it takes.
class RunOutlook final : public QWidget {
    Q_OBJECT
  public:
    explicit RunOutlook(QWidget* parent = nullptr);
    /// `plan`: the draft that Run would run, nullptr for none.
    void setSnapshot(const Snapshot& snapshot, const experiment::Plan* plan, bool writable);

  signals:
    void runRequested();

  private:
    TextLabel* title_;
    TextLabel* sentence_;
    MarkedList* steps_;
    QPushButton* run_;
};

/// The steps of a run of `plan` as rows.
[[nodiscard]] std::vector<MarkedRow> outlookRows(const casefile::Case& state, const experiment::Plan& plan);

}  // namespace assay::ui

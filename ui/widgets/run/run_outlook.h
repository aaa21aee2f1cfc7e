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
    void setSnapshot(const Snapshot& snapshot, bool writable);

  signals:
    void runRequested();

  private:
    TextLabel* title_;
    TextLabel* sentence_;
    MarkedList* steps_;
    QPushButton* run_;
};

/// The steps as rows, for the first drafted plan; empty without one.
[[nodiscard]] std::vector<MarkedRow> outlookRows(const casefile::Case& state);

}  // namespace assay::ui

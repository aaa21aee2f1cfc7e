// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/counters_model.h"
#include "ui/models/profile_model.h"
#include "ui/session/snapshot.h"

#include <QWidget>

namespace assay::ui {

class Table;

/// What a run counted of the mechanism, and where the time went; each part only where there is something.
class EvidenceMeasured final : public QWidget {
    Q_OBJECT
  public:
    explicit EvidenceMeasured(QWidget* parent = nullptr);
    void setSnapshot(const Snapshot& snapshot);
    /// Chooses the first row of this workload, where there is one.
    void showWorkload(const QString& name);

  private:
    CountersModel counters_;
    ProfileModel profiles_;
    QWidget* counted_;
    QWidget* sampled_;
    Table* countersTable_;
    Table* profilesTable_;
};

}  // namespace assay::ui

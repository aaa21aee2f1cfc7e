// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/forest_plot.h"
#include "ui/widgets/page.h"

#include <optional>

class QPushButton;

namespace assay::ui {

class FindingView;
class MechanismView;

/// All comparisons as a forest; the chosen one below with its distributions, its blocks and its figures;
/// then what is known of the mechanism.
class ResultsPage final : public QScrollArea, public SubjectPage {
    Q_OBJECT
  public:
    ResultsPage(CaseSession& session, BlockSelection& blocks, QWidget* parent = nullptr);
    /// A comparison or a workload.
    void showSubject(const QString& name) override;

  signals:
    /// The person wants to see where figures are kept as evidence.
    void evidenceRequested();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    void follow();
    void showEmpty(const Snapshot& snapshot);
    void showFindings(const Snapshot& snapshot);
    void showChosen(const SnapshotPtr& snapshot);
    /// A block of another workload is chosen: the first finding there comes up.
    void followBlock();
    void chooseRow(int row);

    CaseSession& session_;
    BlockSelection& blocks_;
    SnapshotPtr drawn_;
    ForestModel rows_;
    std::optional<experiment::Question> chosen_;
    QWidget* results_;
    QWidget* empty_;
    TextLabel* emptyTitle_;
    TextLabel* emptyWords_;
    QPushButton* evidence_;
    ForestPlot* forest_;
    FindingView* finding_;
    MechanismView* mechanism_;
};

}  // namespace assay::ui

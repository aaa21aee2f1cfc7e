// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_session.h"
#include "ui/session/plan_choice.h"
#include "ui/session/plan_summary.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/shown_text.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPushButton;
class QStackedLayout;

namespace assay::ui {

/// The four stages of a run in a row, the one that is going on marked.
class StageStrip final : public QWidget, public PaintsWords {
    Q_OBJECT
  public:
    explicit StageStrip(QWidget* parent = nullptr);
    void setStage(casefile::Stage stage);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QString wordAt(const QPoint& at) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    casefile::Stage stage_ = casefile::Stage::build;
};

/// Run and Stop, the plan, what it will take; while running the stages, the blocks and the time left.
class RunBar final : public QWidget {
    Q_OBJECT
  public:
    RunBar(CaseSession& session, RunController& controller, PlanChoice& choice, QWidget* parent = nullptr);
    [[nodiscard]] bool canRun() const;

  signals:
    void runRequested();
    void stopRequested();

  private:
    void follow();
    [[nodiscard]] bool isRunning() const;
    void showIdle(const Snapshot& snapshot);
    void showRunning(const Snapshot& snapshot);
    [[nodiscard]] QString buildInWords() const;
    CaseSession& session_;
    RunController& controller_;
    PlanChoice& choice_;
    QTimer second_;  // only while running: the time left goes on between two blocks
    QStackedLayout* stack_;
    QPushButton* run_;
    QComboBox* plan_;
    ElidedLabel* estimate_;
    QPushButton* stop_;
    StageStrip* stages_;
    ElidedLabel* progress_;
};

}  // namespace assay::ui

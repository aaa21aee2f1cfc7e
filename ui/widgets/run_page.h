// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/funnel_plot.h"
#include "ui/plot/run_order_plot.h"
#include "ui/session/newest_value.h"
#include "ui/session/plan_choice.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/page.h"
#include "ui/widgets/run/marked_list.h"

#include <QWidget>

#include <optional>

class QStackedLayout;

namespace assay::ui {

class Banner;
class RunOutlook;

/// The run as it goes: the funnel of the chosen question, every window in the order run, questions, gates,
/// stages. Before any run it says what Run will do. Follows the session; nothing is drawn while the page is
/// hidden.
class RunPage final : public QWidget, public SubjectPage {
    Q_OBJECT
  public:
    /// `plan`: which draft Run would run; the first without it.
    RunPage(CaseSession& session, RunController& controller, BlockSelection& blocks,
            QWidget* parent = nullptr, const PlanChoice* plan = nullptr);
    /// A comparison or a workload.
    void showSubject(const QString& name) override;

  signals:
    /// The button of the empty state. The window asks whether the case may execute anything.
    void runRequested();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    void follow();
    void showLive(const Snapshot& snapshot);
    void showGates(const Snapshot& snapshot);
    void showPlanning(const Snapshot& snapshot);
    void showQuestion();
    /// A block of another workload is chosen: its plots come up.
    void followBlock();
    [[nodiscard]] bool isRunning(const Snapshot& snapshot) const;
    void chooseQuestion(std::size_t place);
    [[nodiscard]] const experiment::Plan* draft(const Snapshot& snapshot) const;

    CaseSession& session_;
    RunController& controller_;
    BlockSelection& blocks_;
    const PlanChoice* plan_;
    std::vector<experiment::Question> questions_;
    std::optional<experiment::Question> chosen_;
    SnapshotPtr drawn_;  // the newest snapshot that the plots show
    QStringList lastWords_;
    QStackedLayout* stack_ = nullptr;
    RunOutlook* outlook_;
    Banner* banner_;
    MarkedList* stages_;
    MarkedList* questionList_;
    TextLabel* planningTitle_;
    TextLabel* planning_;
    MarkedList* gates_;
    TextLabel* gatesTitle_;
    FunnelPlot* funnel_;
    RunOrderPlot* order_;
    struct Plots {
        FunnelModel funnel;
        RunOrderModelPtr order;
    };
    NewestValue<Plots> plots_;  // many blocks take longer than a frame
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/run_page.h"

#include "core/base/clock.h"
#include "ui/session/plan_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/page.h"
#include "ui/widgets/run/run_outlook.h"
#include "ui/widgets/run/run_rows.h"

#include <QScrollArea>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace assay::ui {

RunPage::RunPage(CaseSession& session, RunController& controller, BlockSelection& blocks, QWidget* parent,
                 const PlanChoice* plan)
    : QWidget(parent),
      session_(session),
      controller_(controller),
      blocks_(blocks),
      plan_(plan),
      outlook_(new RunOutlook),
      banner_(new Banner),
      stages_(new MarkedList(QStringLiteral("runStages"), tr("Stages of the run"), false)),
      questionList_(new MarkedList(QStringLiteral("runQuestions"), tr("Questions"), true)),
      planningTitle_(new TextLabel({}, style::Type::section)),
      planning_(new TextLabel({}, style::Type::small, TextLabel::Tone::muted)),
      gates_(new MarkedList(QStringLiteral("runGates"), tr("Gates"), false)),
      gatesTitle_(new TextLabel(tr("Gates"), style::Type::section)),
      funnel_(new FunnelPlot),
      order_(new RunOrderPlot) {
    setObjectName(QStringLiteral("runPage"));
    planning_->setObjectName(QStringLiteral("runPlanning"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    funnel_->setObjectName(QStringLiteral("funnelPlot"));
    order_->setObjectName(QStringLiteral("runOrderPlot"));
    build();
    connect(questionList_, &MarkedList::rowChosen, this,
            [this](int row) { chooseQuestion(static_cast<std::size_t>(row)); });
    connect(&blocks_, &BlockSelection::changed, this, &RunPage::followBlock);
    connect(outlook_, &RunOutlook::runRequested, this, &RunPage::runRequested);
    if (plan_ != nullptr) connect(plan_, &PlanChoice::changed, this, &RunPage::follow);
    connect(&session_, &CaseSession::snapshotChanged, this, &RunPage::follow);
    connect(&controller_, &RunController::runningChanged, this, [this](bool running) {
        if (running) lastWords_.clear();
        follow();
    });
    connect(&controller_, &RunController::finished, this, [this](int code, const QString& words) {
        // 1: it failed. Every other code is told by the case file itself.
        lastWords_ = code == 1 ? words.split(QLatin1Char('\n'), Qt::SkipEmptyParts) : QStringList();
        follow();
    });
    follow();
    followBlock();
}

void RunPage::build() {
    for (PlotFrame* plot : {static_cast<PlotFrame*>(funnel_), static_cast<PlotFrame*>(order_)})
        plot->setSelection(&blocks_);
    auto* side = new QScrollArea;
    side->setObjectName(QStringLiteral("runSide"));
    side->setFrameShape(QFrame::NoFrame);
    side->setWidgetResizable(true);
    side->setFocusPolicy(Qt::NoFocus);  // the lists in it are where Tab stops
    auto* lists = new QVBoxLayout;
    lists->setContentsMargins(style::em(0.8), style::em(0.8), style::em(0.4), style::em(0.8));
    lists->setSpacing(style::em(0.3));
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    content->setLayout(lists);
    side->setWidget(content);
    side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side->setMinimumWidth(style::em(14));
    lists->addWidget(new TextLabel(tr("Questions"), style::Type::section));
    lists->addWidget(questionList_);
    lists->addSpacing(style::em(0.8));
    lists->addWidget(new TextLabel(tr("Stages"), style::Type::section));
    lists->addWidget(stages_);
    lists->addSpacing(style::em(0.8));
    lists->addWidget(planningTitle_);
    lists->addWidget(planning_);
    lists->addSpacing(style::em(0.8));
    lists->addWidget(gatesTitle_);
    lists->addWidget(gates_);
    lists->addStretch(1);

    auto* plots = new QSplitter(Qt::Vertical);
    plots->setObjectName(QStringLiteral("runPlots"));
    plots->setChildrenCollapsible(false);
    plots->addWidget(funnel_);
    plots->addWidget(order_);
    plots->setStretchFactor(0, 5);
    plots->setStretchFactor(1, 4);
    funnel_->setMinimumHeight(style::em(12));
    order_->setMinimumHeight(style::em(12));

    auto* across = new QSplitter(Qt::Horizontal);
    across->setObjectName(QStringLiteral("runAcross"));
    across->setChildrenCollapsible(false);
    across->addWidget(side);
    across->addWidget(scrolling(plots));  // large letters on a low screen
    across->setStretchFactor(0, 0);
    across->setStretchFactor(1, 1);
    across->setSizes({style::em(19), style::em(60)});

    auto* live = new QWidget;
    auto* column = new QVBoxLayout(live);
    column->setContentsMargins(0, 0, style::em(0.8), style::em(0.6));
    column->setSpacing(style::em(0.4));
    column->addWidget(banner_);
    column->addWidget(across, 1);
    stack_ = new QStackedLayout(this);
    stack_->addWidget(scrolling(outlook_));
    stack_->addWidget(live);
}

bool RunPage::isRunning(const Snapshot& snapshot) const {
    return controller_.isRunning() || runProgress(snapshot, SystemClock().now_utc()).has_value();
}

void RunPage::follow() {
    const SnapshotPtr snapshot = session_.snapshot();
    const bool begun = !snapshot->state.plans.empty() || isRunning(*snapshot) ||
                       failureOf(*snapshot).has_value() || !lastWords_.isEmpty();
    stack_->setCurrentIndex(begun ? 1 : 0);
    if (begun) {
        showLive(*snapshot);
    } else {
        outlook_->setSnapshot(*snapshot, draft(*snapshot), session_.isWritable());
    }
}

const experiment::Plan* RunPage::draft(const Snapshot& snapshot) const {
    const auto& drafts = snapshot.state.drafts;
    if (plan_ != nullptr) return plan_->in(snapshot.state);
    return drafts.empty() ? nullptr : &drafts.front();
}

void RunPage::showLive(const Snapshot& snapshot) {
    const bool running = isRunning(snapshot);
    std::optional<Error> failure = failureOf(snapshot);
    if (!failure && !lastWords_.isEmpty()) {
        failure =
            Error{ErrorKind::internal,
                  tr("The run failed.").toStdString(),
                  tr("Its last words are below. Mend the cause and run again; what was measured is kept.")
                      .toStdString(),
                  {}};
    }
    if (failure && failure->details.empty()) {
        for (const QString& line : lastWords_)
            failure->details.push_back(line.toStdString());
    }
    if (failure && !running) {
        banner_->showError(*failure, false);
    } else {
        banner_->dismiss();
    }

    const casefile::PlanState* plan = snapshot.state.current_plan();
    questions_ = plan ? questionsInOrder(plan->plan) : std::vector<experiment::Question>();
    if (const auto* next = draft(snapshot); !plan && next) questions_ = questionsInOrder(*next);
    const auto place = chosen_ ? std::find(questions_.begin(), questions_.end(), *chosen_) : questions_.end();
    if (place == questions_.end()) {
        chosen_ = questions_.empty() ? std::nullopt : std::optional(questions_.front());
    }
    questionList_->setRows(questionRows(questions_, snapshot.evaluation));
    questionList_->setCurrentRow(place == questions_.end() ? 0
                                                           : static_cast<int>(place - questions_.begin()));
    stages_->setRows(stageRows(snapshot, running));
    showGates(snapshot);
    showPlanning(snapshot);
    if (isVisible()) showQuestion();
}

void RunPage::showGates(const Snapshot& snapshot) {
    const std::string workload = chosen_ ? chosen_->workload : std::string();
    const std::vector<MarkedRow> gates = gateRows(snapshot.evaluation, workload);
    gatesTitle_->setText(tr("Gates on %1").arg(shown(workload)));
    gatesTitle_->setVisible(!gates.empty());
    gates_->setVisible(!gates.empty());
    gates_->setRows(gates);
}

void RunPage::showPlanning(const Snapshot& snapshot) {
    const QString words =
        chosen_ ? planningSentence(snapshot.state.current_plan(), chosen_->workload) : QString();
    planningTitle_->setText(chosen_ ? tr("Planning on %1").arg(shown(chosen_->workload)) : QString());
    planning_->setText(words);
    planningTitle_->setVisible(!words.isEmpty());
    planning_->setVisible(!words.isEmpty());
}

void RunPage::showQuestion() {
    const SnapshotPtr snapshot = session_.snapshot();
    drawn_ = snapshot;
    const casefile::PlanState* plan = snapshot->state.current_plan();
    if (!chosen_) {
        funnel_->setModel({});
        order_->setModel(nullptr);
        return;
    }
    if (!plan) {
        EffectContext context;
        context.question = *chosen_;
        funnel_->setModel(funnelModel(context, {}, 0, std::nullopt));
        order_->setModel(nullptr);
        return;
    }
    plots_.request(
        [snapshot, question = *chosen_] {
            const casefile::PlanState& now = *snapshot->state.current_plan();
            return Plots{funnelModel(now, question, findingFor(snapshot->evaluation, question)),
                         runOrderModel(now, question.workload, question.metric)};
        },
        [this, question = *chosen_](Plots plots) {
            if (chosen_ != question) return;
            funnel_->setModel(std::move(plots.funnel));
            order_->setModel(std::move(plots.order));
        });
}

void RunPage::chooseQuestion(std::size_t place) {
    chosen_ = questions_[place];
    showGates(*session_.snapshot());
    showPlanning(*session_.snapshot());
    showQuestion();
}

void RunPage::followBlock() {
    const auto& block = blocks_.chosen();
    if (!block || (chosen_ && chosen_->workload == block->workload)) return;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
        if (questions_[i].workload != block->workload) continue;
        questionList_->setCurrentRow(static_cast<int>(i));
        chooseQuestion(i);
        return;
    }
}

void RunPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (drawn_ != session_.snapshot()) follow();
}

void RunPage::showSubject(const QString& name) {
    for (std::size_t i = 0; i < questions_.size(); ++i) {
        if (shown(questions_[i].comparison) != name && shown(questions_[i].workload) != name) continue;
        questionList_->setCurrentRow(static_cast<int>(i));
        chooseQuestion(i);
        return;
    }
}

}  // namespace assay::ui

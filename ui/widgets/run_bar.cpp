// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/run_bar.h"

#include "core/base/clock.h"
#include "ui/session/words.h"
#include "ui/widgets/buttons.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QStackedLayout>

namespace assay::ui {

StageStrip::StageStrip(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("stageStrip"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StageStrip::setStage(casefile::Stage stage) {
    stage_ = stage;
    setAccessibleName(tr("Stage: %1").arg(word(stage)));
    updateGeometry();
    update();
}

namespace {
constexpr casefile::Stage allStages[] = {casefile::Stage::build, casefile::Stage::calibrate,
                                         casefile::Stage::measure, casefile::Stage::decide};
}

QSize StageStrip::sizeHint() const {
    int width = 0;
    const QFontMetrics strong(style::font(style::Type::strong));
    for (const auto stage : allStages)
        width += strong.horizontalAdvance(word(stage)) + style::em(2.3);
    return {width, strong.height() + style::em(0.5)};
}

QString StageStrip::wordAt(const QPoint& at) const {
    int x = 0;
    for (const auto stage : allStages) {
        const QFontMetrics font(style::font(stage == stage_ ? style::Type::strong : style::Type::body));
        x += font.horizontalAdvance(word(stage)) + style::em(2.3);
        if (at.x() < x) return word(stage);
    }
    return {};
}

void StageStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = 0;
    for (const auto stage : allStages) {
        const bool now = stage == stage_;
        const bool done = stage < stage_;
        const QColor colour = now ? style::accent(palette()) : style::muted(palette());
        const QFont font = style::font(now ? style::Type::strong : style::Type::body);
        // Done: filled; going on: filled in the accent; to come: hollow. The word's weight says it once more.
        const double radius = style::em(0.28);
        painter.setPen(QPen(colour, 1.2));
        painter.setBrush(now || done ? QBrush(colour) : Qt::NoBrush);
        painter.drawEllipse(QPointF(x + style::em(0.5), height() / 2.0), radius, radius);
        painter.setFont(font);
        painter.setPen(now ? palette().color(QPalette::WindowText) : colour);
        const int width = QFontMetrics(font).horizontalAdvance(word(stage));
        painter.drawText(QRect(x + style::em(1.1), 0, width + 2, height()), Qt::AlignVCenter, word(stage));
        x += width + style::em(2.3);
    }
}

RunBar::RunBar(CaseSession& session, RunController& controller, PlanChoice& choice, QWidget* parent)
    : QWidget(parent),
      session_(session),
      controller_(controller),
      choice_(choice),
      stack_(new QStackedLayout(this)),
      run_(new QPushButton(tr("Run"))),
      plan_(new QComboBox),
      estimate_(new ElidedLabel),
      stop_(new QPushButton(style::icon(QStringLiteral("stop")), tr("Stop"))),
      stages_(new StageStrip),
      progress_(new ElidedLabel) {
    setObjectName(QStringLiteral("runBar"));
    run_->setObjectName(QStringLiteral("runButton"));
    run_->setToolTip(tr("Runs the chosen plan (Ctrl+R)"));
    makePrimary(*run_, QStringLiteral("run"));
    plan_->setObjectName(QStringLiteral("planChooser"));
    plan_->setAccessibleName(tr("Plan"));
    plan_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    estimate_->setObjectName(QStringLiteral("runEstimate"));
    estimate_->setMuted(true);
    stop_->setObjectName(QStringLiteral("stopButton"));
    stop_->setToolTip(tr("Ends the current window, stops the servers and keeps what was measured"));
    progress_->setObjectName(QStringLiteral("runProgress"));

    const auto row = [this](std::initializer_list<QWidget*> widgets, QWidget* wide) {
        auto* page = new QWidget(this);
        auto* line = new QHBoxLayout(page);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(style::em(0.7));
        for (auto* widget : widgets)
            line->addWidget(widget);
        line->addWidget(wide, 1);
        stack_->addWidget(page);
    };
    row({run_, plan_}, estimate_);
    row({stop_, stages_}, progress_);

    second_.setInterval(1000);
    connect(&second_, &QTimer::timeout, this, [this] { showRunning(*session_.snapshot()); });
    connect(run_, &QPushButton::clicked, this, &RunBar::runRequested);
    connect(stop_, &QPushButton::clicked, this, &RunBar::stopRequested);
    connect(plan_, &QComboBox::currentIndexChanged, this, &RunBar::follow);
    connect(&session_, &CaseSession::snapshotChanged, this, &RunBar::follow);
    connect(&session_, &CaseSession::failed, this, &RunBar::follow);
    connect(&controller_, &RunController::runningChanged, this, &RunBar::follow);
    connect(&controller_, &RunController::buildingChanged, this, &RunBar::follow);
    follow();
}

bool RunBar::canRun() const {
    return !isRunning() && session_.isWritable() && plan_->count() > 0;
}

bool RunBar::isRunning() const {
    // One that another window or the command line started is a run all the same.
    return controller_.isRunning() || session_.snapshot()->openRun == OpenRun::here;
}

void RunBar::follow() {
    const auto snapshot = session_.snapshot();
    const bool running = isRunning();
    if (running) {
        showRunning(*snapshot);
        second_.start();
    } else {
        second_.stop();
        showIdle(*snapshot);
    }
    stack_->setCurrentIndex(running ? 1 : 0);
}

void RunBar::showIdle(const Snapshot& snapshot) {
    QStringList names;
    for (const auto& draft : snapshot.state.drafts)
        names << shown(draft.name);
    QStringList present;
    for (int i = 0; i < plan_->count(); ++i)
        present << plan_->itemText(i);
    if (names != present) {
        const QString chosen = plan_->currentText();
        const QSignalBlocker quiet(plan_);
        plan_->clear();
        plan_->addItems(names);
        for (int i = 0; i < names.size(); ++i)
            plan_->setItemData(i, shown(snapshot.state.drafts[static_cast<std::size_t>(i)].description),
                               Qt::ToolTipRole);
        plan_->setCurrentIndex(std::max(0, plan_->findText(chosen)));
    }
    choice_.choose(plan_->currentText());
    plan_->setVisible(!names.isEmpty());
    run_->setEnabled(canRun());
    if (const auto* draft = choice_.in(snapshot.state)) {
        estimate_->setText(summarisePlan(snapshot, *draft).sentence);
    } else if (session_.isLoaded()) {
        estimate_->setText(tr("No plan says what to measure."));
    }
}

QString RunBar::buildInWords() const {
    const auto& building = controller_.building();
    if (!building) return tr("Building the variants");
    if (!building->fraction) return tr("Building %1").arg(building->variant);
    return tr("Building %1, %2%").arg(building->variant).arg(static_cast<int>(*building->fraction * 100));
}

void RunBar::showRunning(const Snapshot& snapshot) {
    const auto progress = runProgress(snapshot, SystemClock().now_utc());
    if (!progress) {
        stages_->setStage(casefile::Stage::build);
        progress_->setText(tr("Starting\u2026"));
        return;
    }
    stages_->setStage(progress->stage);
    QString words = progress->stage == casefile::Stage::build ? buildInWords()
                                                              : tr("%Ln block(s)", nullptr, progress->blocks);
    if (progress->stage != casefile::Stage::build && progress->secondsLeft)
        words += *progress->secondsLeft > 0 ? tr(", at most %1 left").arg(duration(*progress->secondsLeft))
                                            : tr(", finishing");
    progress_->setText(words);
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plan/plan_panel.h"

#include "ui/session/plan_summary.h"
#include "ui/session/thing_commands.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/editing.h"
#include "ui/widgets/plan/plan_dialog.h"
#include "ui/widgets/tables.h"

#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace assay::ui {

PlanPanel::PlanPanel(CaseSession& session, QUndoStack& edits, Banner& banner, QWidget* parent)
    : QWidget(parent),
      session_(session),
      edits_(edits),
      banner_(banner),
      chooser_(new QComboBox),
      state_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      description_(new TextLabel),
      size_(new TextLabel({}, style::Type::body, TextLabel::Tone::muted)),
      table_(new Table(&questions_, QuestionsModel::Workload, 12, QStringLiteral("briefQuestions"),
                       tr("Questions"))),
      change_(new QPushButton(style::icon(QStringLiteral("edit")), tr("Change\u2026"))),
      else_(new QPushButton(style::icon(QStringLiteral("edit")), tr("Ask something else\u2026"))),
      add_(new QPushButton(style::icon(QStringLiteral("add")), tr("New plan\u2026"))),
      remove_(new QPushButton(tr("Remove"))) {
    setObjectName(QStringLiteral("planPanel"));
    chooser_->setObjectName(QStringLiteral("briefPlan"));
    chooser_->setAccessibleName(tr("Which plan is shown"));
    chooser_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    state_->setObjectName(QStringLiteral("briefPlanState"));
    size_->setObjectName(QStringLiteral("briefPlanSize"));
    change_->setObjectName(QStringLiteral("planChange"));
    else_->setObjectName(QStringLiteral("planAskElse"));
    else_->setToolTip(tr("Copies this plan to a draft of another name, to be changed"));
    add_->setObjectName(QStringLiteral("planAdd"));
    remove_->setObjectName(QStringLiteral("planRemove"));
    remove_->setToolTip(tr("Takes the plan out of the case; can be undone"));

    auto* head = new QHBoxLayout;
    head->setSpacing(style::em(0.8));
    head->addWidget(chooser_);
    head->addWidget(state_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(style::em(0.6));
    for (auto* button : {change_, else_, add_, remove_})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.5));
    column->addLayout(head);
    column->addWidget(description_);
    column->addWidget(table_);
    column->addWidget(size_);
    column->addSpacing(style::em(0.2));
    column->addLayout(buttons);

    connect(chooser_, &QComboBox::currentIndexChanged, this, &PlanPanel::showChosen);
    connect(change_, &QPushButton::clicked, this, &PlanPanel::change);
    connect(else_, &QPushButton::clicked, this, &PlanPanel::askSomethingElse);
    connect(add_, &QPushButton::clicked, this, &PlanPanel::addPlan);
    connect(remove_, &QPushButton::clicked, this, &PlanPanel::remove);
    follow();
}

void PlanPanel::follow() {
    const auto& state = session_.snapshot()->state;
    plans_ = plansOf(state);
    QStringList names;
    for (const auto& listed : plans_)
        names << shown(listed.plan.name);
    QStringList present;
    for (int i = 0; i < chooser_->count(); ++i)
        present << chooser_->itemText(i);
    if (names != present) {
        // What results speak of is what a reader asks for first.
        const auto* current = state.current_plan();
        QString chosen = chooser_->currentText();
        if (chosen.isEmpty() && current != nullptr) chosen = shown(current->plan.name);
        const QSignalBlocker quiet(chooser_);
        chooser_->clear();
        chooser_->addItems(names);
        chooser_->setCurrentIndex(std::max(0, chooser_->findText(chosen)));
        if (names.isEmpty()) chooser_->setCurrentIndex(-1);
    }
    if (!toShow_.isEmpty()) showPlan(toShow_);
    showChosen();
}

void PlanPanel::showPlan(const QString& name) {
    const int index = chooser_->findText(name);
    if (index < 0) return;
    toShow_.clear();
    chooser_->setCurrentIndex(index);
}

bool PlanPanel::shows(const QString& name) const {
    return !name.isEmpty() && chooser_->currentText() == name;
}

void PlanPanel::showChosen() {
    const int index = chooser_->currentIndex();
    const auto* chosen = index >= 0 && index < static_cast<int>(plans_.size())
                             ? &plans_[static_cast<std::size_t>(index)]
                             : nullptr;
    const bool writable = session_.isWritable();
    chooser_->setVisible(chosen != nullptr);
    table_->setVisible(chosen != nullptr);
    size_->setVisible(chosen != nullptr);
    description_->setVisible(chosen != nullptr && !chosen->plan.description.empty());
    change_->setVisible(writable && chosen != nullptr && !chosen->frozen);
    remove_->setVisible(writable && chosen != nullptr && !chosen->frozen);
    else_->setVisible(writable && chosen != nullptr && chosen->frozen);
    add_->setVisible(writable);
    if (chosen == nullptr) {
        state_->setText(tr("No plan asks anything yet."));
        questions_.setQuestions({});
        return;
    }
    state_->setText(chosen->frozen ? tr("Frozen before the first sample; %Ln block(s) measured. A change "
                                        "makes a new plan beside it.",
                                        nullptr, chosen->blocks)
                                   : tr("Not frozen yet: it can be changed until it is run."));
    description_->setText(shown(chosen->plan.description));
    questions_.setQuestions(chosen->plan.questions);
    const auto& plan = chosen->plan;
    QStringList size{tr("Compared with %1").arg(shown(plan.baseline))};
    size << (plan.maximum_blocks > 0 ? planSize(plan) : tr("measured for %1").arg(planSize(plan)));
    const auto claims = std::count_if(plan.questions.begin(), plan.questions.end(), [](const auto& question) {
        return question.role == experiment::QuestionRole::claim;
    });
    if (claims > 1)
        size << (plan.combination == experiment::Combination::all
                     ? tr("the claim holds when all its questions hold")
                     : tr("the claim holds when any of its questions holds"));
    size_->setText(size.join(QStringLiteral(" \u00b7 ")) + QLatin1Char('.'));
}

void PlanPanel::change() {
    const auto& plan = plans_.at(static_cast<std::size_t>(chooser_->currentIndex())).plan;
    edit(plan, plan.name);
}

void PlanPanel::askSomethingElse() {
    const auto& plan = plans_.at(static_cast<std::size_t>(chooser_->currentIndex())).plan;
    edit(askElse(session_.ahead(), plan), {});
}

void PlanPanel::addPlan() {
    edit(newPlan(session_.ahead()), {});
}

void PlanPanel::edit(const experiment::Plan& plan, const std::string& was) {
    PlanDialog dialog(session_.ahead(), plan, was, this);
    if (dialog.exec() != QDialog::Accepted || (dialog.plan() == plan && !was.empty())) return;
    if (!pushEdit(edits_, keepPlan(session_, dialog.plan(), was), banner_)) return;
    toShow_ = shown(dialog.plan().name);
}

void PlanPanel::remove() {
    auto removal = removePlan(session_, chooser_->currentText().toStdString());
    if (!removal) return banner_.showError(removal.error());
    pushEdit(edits_, std::move(removal->command), banner_);
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plan/plan_dialog.h"

#include "core/experiment/validate.h"
#include "ui/session/plan_edits.h"
#include "ui/session/plan_summary.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/page.h"
#include "ui/widgets/plan/question_form.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/tables.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {

constexpr int longestBudget = 7 * 24 * 3600;

}  // namespace

PlanDialog::PlanDialog(const casefile::Case& state, experiment::Plan plan, std::string was, QWidget* parent)
    : QDialog(parent),
      state_(state),
      plan_(std::move(plan)),
      opened_(plan_),
      was_(std::move(was)),
      banner_(new Banner),
      name_(new QLineEdit(asWritten(plan_.name))),
      budget_(new QSpinBox),
      baseline_(new QComboBox),
      combination_(new QComboBox),
      nameNote_(new FieldNote(QStringLiteral("planNameNote"))),
      budgetNote_(new FieldNote(QStringLiteral("planBudgetNote"))),
      table_(new Table(&questions_, QuestionsModel::Workload, 5, QStringLiteral("planQuestions"),
                       tr("Questions"))),
      form_(new QuestionForm(state_)),
      add_(new QPushButton(style::icon(QStringLiteral("add")), tr("&Add a question"))),
      remove_(new QPushButton(tr("&Remove it"))) {
    setObjectName(QStringLiteral("planDialog"));
    setWindowTitle(was_.empty() ? tr("A new plan") : tr("Change the plan"));
    name_->setObjectName(QStringLiteral("planName"));
    name_->setAccessibleName(tr("Name"));
    budget_->setObjectName(QStringLiteral("planBudget"));
    budget_->setAccessibleName(tr("Budget"));
    budget_->setRange(0, longestBudget);
    budget_->setGroupSeparatorShown(true);
    budget_->setSingleStep(30);
    budget_->setSuffix(tr(" s"));
    if (plan_.maximum_blocks > 0) budget_->setSpecialValueText(planSize(plan_));  // at 0
    budget_->setValue(static_cast<int>(std::lround(plan_.budget_seconds)));
    baseline_->setObjectName(QStringLiteral("planBaseline"));
    baseline_->setAccessibleName(tr("Baseline"));
    for (const auto& v : state_.variants)
        baseline_->addItem(shown(v.recipe.name));
    baseline_->setCurrentIndex(baseline_->findText(shown(plan_.baseline)));
    combination_->setObjectName(QStringLiteral("planCombination"));
    combination_->setAccessibleName(tr("When the claim holds"));
    combination_->addItem(tr("when all of its questions hold"),
                          static_cast<int>(experiment::Combination::all));
    combination_->addItem(tr("when any of its questions holds"),
                          static_cast<int>(experiment::Combination::any));
    combination_->setCurrentIndex(combination_->findData(static_cast<int>(plan_.combination)));

    auto* form = newForm();
    form->addRow(tr("&Name"), withNote(name_, nameNote_));
    form->addRow(tr("Measure &for"), withNote(inOneRow({{budget_, 0}}), budgetNote_));
    form->addRow(tr("&Baseline"), inOneRow({{baseline_, 0}}));
    form->addRow(tr("The claim &holds"), inOneRow({{combination_, 0}}));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    keep_ = buttons->addButton(was_.empty() ? tr("Add the plan") : tr("Keep the changes"),
                               QDialogButtonBox::AcceptRole);
    keep_->setObjectName(QStringLiteral("planKeep"));
    keep_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &PlanDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.6), style::em(1.2), style::em(1.6), style::em(1.2));
    column->setSpacing(style::em(0.8));
    column->addWidget(banner_);
    auto* fields = new QWidget;
    auto* below = new QVBoxLayout(fields);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(style::em(0.8));
    below->addLayout(form);
    below->addWidget(makeQuestions(), 1);
    column->addWidget(scrolling(fields), 1);
    column->addWidget(buttons);
    setButtonOrder(*buttons);
    dressFields(*this);

    connect(name_, &QLineEdit::textChanged, nameNote_, &FieldNote::clear);
    connect(budget_, &QSpinBox::valueChanged, this, &PlanDialog::follow);
    style::resizeOnScreen(*this, 62, 44);
    questions_.setQuestions(plan_.questions);
    if (!plan_.questions.empty()) table_->selectRow(0);
    showQuestion();
    follow();
    name_->setFocus();
}

QWidget* PlanDialog::makeQuestions() {
    auto* area = new QWidget;
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.6));
    column->addWidget(new TextLabel(tr("Questions"), style::Type::section));
    column->addWidget(table_);
    auto* buttons = new QHBoxLayout;
    for (auto* button : {add_, remove_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    add_->setObjectName(QStringLiteral("questionAdd"));
    remove_->setObjectName(QStringLiteral("questionRemove"));
    column->addLayout(buttons);
    column->addSpacing(style::em(0.4));
    column->addWidget(form_);
    column->addStretch(1);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PlanDialog::showQuestion);
    connect(form_, &QuestionForm::changed, this, &PlanDialog::takeQuestion);
    connect(add_, &QPushButton::clicked, this, &PlanDialog::addQuestion);
    connect(remove_, &QPushButton::clicked, this, &PlanDialog::removeQuestion);
    return area;
}

void PlanDialog::showQuestion() {
    const auto* question = questions_.row(table_->currentIndex().row());
    form_->setVisible(question != nullptr);
    remove_->setEnabled(question != nullptr);
    if (question != nullptr) form_->show(*question);
}

void PlanDialog::takeQuestion() {
    const int row = table_->currentIndex().row();
    if (row < 0 || row >= static_cast<int>(plan_.questions.size())) return;
    plan_.questions[static_cast<std::size_t>(row)] = form_->question();
    questions_.setQuestions(plan_.questions);
    follow();
}

void PlanDialog::addQuestion() {
    read();
    auto question = nextQuestion(state_, plan_);
    if (!question && !plan_.questions.empty()) question = plan_.questions.back();  // by another metric, say
    if (!question)
        return banner_->showMessage(Mark::warning, tr("There is nothing to ask about."),
                                    tr("The case needs a baseline, another variant and a workload first."));
    plan_.questions.push_back(*question);
    questions_.setQuestions(plan_.questions);
    table_->selectRow(static_cast<int>(plan_.questions.size()) - 1);
    showQuestion();
    follow();
    form_->focusFirst();
}

void PlanDialog::removeQuestion() {
    const int row = table_->currentIndex().row();
    if (row < 0 || row >= static_cast<int>(plan_.questions.size())) return;
    plan_.questions.erase(plan_.questions.begin() + row);
    questions_.setQuestions(plan_.questions);
    if (!plan_.questions.empty())
        table_->selectRow(std::min(row, static_cast<int>(plan_.questions.size()) - 1));
    showQuestion();
    follow();
}

void PlanDialog::read() {
    plan_.name = name_->text().trimmed().toStdString();
    // Left alone, a budget in parts of a second stays what it was; another one measures by time, where a
    // number of blocks was given.
    const bool same = budget_->value() == static_cast<int>(std::lround(opened_.budget_seconds));
    plan_.budget_seconds = same ? opened_.budget_seconds : budget_->value();
    plan_.maximum_blocks = same || budget_->value() == 0 ? opened_.maximum_blocks : 0;
    plan_.baseline = baseline_->currentText().toStdString();
    plan_.combination = static_cast<experiment::Combination>(combination_->currentData().toInt());
}

void PlanDialog::follow() {
    read();
    budgetNote_->clear();
    const auto claims =
        std::count_if(plan_.questions.begin(), plan_.questions.end(),
                      [](const auto& question) { return question.role == experiment::QuestionRole::claim; });
    combination_->setEnabled(claims > 1);
    std::vector<variant::Recipe> recipes;
    for (const auto& v : state_.variants)
        recipes.push_back(v.recipe);
    if (const auto valid = experiment::validate(plan_, recipes, state_.workloads); valid && !valid->empty())
        budgetNote_->showWarning(shown(valid->front()));
}

void PlanDialog::show(const PlanProblem& problem) {
    using Field = PlanProblem::Field;
    if (problem.question >= 0) table_->selectRow(problem.question);
    switch (problem.field) {
        case Field::name:
            nameNote_->showProblem(problem.what, problem.advice);
            return name_->setFocus();
        case Field::budget:
            budgetNote_->showProblem(problem.what, problem.advice);
            return budget_->setFocus();
        case Field::comparison:
        case Field::material:
            return form_->showProblem(problem.field == Field::material, problem.what, problem.advice);
        case Field::whole:
            return banner_->showMessage(Mark::failed, problem.what, problem.advice);
    }
}

void PlanDialog::accept() {
    read();
    banner_->dismiss();
    if (const auto problem = problemOf(state_, plan_, was_)) return show(*problem);
    plan_ = withProofOfAll(std::move(plan_));
    QDialog::accept();
}

}  // namespace assay::ui

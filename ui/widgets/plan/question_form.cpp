// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plan/question_form.h"

#include "ui/session/plan_edits.h"
#include "ui/session/words.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/forms/question_choices.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>

namespace assay::ui {

namespace {

/// A name that the case has not any more is shown all the same: it is what the plan says.
void chooseName(QComboBox& box, const std::string& name) {
    if (box.findText(shown(name)) < 0) box.addItem(shown(name));
    box.setCurrentIndex(box.findText(shown(name)));
}

}  // namespace

QuestionForm::QuestionForm(const casefile::Case& state, QWidget* parent)
    : QWidget(parent),
      variant_(new QComboBox),
      workload_(new QComboBox),
      direction_(directionBox(QStringLiteral("questionDirection"))),
      metric_(metricBox(QStringLiteral("questionMetric"))),
      role_(questionRoleBox(QStringLiteral("questionRole"))),
      material_(new QDoubleSpinBox),
      note_(new FieldNote(QStringLiteral("questionNote"))),
      materialNote_(new FieldNote(QStringLiteral("questionMaterialNote"))) {
    setObjectName(QStringLiteral("questionForm"));
    variant_->setObjectName(QStringLiteral("questionVariant"));
    variant_->setAccessibleName(tr("Variant"));
    workload_->setObjectName(QStringLiteral("questionWorkload"));
    workload_->setAccessibleName(tr("Workload"));
    for (const auto& v : state.variants)
        variant_->addItem(shown(v.recipe.name));
    for (const auto& w : state.workloads)
        workload_->addItem(shown(w.name));
    material_->setObjectName(QStringLiteral("questionMaterial"));
    material_->setAccessibleName(tr("Smallest effect that matters"));
    material_->setRange(0, 99.99);
    material_->setDecimals(2);
    material_->setSingleStep(0.5);
    material_->setSuffix(QStringLiteral("%"));
    role_->setToolTip(
        tr("A claim decides the verdict. A calibration is a known dose of the mechanism. A guard lies "
           "off the path and should show no effect."));

    auto* form = newForm();
    form->addRow(tr("&Variant"), withNote(inOneRow({{variant_, 1}, {direction_, 0}, {metric_, 1}}), note_));
    form->addRow(tr("&on"), inOneRow({{workload_, 1}, {new QLabel(tr("as a")), 0}, {role_, 0}}));
    form->addRow(tr("&Matters from"), withNote(inOneRow({{material_, 0}}), materialNote_));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);

    for (auto* box : {variant_, workload_, direction_})
        connect(box, &QComboBox::currentIndexChanged, this, &QuestionForm::read);
    for (auto* box : {metric_, role_})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            followDirection();
            read();
        });
    connect(direction_, &QComboBox::activated, this, [this] { directionChosen_ = true; });
    connect(material_, &QDoubleSpinBox::valueChanged, this, &QuestionForm::read);
}

void QuestionForm::show(const experiment::Question& question) {
    filling_ = true;
    question_ = question;
    chooseName(*variant_, question.comparison);
    chooseName(*workload_, question.workload);
    choose(*metric_, question.metric);
    choose(*role_, question.role);
    choose(*direction_, question.direction);
    material_->setValue(question.material_percent);
    // One that says something unusual says it on purpose.
    directionChosen_ = question.direction != usualDirection(question.role, question.metric);
    filling_ = false;
    clearProblems();
}

void QuestionForm::followDirection() {
    if (filling_ || directionChosen_) return;
    choose(*direction_, usualDirection(questionRoleOf(*role_), metricOf(*metric_)));
}

void QuestionForm::read() {
    if (filling_) return;
    question_.comparison = variant_->currentText().toStdString();
    question_.workload = workload_->currentText().toStdString();
    question_.metric = metricOf(*metric_);
    question_.role = questionRoleOf(*role_);
    question_.direction = directionOf(*direction_);
    question_.material_percent = material_->value();
    clearProblems();
    emit changed();
}

void QuestionForm::showProblem(bool material, const QString& what, const QString& advice) {
    (material ? materialNote_ : note_)->showProblem(what, advice);
    (material ? static_cast<QWidget*>(material_) : variant_)->setFocus();
}

void QuestionForm::clearProblems() {
    note_->clear();
    materialNote_->clear();
}

void QuestionForm::focusFirst() {
    variant_->setFocus();
}

}  // namespace assay::ui

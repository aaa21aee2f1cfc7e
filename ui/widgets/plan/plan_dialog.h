// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "ui/models/questions_model.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::ui {

class Banner;
class FieldNote;
class QuestionForm;
class Table;
struct PlanProblem;

/// A plan as a person drafts it: name, budget, baseline and questions. Nothing is written here; `plan` is
/// what was agreed to.
class PlanDialog final : public QDialog {
    Q_OBJECT
  public:
    /// `was`: the name of the draft that is changed; "" for a new one.
    PlanDialog(const casefile::Case& state, experiment::Plan plan, std::string was,
               QWidget* parent = nullptr);
    [[nodiscard]] const experiment::Plan& plan() const { return plan_; }
    void accept() override;

  private:
    [[nodiscard]] QWidget* makeQuestions();
    void follow();
    void showQuestion();
    void takeQuestion();
    void addQuestion();
    void removeQuestion();
    void read();
    void show(const PlanProblem& problem);
    const casefile::Case state_;
    experiment::Plan plan_;
    const experiment::Plan opened_;
    const std::string was_;
    QuestionsModel questions_;
    Banner* banner_;
    QLineEdit* name_;
    QSpinBox* budget_;
    QComboBox* baseline_;
    QComboBox* combination_;
    FieldNote* nameNote_;
    FieldNote* budgetNote_;
    Table* table_;
    QuestionForm* form_;
    QPushButton* add_;
    QPushButton* remove_;
    QPushButton* keep_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;

namespace assay::ui {

class FieldNote;

/// One question of a plan in fields; what is chosen is told at once.
class QuestionForm final : public QWidget {
    Q_OBJECT
  public:
    explicit QuestionForm(const casefile::Case& state, QWidget* parent = nullptr);
    void show(const experiment::Question& question);
    [[nodiscard]] const experiment::Question& question() const { return question_; }
    void showProblem(bool material, const QString& what, const QString& advice);
    void clearProblems();
    void focusFirst();

  signals:
    void changed();

  private:
    void read();
    void followDirection();
    experiment::Question question_;
    bool filling_ = false;
    bool directionChosen_ = false;  // by hand: it follows metric and role no longer
    QComboBox* variant_;
    QComboBox* workload_;
    QComboBox* direction_;
    QComboBox* metric_;
    QComboBox* role_;
    QDoubleSpinBox* material_;
    FieldNote* note_;
    FieldNote* materialNote_;
};

}  // namespace assay::ui

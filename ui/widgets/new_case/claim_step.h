// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/new_case/step.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace assay::ui {

class FieldNote;

/// What is claimed, which way it goes, and where the change lives.
class ClaimStep final : public NewCaseStep {
    Q_OBJECT
  public:
    explicit ClaimStep(QWidget* parent = nullptr);
    void fill(CaseDraft& draft) const override;
    QWidget* showProblems(const std::vector<DraftProblem>& problems) override;
    [[nodiscard]] QWidget* firstField() const override;
    [[nodiscard]] QString title() const;

  signals:
    /// Return in the claim, which is one sentence: on to the next page.
    void leaving();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void followMetric();
    QLineEdit* title_;
    QPlainTextEdit* claim_;
    QComboBox* direction_;
    QComboBox* metric_;
    QLineEdit* file_;
    QLineEdit* function_;
    FieldNote* titleNote_;
    FieldNote* claimNote_;
    FieldNote* placeNote_;
    bool directionChosen_ = false;  // by hand: it follows the metric no longer
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/probe/seen_here.h"
#include "ui/session/newest_value.h"
#include "ui/widgets/new_case/step.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace assay::ui {

class FieldNote;
class PlaceField;
class TextLabel;

/// What is asked of the servers, what would matter, and where the case goes.
class WorkloadStep final : public NewCaseStep {
    Q_OBJECT
  public:
    explicit WorkloadStep(std::optional<probe::SeenHere> seen, QWidget* parent = nullptr);
    void fill(CaseDraft& draft) const override;
    QWidget* showProblems(const std::vector<DraftProblem>& problems) override;
    [[nodiscard]] QWidget* firstField() const override;
    [[nodiscard]] PlaceField& place() const { return *place_; }
    /// The question in words, and what should be known of it before it is asked.
    void showQuestion(const CaseDraft& draft);

  private:
    void takePreset();
    void sayCommand();
    void saySize();
    const std::optional<probe::SeenHere> seen_;
    std::vector<workload::Specification> presets_;
    QComboBox* preset_;
    QLineEdit* command_;
    QSpinBox* payload_;
    QSpinBox* pipeline_;
    QDoubleSpinBox* material_;
    QSpinBox* budget_;
    PlaceField* place_;
    FieldNote* commandNote_;
    FieldNote* materialNote_;
    FieldNote* budgetNote_;
    TextLabel* question_;
    QStringList warnings_;  // of the draft that was last looked at
    NewestValue<QStringList> looking_;
};

}  // namespace assay::ui

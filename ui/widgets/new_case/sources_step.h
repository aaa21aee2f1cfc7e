// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/newest_value.h"
#include "ui/widgets/new_case/step.h"

namespace assay::ui {

class SourceField;

/// The baseline and what is compared with it.
class SourcesStep final : public NewCaseStep {
    Q_OBJECT
  public:
    explicit SourcesStep(QWidget* parent = nullptr);
    void fill(CaseDraft& draft) const override;
    QWidget* showProblems(const std::vector<DraftProblem>& problems) override;
    [[nodiscard]] bool isSettled() const override;
    [[nodiscard]] QWidget* firstField() const override;
    /// A file that was dropped beside the fields: most likely the change.
    void takeCandidate(const QString& path);

  private:
    void edited();
    void lookedAt();
    SourceField* baseline_;
    SourceField* candidate_;
    std::optional<Error> misfit_;  // the patch does not fit onto the baseline
    bool trying_ = false;          // whether it does
    NewestValue<std::optional<Error>> fitting_;
};

}  // namespace assay::ui

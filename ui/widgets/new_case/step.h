// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_draft.h"

#include <QWidget>

namespace assay::ui {

/// One page of the form for a new case. Keeps what was typed for as long as the form is open.
class NewCaseStep : public QWidget {
    Q_OBJECT
  public:
    using QWidget::QWidget;
    /// Puts what the page says into the draft.
    virtual void fill(CaseDraft& draft) const = 0;
    /// Shows those of the problems that are this page's, each at its field, and takes earlier ones back.
    /// Returns the field of the first; nullptr when the page has none.
    virtual QWidget* showProblems(const std::vector<DraftProblem>& problems) = 0;
    /// False while something of it is still being looked at; `settled` tells the end.
    [[nodiscard]] virtual bool isSettled() const { return true; }
    /// Where typing begins.
    [[nodiscard]] virtual QWidget* firstField() const = 0;
    /// True once a person changed something.
    [[nodiscard]] bool isTouched() const { return touched_; }

  signals:
    void changed();
    void settled();

  protected:
    void touch() {
        touched_ = true;
        emit changed();
    }

  private:
    bool touched_ = false;
};

}  // namespace assay::ui

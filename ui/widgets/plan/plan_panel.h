// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/questions_model.h"
#include "ui/session/case_session.h"
#include "ui/session/plan_edits.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QUndoStack;

namespace assay::ui {

class Banner;
class Table;
class TextLabel;

/// What is asked, plan by plan. A draft can be changed and removed; what was frozen is shown as it bound the
/// run, and asking something else makes another plan beside it. Each edit is an event and can be undone.
class PlanPanel final : public QWidget {
    Q_OBJECT
  public:
    PlanPanel(CaseSession& session, QUndoStack& edits, Banner& banner, QWidget* parent = nullptr);
    void follow();
    /// Shows the plan of this name; does nothing for one that is not there.
    void showPlan(const QString& name);
    [[nodiscard]] bool shows(const QString& name) const;

  private:
    void showChosen();
    void change();
    void askSomethingElse();
    void addPlan();
    void remove();
    void edit(const experiment::Plan& plan, const std::string& was);
    CaseSession& session_;
    QUndoStack& edits_;
    Banner& banner_;
    std::vector<ListedPlan> plans_;
    QuestionsModel questions_;
    QComboBox* chooser_;
    TextLabel* state_;
    TextLabel* description_;
    TextLabel* size_;
    Table* table_;
    QPushButton* change_;
    QPushButton* else_;
    QPushButton* add_;
    QPushButton* remove_;
    QString toShow_;  // chosen as soon as the file has it
};

}  // namespace assay::ui

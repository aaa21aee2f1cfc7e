// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/workloads_model.h"
#include "ui/widgets/page.h"

#include <functional>

class QPushButton;
class QUndoStack;

namespace assay::ui {

class Banner;
class Table;
class WorkloadForm;

/// The workloads in a table; below it the chosen one as a form that can be edited. New ones start from a
/// preset or a copy. Every edit is an event and can be undone. What was typed is never dropped unasked.
class WorkloadsPage final : public ColumnPage, public SubjectPage {
    Q_OBJECT
  public:
    WorkloadsPage(CaseSession& session, QUndoStack& edits, QWidget* parent = nullptr);
    void showSubject(const QString& name) override;

  private:
    void follow();
    void showChosen();
    void select(const QString& name);
    [[nodiscard]] bool has(const QString& name) const;
    /// Does it; while something was typed and not kept, only once the person has said what becomes of that.
    void unlessChanged(std::function<void()> act);
    void keep();
    void add(workload::Specification fresh);
    void remove();
    CaseSession& session_;
    QUndoStack& edits_;
    WorkloadsModel workloads_;
    Banner* banner_;
    Table* table_;
    QPushButton* add_;
    QPushButton* copy_;
    QPushButton* remove_;
    TextLabel* empty_;
    WorkloadForm* form_;
    TextLabel* checks_;
    TextLabel* checksTitle_;
    bool following_ = false;
    QString toShow_;  // selected as soon as the file has it
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/workloads_model.h"
#include "ui/widgets/page.h"

class QPushButton;
class QUndoStack;

namespace assay::ui {

class Banner;
class Table;
class WorkloadForm;

/// The workloads in a table; below it the chosen one as a form that can be edited. New ones start from a
/// preset or a copy. Every edit is an event and can be undone.
class WorkloadsPage final : public ColumnPage, public SubjectPage {
    Q_OBJECT
  public:
    WorkloadsPage(CaseSession& session, QUndoStack& edits, QWidget* parent = nullptr);
    void showSubject(const QString& name) override;

  private:
    void follow();
    void showChosen();
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
    QString toShow_;  // selected as soon as the file has it
};

}  // namespace assay::ui

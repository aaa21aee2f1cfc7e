// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/checks_model.h"
#include "ui/models/variants_model.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/page.h"

class QPushButton;
class QUndoStack;

namespace assay::ui {

class Banner;
class DiffView;
class Table;

/// The variants in a table; below it the chosen one: how it came to be, its build's last words when it
/// failed, its patch, and the checks of its binary beside what was expected. What is dropped (a patch, a
/// binary, a source tree) becomes a variant. Every edit is an event and can be undone.
class VariantsPage final : public ColumnPage, public SubjectPage {
    Q_OBJECT
  public:
    VariantsPage(CaseSession& session, const RunController& controller, QUndoStack& edits,
                 QWidget* parent = nullptr);
    void showSubject(const QString& name) override;

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void follow();
    void showChosen();
    void add(const QString& path);
    void change();
    void remove();
    void keep(const variant::Recipe& recipe, const std::string& was = {});
    void showLog();
    CaseSession& session_;
    const RunController& controller_;
    QUndoStack& edits_;
    VariantsModel variants_;
    ChecksModel checks_;
    Banner* banner_;
    Table* table_;
    QPushButton* add_;
    QPushButton* change_;
    QPushButton* remove_;
    QPushButton* log_;
    TextLabel* empty_;
    QWidget* chosen_;
    TextLabel* name_;
    TextLabel* description_;
    TextLabel* facts_;
    Banner* failure_;
    TextLabel* logLines_;
    TextLabel* checksTitle_;
    Table* checkTable_;
    TextLabel* patchTitle_;
    DiffView* diff_;
    QString toShow_;  // selected as soon as the file has it
};

}  // namespace assay::ui

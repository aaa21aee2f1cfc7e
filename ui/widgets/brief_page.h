// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/page.h"

#include <map>

class QUndoStack;
class QComboBox;
class QVBoxLayout;

namespace assay::ui {

class Banner;
class DiffView;
class EditableText;

/// What is claimed and why, the change and where it lives, what would confirm and what would refute it, and
/// the plan's questions in words. Texts are edited in place; each edit is an event and can be undone by
/// another.
class BriefPage final : public ColumnPage {
    Q_OBJECT
  public:
    BriefPage(CaseSession& session, QUndoStack& edits, QWidget* parent = nullptr);

  private:
    void follow();
    void addText(const QString& title, const char* field);
    void showQuestions(const Snapshot& snapshot);
    void showPlaces(const Snapshot& snapshot);
    void showPatches(const Snapshot& snapshot);
    void keep(const std::string& field, const QString& before, const QString& after);
    CaseSession& session_;
    QUndoStack& edits_;
    Banner* banner_;
    std::map<std::string, EditableText*> texts_;  // field -> its widget
    TextLabel* places_;
    QComboBox* patch_;
    DiffView* diff_;
    TextLabel* noPatch_;
    QVBoxLayout* questions_;
    std::vector<experiment::Question> shownQuestions_;
    std::vector<std::string> shownPatches_;
    TextLabel* happenedTitle_;
    TextLabel* happened_;
    TextLabel* links_;
    TextLabel* linksTitle_;
};

}  // namespace assay::ui

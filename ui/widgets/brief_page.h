// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/page.h"

#include <map>

class QUndoStack;
class QComboBox;

namespace assay::ui {

class Banner;
class DiffView;
class EditableText;
class PlanPanel;
class SourceView;

/// What is claimed and why, the change and where it lives, what would confirm and what would refute it, and
/// the plans. All of it is edited in place; each edit is an event and can be undone by another.
class BriefPage final : public ColumnPage, public SubjectPage {
    Q_OBJECT
  public:
    BriefPage(CaseSession& session, QUndoStack& edits, QWidget* parent = nullptr);
    /// A plan by its name, or a field of the brief.
    void showSubject(const QString& name) override;

  private:
    void follow();
    void addText(const QString& title, const char* field);
    void addPlaces();
    void addLinks();
    void showPatches(const Snapshot& snapshot);
    void keep(const std::string& field, const QString& before, const QString& after);
    /// `before`: when the editor was opened; `now`: what was there when it was kept.
    void sayWhatItReplaced(const EditableText& text, const QString& before, const QString& now);
    CaseSession& session_;
    QUndoStack& edits_;
    Banner* banner_;
    struct Field {
        TextLabel* title;
        EditableText* text;
    };
    std::map<std::string, Field> texts_;  // by the field's name
    EditableText* places_ = nullptr;
    SourceView* source_;
    QComboBox* patch_;
    DiffView* diff_;
    TextLabel* noPatch_;
    PlanPanel* plans_ = nullptr;
    std::vector<std::string> shownPatches_;
    TextLabel* happenedTitle_;
    TextLabel* happened_;
    EditableText* links_ = nullptr;
    TextLabel* linksTitle_ = nullptr;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/checks_model.h"
#include "ui/models/variants_model.h"
#include "ui/widgets/page.h"

class QPushButton;

namespace assay::ui {

class Banner;
class DiffView;
class Table;

/// The variants in a table; below it the chosen one: how it came to be, its build's last words when it
/// failed, its patch, and the checks of its binary beside what was expected. A dropped binary becomes a
/// variant.
class VariantsPage final : public ColumnPage, public SubjectPage {
    Q_OBJECT
  public:
    explicit VariantsPage(CaseSession& session, QWidget* parent = nullptr);
    void showSubject(const QString& name) override;

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void follow();
    void showChosen();
    void add(const variant::Recipe& recipe);
    void addBinary(const QString& path);
    void addPatch();
    CaseSession& session_;
    VariantsModel variants_;
    ChecksModel checks_;
    Banner* banner_;
    Table* table_;
    QPushButton* addBinary_;
    QPushButton* addPatch_;
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
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/checks_model.h"
#include "ui/models/evidence_model.h"
#include "ui/widgets/page.h"

class QPushButton;

namespace assay::ui {

class Banner;
class Table;

/// Checks with what was expected and what was observed; evidence in words; attachments. A dropped file is
/// attached.
class EvidencePage final : public ColumnPage, public SubjectPage {
    Q_OBJECT
  public:
    explicit EvidencePage(CaseSession& session, QWidget* parent = nullptr);
    void showSubject(const QString& name) override;

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void follow();
    void showChosen();
    void attach(const QString& path);
    void saveAttachment();
    CaseSession& session_;
    ChecksModel checks_;
    EvidenceModel evidence_;
    Banner* banner_;
    TextLabel* summary_;
    Table* checkTable_;
    Table* table_;
    TextLabel* empty_;
    TextLabel* title_;
    TextLabel* text_;
    QPushButton* attach_;
    QPushButton* save_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/checks_model.h"
#include "ui/models/evidence_model.h"
#include "ui/widgets/page.h"

class QPushButton;

namespace assay::ui {

class Banner;
class DropHint;
class EvidenceFiles;
class EvidenceMeasured;
class Table;

/// Checks with what was expected and what was observed; what was counted and sampled; evidence in words;
/// attachments. A dropped file is attached.
class EvidencePage final : public ColumnPage, public SubjectPage {
    Q_OBJECT
  public:
    explicit EvidencePage(CaseSession& session, QWidget* parent = nullptr);
    void showSubject(const QString& name) override;

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void follow();
    void showChosen();
    void connectFiles();
    [[nodiscard]] const casefile::EvidenceAdded* chosen() const;
    CaseSession& session_;
    SnapshotPtr shown_;
    QString awaited_;  // was just attached: chosen as soon as it stands in the case
    EvidenceFiles* files_;
    ChecksModel checks_;
    EvidenceModel evidence_;
    Banner* banner_;
    TextLabel* summary_;
    Table* checkTable_;
    EvidenceMeasured* measured_;
    Table* table_;
    TextLabel* empty_;
    TextLabel* title_;
    TextLabel* text_;
    QPushButton* attach_;
    QPushButton* open_;
    QPushButton* save_;
    DropHint* hint_;
};

}  // namespace assay::ui

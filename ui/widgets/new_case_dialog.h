// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_draft.h"
#include "ui/session/newest_value.h"

#include <QDialog>

#include <vector>

class QPushButton;
class QStackedWidget;

namespace assay::ui {

class Banner;
class ClaimStep;
class DefinitionStep;
class NewCaseStep;
class PlaceField;
class SourcesStep;
class StepList;
class TextLabel;
class WorkloadStep;

/// A new case in three short pages that end in one that can be run at once; or from a definition. What was
/// typed stays while the form is open, whichever page is shown; what is wrong is said at its field. Writes
/// the file on the pool and never overwrites one.
class NewCaseDialog final : public QDialog {
    Q_OBJECT
  public:
    explicit NewCaseDialog(QWidget* parent = nullptr);
    /// Of the file that was written.
    [[nodiscard]] QString casePath() const { return created_; }
    /// Creates what is shown, or goes to the first page that has something wrong.
    void accept() override;
    /// Asks when something was typed.
    void reject() override;

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    enum class Waiting { no, forNext, forCreate };  // until sources were looked at
    void showStep(int index);
    void useDefinition(bool on);
    void next();
    void back();
    void goOn();
    void follow();
    void create();
    void created(const Status& status, const QString& path);
    [[nodiscard]] bool isLast() const;
    [[nodiscard]] CaseDraft draft() const;
    [[nodiscard]] PlaceField& place() const;
    StepList* list_;
    QStackedWidget* stack_;
    TextLabel* lead_;
    Banner* banner_;
    ClaimStep* claim_;
    SourcesStep* sources_;
    WorkloadStep* workload_;
    DefinitionStep* definition_;
    std::vector<NewCaseStep*> steps_;
    QPushButton* other_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* create_;
    Waiting waiting_ = Waiting::no;
    bool defined_ = false;  // from a definition
    bool busy_ = false;     // the file is being written
    int step_ = 0;
    QString created_;
    NewestValue<Status> creating_;
};

}  // namespace assay::ui

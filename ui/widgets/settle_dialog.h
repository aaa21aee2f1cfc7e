// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_session.h"

#include <QDialog>

class QPlainTextEdit;
class QPushButton;
class QRadioButton;

namespace assay::ui {

class Banner;

/// Settles the case: as measured where the findings decide it, else by judgement, with a reason, and shown
/// so.
class SettleDialog final : public QDialog {
    Q_OBJECT
  public:
    explicit SettleDialog(CaseSession& session, QWidget* parent = nullptr);
    void accept() override;

  private:
    void follow();
    CaseSession& session_;
    QRadioButton* measured_;
    QRadioButton* confirmed_;
    QRadioButton* refuted_;
    QPlainTextEdit* words_;
    QPushButton* settle_ = nullptr;
    Banner* banner_;
};

}  // namespace assay::ui

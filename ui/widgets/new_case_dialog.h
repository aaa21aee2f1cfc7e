// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace assay::ui {

class Banner;

/// A new case: from words typed here, or from a definition file (TOML). Writes the file; never overwrites
/// one.
class NewCaseDialog final : public QDialog {
    Q_OBJECT
  public:
    explicit NewCaseDialog(QWidget* parent = nullptr);
    [[nodiscard]] QString casePath() const;
    void accept() override;

  private:
    void follow();
    void chooseDefinition();
    void choosePlace();
    QLineEdit* title_;
    QLineEdit* project_;
    QPlainTextEdit* claim_;
    QLineEdit* definition_;
    QLineEdit* place_;
    QPushButton* create_;
    Banner* banner_;
    QString suggestion_;  // of a place; whatever else stands there was chosen by the person
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace assay::ui {

class Banner;

/// A variant from a finished binary or from a patch on the baseline's source. Looks into the file before it
/// agrees.
class VariantDialog final : public QDialog {
    Q_OBJECT
  public:
    enum class From { binary, patch };
    VariantDialog(const casefile::Case& state, From from, const QString& path, QWidget* parent = nullptr);
    [[nodiscard]] const variant::Recipe& recipe() const { return recipe_; }
    void accept() override;

  private:
    void follow();
    void choose();
    const casefile::Case state_;
    From from_;
    variant::Recipe recipe_;
    QLineEdit* file_;
    QLineEdit* name_;
    QComboBox* role_;
    QLineEdit* dose_;
    QPushButton* add_;
    Banner* banner_;
};

}  // namespace assay::ui

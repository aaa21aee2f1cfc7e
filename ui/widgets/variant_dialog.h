// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace assay::ui {

class Banner;
class FieldNote;
class PatchList;
class SourceField;

/// A variant: from a patch on the baseline's source, a finished binary, a source tree, a tarball or a git
/// checkout; or one of the case, to be changed. Looks into files before it agrees; nothing is written here.
class VariantDialog final : public QDialog {
    Q_OBJECT
  public:
    /// A new one; `path` is what was dropped, or empty.
    VariantDialog(const casefile::Case& state, const QString& path, QWidget* parent = nullptr);
    /// One of the case's.
    VariantDialog(const casefile::Case& state, const variant::Recipe& recipe, QWidget* parent = nullptr);
    [[nodiscard]] const variant::Recipe& recipe() const { return recipe_; }
    void accept() override;

  private:
    VariantDialog(const casefile::Case& state, const variant::Recipe* recipe, const QString& path,
                  QWidget* parent);
    void makeForm();
    void followSource();
    [[nodiscard]] bool isSettled() const;
    void acceptIfWaiting();
    [[nodiscard]] const variant::Recipe* baseline() const;
    [[nodiscard]] bool fill();
    [[nodiscard]] bool fillSource();
    const casefile::Case state_;
    const bool isNew_;
    std::string was_;  // its name, when it is changed
    variant::Recipe recipe_;
    QString suggestedName_;  // whatever else stands there was typed
    bool waiting_ = false;   // to be accepted once the source was looked at
    SourceField* source_;
    PatchList* patches_;
    QLineEdit* name_;
    QComboBox* role_;
    QLineEdit* dose_;
    QLineEdit* description_;
    QLineEdit* make_;
    FieldNote* nameNote_;
    FieldNote* doseNote_;
    FieldNote* makeNote_;
    QPushButton* add_ = nullptr;
    Banner* banner_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;

namespace assay::ui {

class FieldNote;
class PlaceField;

/// The other way to a new case: a definition (TOML) that says all of it.
class DefinitionStep final : public QWidget {
    Q_OBJECT
  public:
    explicit DefinitionStep(QWidget* parent = nullptr);
    [[nodiscard]] QString definition() const;
    void setDefinition(const QString& path);
    [[nodiscard]] PlaceField& place() const { return *place_; }
    [[nodiscard]] QLineEdit* edit() const { return edit_; }
    void showProblem(const QString& what, const QString& advice);

  private:
    void choose();
    QLineEdit* edit_;
    FieldNote* note_;
    PlaceField* place_;
};

}  // namespace assay::ui

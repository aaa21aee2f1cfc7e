// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QWidget>

class QLineEdit;

namespace assay::ui {

class FieldNote;

/// Where a new case file goes. Suggests a place from a name until the person chooses one; says at once when
/// nothing can be created there.
class PlaceField final : public QWidget {
    Q_OBJECT
  public:
    explicit PlaceField(const QString& objectName, QWidget* parent = nullptr);
    void suggest(const QString& name);
    [[nodiscard]] QString path() const;
    /// Looks again: another program may have taken the place. True when a case can go there.
    bool check();
    void showError(const Error& error);
    [[nodiscard]] QLineEdit* edit() const { return edit_; }

  signals:
    void edited();

  private:
    void choose();
    QLineEdit* edit_;
    FieldNote* note_;
    QString suggestion_;  // whatever else stands there was chosen by the person
};

/// "Fewer copies" → "fewer-copies".
[[nodiscard]] QString fileNameFrom(const QString& title);

}  // namespace assay::ui

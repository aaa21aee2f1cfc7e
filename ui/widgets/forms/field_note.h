// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/models/rows_model.h"

#include <QWidget>

class QLabel;

namespace assay::ui {

class IconLabel;
class TextLabel;

/// The line below a field: what is wrong with it and what to do, or what was found. Mark and words, never
/// colour alone. Takes no room while it has nothing to say, unless `keepsRoom`.
class FieldNote final : public QWidget {
    Q_OBJECT
  public:
    explicit FieldNote(const QString& objectName, QWidget* parent = nullptr);
    void showProblem(const QString& what, const QString& advice = {});
    void showError(const Error& error);
    void showWarning(const QString& words);
    void showFound(const QString& words);
    void showPlain(const QString& words);
    void clear();
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isProblem() const { return mark_ == Mark::failed; }

  private:
    void show(Mark mark, const QString& words);
    Mark mark_ = Mark::none;
    IconLabel* icon_;
    TextLabel* words_;
};

/// A field with its note below it, as one row of a form. The field's accessible description follows the note.
[[nodiscard]] QWidget* withNote(QWidget* field, FieldNote* note);

}  // namespace assay::ui

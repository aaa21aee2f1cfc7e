// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/labels.h"

#include <QWidget>

#include <functional>

class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace assay::ui {

class FieldNote;

/// A person's text, edited where it stands: the pencil (or a double click) opens it, Ctrl+Return keeps, Esc
/// leaves. What the file says meanwhile never overwrites what is being typed.
class EditableText final : public QWidget {
    Q_OBJECT
  public:
    /// `name` is what it is to a person ("Hypothesis").
    EditableText(const QString& name, const QString& objectName, QWidget* parent = nullptr);
    void setText(const QString& text);
    /// Shown as other words than it is edited in (a list in a form that can be typed).
    void setText(const QString& text, const QString& shownAs);
    /// Asked before it is kept: what is wrong with what was typed, "" when nothing is. The editor stays open
    /// and says it.
    void setCheck(std::function<QString(const QString&)> problemWith) {
        problemWith_ = std::move(problemWith);
    }
    /// Below the editor: how it is typed.
    void setHint(const QString& hint);
    void setEditable(bool editable);
    [[nodiscard]] bool isEditing() const;
    /// Something was typed that is not kept yet.
    [[nodiscard]] bool hasUnkeptText() const;
    [[nodiscard]] QString name() const { return name_; }

  signals:
    void kept(const QString& before, const QString& after);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void begin();
    void keep();
    void leave();
    void showEditor(bool on);
    QString name_;
    QString text_;  // as the file has it
    std::function<QString(const QString&)> problemWith_;
    QString hint_;
    QString before_;  // as it was when editing began
    bool editable_ = false;
    TextLabel* label_;
    QToolButton* pencil_;
    QWidget* editor_;
    QPlainTextEdit* edit_;
    FieldNote* note_;
};

}  // namespace assay::ui

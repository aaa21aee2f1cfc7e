// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/editable_text.h"

#include "ui/session/words.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/forms/field_note.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace assay::ui {

EditableText::EditableText(const QString& name, const QString& objectName, QWidget* parent)
    : QWidget(parent),
      name_(name),
      label_(new TextLabel),
      pencil_(new QToolButton),
      editor_(new QWidget),
      edit_(new QPlainTextEdit),
      note_(new FieldNote(objectName + QStringLiteral("Note"))) {
    setObjectName(objectName);
    label_->setObjectName(objectName + QStringLiteral("Text"));
    label_->setAccessibleName(name);
    label_->installEventFilter(this);
    pencil_->setObjectName(objectName + QStringLiteral("Edit"));
    pencil_->setIcon(style::icon(QStringLiteral("edit"), &style::muted));
    pencil_->setAutoRaise(true);
    pencil_->setToolTip(tr("Edit %1").arg(name));
    pencil_->setAccessibleName(tr("Edit %1").arg(name));
    connect(pencil_, &QToolButton::clicked, this, &EditableText::begin);

    edit_->setObjectName(objectName + QStringLiteral("Editor"));
    edit_->setAccessibleName(name);
    edit_->setTabChangesFocus(true);
    edit_->installEventFilter(this);
    auto* keepButton = new QPushButton(tr("Keep"));
    keepButton->setObjectName(objectName + QStringLiteral("Keep"));
    keepButton->setToolTip(tr("Ctrl+Return"));
    auto* leaveButton = new QPushButton(tr("Cancel"));
    leaveButton->setToolTip(tr("Esc"));
    connect(keepButton, &QPushButton::clicked, this, &EditableText::keep);
    connect(leaveButton, &QPushButton::clicked, this, &EditableText::leave);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(leaveButton);
    buttons->addWidget(keepButton);
    auto* column = new QVBoxLayout(editor_);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(edit_);
    column->addWidget(note_);
    column->addLayout(buttons);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(style::em(0.5));
    row->addWidget(label_, 1);
    row->addWidget(editor_, 1);
    row->addWidget(pencil_, 0, Qt::AlignTop);
    dressFields(*editor_);
    showEditor(false);
    setEditable(false);
}

void EditableText::setText(const QString& text) {
    setText(text, harmless(text));
}

void EditableText::setText(const QString& text, const QString& shownAs) {
    text_ = text;
    label_->setText(text.isEmpty() ? tr("Not said.") : shownAs);
    label_->setTone(text.isEmpty() ? TextLabel::Tone::muted : TextLabel::Tone::normal);
}

void EditableText::setHint(const QString& hint) {
    hint_ = hint;
    note_->showPlain(hint);
}

void EditableText::setEditable(bool editable) {
    editable_ = editable;
    pencil_->setVisible(editable && !isEditing());
}

bool EditableText::isEditing() const {
    return !editor_->isHidden();
}

bool EditableText::hasUnkeptText() const {
    return isEditing() && edit_->toPlainText().trimmed() != before_;
}

void EditableText::begin() {
    if (!editable_ || isEditing()) return;
    before_ = text_;
    edit_->setPlainText(text_);
    note_->showPlain(hint_);
    const int lines =
        std::clamp(label_->heightForWidth(label_->width()) / QFontMetrics(font()).lineSpacing() + 1, 3, 14);
    edit_->setFixedHeight(lines * QFontMetrics(font()).lineSpacing() + style::em(1));
    showEditor(true);
    edit_->setFocus();
    edit_->moveCursor(QTextCursor::End);
}

void EditableText::keep() {
    const QString after = edit_->toPlainText().trimmed();
    if (const QString problem = problemWith_ ? problemWith_(after) : QString(); !problem.isEmpty()) {
        note_->showProblem(problem, hint_);
        return edit_->setFocus();
    }
    showEditor(false);
    if (after != before_) emit kept(before_, after);
}

void EditableText::leave() {
    showEditor(false);
}

void EditableText::showEditor(bool on) {
    editor_->setVisible(on);
    label_->setVisible(!on);
    pencil_->setVisible(!on && editable_);
    if (!on && pencil_->isVisible()) pencil_->setFocus();
}

bool EditableText::eventFilter(QObject* watched, QEvent* event) {
    if (watched == label_ && event->type() == QEvent::MouseButtonDblClick && editable_) {
        begin();
        return true;
    }
    if (watched == edit_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            keep();
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            leave();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace assay::ui

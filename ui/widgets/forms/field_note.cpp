// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/field_note.h"

#include "ui/session/words.h"
#include "ui/widgets/labels.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace assay::ui {

FieldNote::FieldNote(const QString& objectName, QWidget* parent)
    : QWidget(parent), icon_(new IconLabel({}, 1.1)), words_(new TextLabel({}, style::Type::small)) {
    setObjectName(objectName);
    words_->setObjectName(objectName + QStringLiteral("Words"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(style::em(0.4));
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addWidget(words_, 1);
    clear();
}

void FieldNote::showProblem(const QString& what, const QString& advice) {
    show(Mark::failed, advice.isEmpty() ? what : QStringLiteral("%1 %2").arg(what, advice));
}

void FieldNote::showError(const Error& error) {
    showProblem(shown(error.message), shown(error.advice));
}

void FieldNote::showWarning(const QString& words) {
    show(Mark::warning, words);
}
void FieldNote::showFound(const QString& words) {
    show(Mark::passed, words);
}
void FieldNote::showPlain(const QString& words) {
    show(Mark::none, words);
}

void FieldNote::clear() {
    show(Mark::none, {});
}

QString FieldNote::text() const {
    return words_->text();
}

void FieldNote::show(Mark mark, const QString& words) {
    mark_ = mark;
    const auto colour = mark == Mark::failed    ? &style::bad
                        : mark == Mark::warning ? &style::doubtful
                        : mark == Mark::passed  ? &style::good
                                                : &style::muted;
    icon_->setIcon(style::iconOf(mark), colour);
    icon_->setVisible(mark != Mark::none);
    words_->setColour(mark == Mark::failed || mark == Mark::warning ? colour : &style::muted);
    words_->setText(words);
    setVisible(!words.isEmpty());
    // To those who do not see it: the field itself says it.
    QWidget* field = parentWidget() == nullptr ? nullptr : parentWidget()->focusProxy();
    while (field != nullptr && field->focusProxy() != nullptr)
        field = field->focusProxy();
    if (field != nullptr) field->setAccessibleDescription(words);
}

QWidget* withNote(QWidget* field, FieldNote* note) {
    auto* row = new QWidget;
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.2));
    column->addWidget(field);
    column->addWidget(note);
    row->setFocusProxy(field);
    return row;
}

}  // namespace assay::ui

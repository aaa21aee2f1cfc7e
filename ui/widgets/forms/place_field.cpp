// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/place_field.h"

#include "ui/session/sample_cases.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/style.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::ui {

QString fileNameFrom(const QString& title) {
    QString out;
    for (const QChar c : title.toLower()) {
        if (c.isLetterOrNumber()) {
            out += c;
        } else if (!out.isEmpty() && !out.endsWith(QLatin1Char('-'))) {
            out += QLatin1Char('-');
        }
    }
    out = out.left(60);
    while (out.endsWith(QLatin1Char('-')))
        out.chop(1);
    return out.isEmpty() ? QStringLiteral("case") : out;
}

PlaceField::PlaceField(const QString& objectName, QWidget* parent)
    : QWidget(parent), edit_(new QLineEdit), note_(new FieldNote(objectName + QStringLiteral("Note"))) {
    edit_->setObjectName(objectName);
    edit_->setAccessibleName(tr("Case file"));
    auto* choose = new QPushButton(tr("Choose\u2026"));
    choose->setObjectName(objectName + QStringLiteral("Choose"));
    choose->setAccessibleName(tr("Choose where the case goes"));
    choose->setAutoDefault(false);
    auto* line = new QHBoxLayout;
    line->setSpacing(style::em(0.5));
    line->addWidget(edit_, 1);
    line->addWidget(choose);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.2));
    column->addLayout(line);
    column->addWidget(note_);
    setFocusProxy(edit_);
    connect(choose, &QPushButton::clicked, this, &PlaceField::choose);
    connect(edit_, &QLineEdit::textEdited, this, [this] {
        check();
        emit edited();
    });
}

void PlaceField::suggest(const QString& name) {
    if (edit_->text() != suggestion_) return;
    suggestion_ = uniqueCasePath(defaultCaseDirectory(), name);
    edit_->setText(suggestion_);
    check();
}

QString PlaceField::path() const {
    return edit_->text().trimmed();
}

bool PlaceField::check() {
    const auto why = whyNotCreated(path());
    if (why) {
        note_->showError(*why);
    } else {
        note_->clear();
    }
    return !why;
}

void PlaceField::showError(const Error& error) {
    note_->showError(error);
}

void PlaceField::choose() {
    const QString path = askWhereToSave(this, {tr("Where the case goes"), edit_->text(),
                                               tr("Assay cases (*.assay)"), QStringLiteral("assay"), false});
    if (path.isEmpty()) return;
    edit_->setText(path);
    check();
    emit edited();
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/new_case/definition_step.h"

#include "ui/session/sample_cases.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/forms/place_field.h"
#include "ui/widgets/labels.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace assay::ui {

DefinitionStep::DefinitionStep(QWidget* parent)
    : QWidget(parent),
      edit_(new QLineEdit),
      note_(new FieldNote(QStringLiteral("newDefinitionNote"))),
      place_(new PlaceField(QStringLiteral("newDefinedPlace"))) {
    edit_->setObjectName(QStringLiteral("newDefinition"));
    edit_->setAccessibleName(tr("Definition"));
    edit_->setAcceptDrops(false);  // a dropped file is named here, not pasted as an address
    edit_->setPlaceholderText(tr("my-case.toml"));
    auto* choose = new QPushButton(tr("Choose\u2026"));
    choose->setObjectName(QStringLiteral("newDefinitionChoose"));
    choose->setAccessibleName(tr("Choose a definition"));
    choose->setAutoDefault(false);
    auto* form = newForm();
    form->addRow(tr("&Definition"), withNote(inOneRow({{edit_, 1}, {choose, 0}}), note_));
    form->addRow(tr("File of the &case"), place_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.8));
    column->addLayout(form);
    column->addWidget(new TextLabel(
        tr("A definition is a text file that says all of a case: what is claimed, any number of variants, "
           "workloads, checks and plans. Patches that it names are read; nothing is downloaded, built or "
           "run."),
        style::Type::small, TextLabel::Tone::muted));
    column->addStretch(1);
    connect(choose, &QPushButton::clicked, this, &DefinitionStep::choose);
    connect(edit_, &QLineEdit::textChanged, this, [this](const QString& path) {
        note_->clear();
        place_->suggest(QFileInfo(path).completeBaseName());
    });
}

QString DefinitionStep::definition() const {
    return edit_->text().trimmed();
}

void DefinitionStep::setDefinition(const QString& path) {
    edit_->setText(path);
}

void DefinitionStep::showProblem(const QString& what, const QString& advice) {
    note_->showProblem(what, advice);
}

void DefinitionStep::choose() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a definition"), defaultCaseDirectory(),
                                                      tr("Definitions (*.toml);;All files (*)"));
    if (!path.isEmpty()) setDefinition(path);
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/new_case_dialog.h"

#include "ui/session/sample_cases.h"
#include "ui/widgets/banner.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace assay::ui {

namespace {

QString fileNameFrom(const QString& title) {
    QString out;
    for (const QChar c : title.toLower()) {
        if (c.isLetterOrNumber()) {
            out += c;
        } else if (!out.isEmpty() && !out.endsWith(QLatin1Char('-'))) {
            out += QLatin1Char('-');
        }
    }
    while (out.endsWith(QLatin1Char('-')))
        out.chop(1);
    return out.isEmpty() ? QStringLiteral("case") : out.left(60);
}

QWidget* withButton(QLineEdit* edit, QPushButton* button) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(edit, 1);
    line->addWidget(button);
    return row;
}

}  // namespace

NewCaseDialog::NewCaseDialog(QWidget* parent)
    : QDialog(parent),
      title_(new QLineEdit),
      project_(new QLineEdit),
      claim_(new QPlainTextEdit),
      definition_(new QLineEdit),
      place_(new QLineEdit),
      banner_(new Banner) {
    setObjectName(QStringLiteral("newCaseDialog"));
    setWindowTitle(tr("New case"));
    title_->setObjectName(QStringLiteral("newTitle"));
    project_->setObjectName(QStringLiteral("newProject"));
    claim_->setObjectName(QStringLiteral("newClaim"));
    definition_->setObjectName(QStringLiteral("newDefinition"));
    place_->setObjectName(QStringLiteral("newPlace"));
    title_->setPlaceholderText(tr("Remove per-command AOF staging copy"));
    project_->setPlaceholderText(QStringLiteral("redis"));
    claim_->setPlaceholderText(tr("What the change does, in one sentence that can turn out wrong"));
    claim_->setTabChangesFocus(true);
    claim_->setFixedHeight(QFontMetrics(font()).lineSpacing() * 3 + style::em(1));
    definition_->setPlaceholderText(tr("Optional: a definition (TOML) that says all of it"));

    auto* chooseDefinition = new QPushButton(tr("Choose\u2026"));
    auto* choosePlace = new QPushButton(tr("Choose\u2026"));
    choosePlace->setAccessibleName(tr("Choose where the case goes"));
    chooseDefinition->setAccessibleName(tr("Choose a definition"));
    connect(chooseDefinition, &QPushButton::clicked, this, &NewCaseDialog::chooseDefinition);
    connect(choosePlace, &QPushButton::clicked, this, &NewCaseDialog::choosePlace);

    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(style::em(0.7));
    form->setHorizontalSpacing(style::em(1));
    form->addRow(tr("&Title"), title_);
    form->addRow(tr("&Project"), project_);
    form->addRow(tr("&Claim"), claim_);
    form->addRow(tr("&Definition"), withButton(definition_, chooseDefinition));
    form->addRow(tr("&File"), withButton(place_, choosePlace));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    create_ = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    create_->setObjectName(QStringLiteral("newCreate"));
    connect(buttons, &QDialogButtonBox::accepted, this, &NewCaseDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.4), style::em(1.2), style::em(1.4), style::em(1));
    column->setSpacing(style::em(0.8));
    column->addWidget(banner_);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    for (auto* edit : {title_, definition_, place_})
        connect(edit, &QLineEdit::textChanged, this, &NewCaseDialog::follow);
    resize(style::em(46), sizeHint().height());
    follow();
}

QString NewCaseDialog::casePath() const {
    return place_->text();
}

void NewCaseDialog::follow() {
    const bool defined = !definition_->text().isEmpty();
    title_->setEnabled(!defined);
    project_->setEnabled(!defined);
    claim_->setEnabled(!defined);
    if (place_->text() == suggestion_) {
        const QSignalBlocker quiet(place_);
        suggestion_ =
            uniqueCasePath(defaultCaseDirectory(), defined ? QFileInfo(definition_->text()).completeBaseName()
                                                           : fileNameFrom(title_->text()));
        place_->setText(suggestion_);
    }
    create_->setEnabled((defined || !title_->text().trimmed().isEmpty()) && !place_->text().isEmpty());
}

void NewCaseDialog::chooseDefinition() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a definition"), defaultCaseDirectory(),
                                                      tr("Definitions (*.toml);;All files (*)"));
    if (!path.isEmpty()) definition_->setText(path);
}

void NewCaseDialog::choosePlace() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Where the case goes"), place_->text(),
                                     tr("Assay cases (*.assay)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty()) return;
    place_->setText(path);
}

void NewCaseDialog::accept() {
    const auto made = definition_->text().isEmpty()
                          ? createEmptyCase({title_->text().trimmed(), project_->text().trimmed(),
                                             claim_->toPlainText().trimmed()},
                                            place_->text())
                          : createCaseFromDefinition(definition_->text(), place_->text());
    if (!made) return banner_->showError(made.error());
    QDialog::accept();
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/variant_dialog.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/variant/binary_facts.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleValidator>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace assay::ui {

namespace {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

QString nameFrom(const QString& path) {
    QString name = QFileInfo(path).completeBaseName();
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_.-]+"));
    return name.replace(other, QStringLiteral("-"));
}

}  // namespace

VariantDialog::VariantDialog(const casefile::Case& state, From from, const QString& path, QWidget* parent)
    : QDialog(parent),
      state_(state),
      from_(from),
      file_(new QLineEdit(path)),
      name_(new QLineEdit),
      role_(new QComboBox),
      dose_(new QLineEdit),
      banner_(new Banner) {
    setObjectName(QStringLiteral("variantDialog"));
    setWindowTitle(from == From::binary ? tr("Add a binary") : tr("Add a patch on the baseline"));
    file_->setObjectName(QStringLiteral("variantFile"));
    name_->setObjectName(QStringLiteral("variantNewName"));
    role_->setObjectName(QStringLiteral("variantRole"));
    dose_->setObjectName(QStringLiteral("variantDose"));
    name_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z0-9_.-]+")), this));
    dose_->setValidator(new QDoubleValidator(this));
    dose_->setPlaceholderText(tr("optional: −1 for one copy less, 1 for one more"));
    for (const auto role : {variant::Role::candidate, variant::Role::calibration, variant::Role::baseline})
        role_->addItem(word(role), static_cast<int>(role));
    if (state_.variants.empty()) role_->setCurrentIndex(2);
    name_->setText(path.isEmpty() ? QString() : nameFrom(path));

    auto* choose = new QPushButton(tr("Choose\u2026"));
    connect(choose, &QPushButton::clicked, this, &VariantDialog::choose);
    auto* fileRow = new QWidget;
    auto* line = new QHBoxLayout(fileRow);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(file_, 1);
    line->addWidget(choose);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(style::em(0.7));
    form->setHorizontalSpacing(style::em(1));
    form->addRow(from == From::binary ? tr("&Binary") : tr("&Patch"), fileRow);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("&Role"), role_);
    form->addRow(tr("&Dose"), dose_);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    add_ = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    add_->setObjectName(QStringLiteral("variantAdd"));
    connect(buttons, &QDialogButtonBox::accepted, this, &VariantDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.4), style::em(1.2), style::em(1.4), style::em(1));
    column->setSpacing(style::em(0.8));
    column->addWidget(banner_);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    for (auto* edit : {file_, name_})
        connect(edit, &QLineEdit::textChanged, this, &VariantDialog::follow);
    resize(style::em(44), sizeHint().height());
    follow();
}

void VariantDialog::follow() {
    const bool taken = state_.find_variant(name_->text().toStdString()) != nullptr;
    add_->setEnabled(!file_->text().isEmpty() && name_->hasAcceptableInput() && !taken);
    if (taken) {
        banner_->showMessage(Mark::warning, tr("A variant of this name is there already."),
                             tr("Choose another name."), false);
    } else {
        banner_->dismiss();
    }
}

void VariantDialog::choose() {
    const QString path = from_ == From::binary
                             ? QFileDialog::getOpenFileName(this, tr("A finished redis-server"))
                             : QFileDialog::getOpenFileName(this, tr("A patch"), {},
                                                            tr("Patches (*.patch *.diff);;All files (*)"));
    if (path.isEmpty()) return;
    file_->setText(path);
    if (name_->text().isEmpty()) name_->setText(nameFrom(path));
}

void VariantDialog::accept() {
    const QString path = QFileInfo(file_->text()).absoluteFilePath();
    recipe_ = {};
    recipe_.name = name_->text().toStdString();
    recipe_.role = static_cast<variant::Role>(role_->currentData().toInt());
    if (!dose_->text().isEmpty()) {
        bool ok = false;
        const double dose =
            QLocale().toDouble(QString(dose_->text()).replace(QChar(0x2212), QLatin1Char('-')), &ok);
        if (ok) recipe_.dose = dose;
    } else if (recipe_.role == variant::Role::baseline) {
        recipe_.dose = 0;
    }
    if (from_ == From::binary) {
        const auto facts = variant::inspect(native(path));
        if (!facts) return banner_->showError(facts.error());
        if (facts->server == variant::ServerKind::none)
            return banner_->showError(
                Error{ErrorKind::invalid_input,
                      tr("'%1' is a program, but no Redis server.").arg(path).toStdString(),
                      tr("Choose a redis-server or valkey-server binary.").toStdString(),
                      {}});
        recipe_.source = {variant::SourceKind::binary, path.toStdString(), {}, facts->sha256, {}};
        recipe_.description = facts->version;
    } else {
        auto text = read_file(native(path));
        if (!text) return banner_->showError(text.error());
        if (text->find("@@") == std::string::npos)
            return banner_->showError(
                Error{ErrorKind::invalid_input,
                      tr("'%1' holds no hunks of a patch.").arg(path).toStdString(),
                      tr("Choose a unified diff, as 'git diff' or 'diff -u' write it.").toStdString(),
                      {}});
        const auto baseline = std::find_if(state_.variants.begin(), state_.variants.end(), [](const auto& v) {
            return v.recipe.role == variant::Role::baseline;
        });
        const auto& base = (baseline == state_.variants.end() ? state_.variants.front() : *baseline).recipe;
        if (base.source.kind == variant::SourceKind::binary)
            return banner_->showError(
                Error{ErrorKind::invalid_input,
                      tr("The baseline is a finished binary; there is no source to patch.").toStdString(),
                      tr("Add the patched build as a binary instead.").toStdString(),
                      {}});
        recipe_.source = base.source;
        recipe_.patches = base.patches;
        recipe_.make_arguments = base.make_arguments;
        recipe_.patches.push_back({QFileInfo(path).fileName().toStdString(), *text, sha256_hex(*text)});
    }
    QDialog::accept();
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/variant_dialog.h"

#include "core/casefile/removal.h"
#include "core/casefile/trust.h"
#include "ui/session/thing_commands.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/forms/form_layout.h"
#include "ui/widgets/forms/patch_list.h"
#include "ui/widgets/forms/source_field.h"
#include "ui/widgets/page.h"
#include "ui/widgets/tab_order.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace assay::ui {

namespace {

// A section for each function lets every block link its own order of them (METHOD 3.6).
const std::vector<std::string> layout_arguments = {"REDIS_CFLAGS=-ffunction-sections"};

QString nameFrom(const SourceFacts& facts, const QString& where) {
    QString name =
        facts.kind == SourceFacts::Kind::patch ? QFileInfo(facts.path).completeBaseName()
        : facts.kind == SourceFacts::Kind::git
            ? QFileInfo(where).fileName() + QLatin1Char('-') + shown(facts.source.commit.substr(0, 8))
            : QFileInfo(where).fileName().section(QStringLiteral(".tar"), 0, 0);
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_.-]+"));
    name.replace(other, QStringLiteral("-"));
    return name.isEmpty() ? QStringLiteral("variant") : name.left(96);
}

/// A number as the locale or anyone writes it, a true minus sign included; nullopt for something else.
std::optional<double> numberFrom(QString text) {
    text.replace(QChar(0x2212), QLatin1Char('-'));
    bool ok = false;
    const double local = QLocale().toDouble(text, &ok);
    if (ok) return local;
    const double plain = QLocale::c().toDouble(text, &ok);
    return ok ? std::optional(plain) : std::nullopt;
}

}  // namespace

VariantDialog::VariantDialog(const casefile::Case& state, const QString& path, QWidget* parent)
    : VariantDialog(state, nullptr, path, parent) {}

VariantDialog::VariantDialog(const casefile::Case& state, const variant::Recipe& recipe, QWidget* parent)
    : VariantDialog(state, &recipe, {}, parent) {}

VariantDialog::VariantDialog(const casefile::Case& state, const variant::Recipe* recipe, const QString& path,
                             QWidget* parent)
    : QDialog(parent),
      state_(state),
      isNew_(recipe == nullptr),
      was_(recipe == nullptr ? std::string() : recipe->name),
      recipe_(recipe == nullptr ? variant::Recipe{} : *recipe),
      source_(new SourceField(isNew_ ? tr("Patch, binary or source") : tr("Source"),
                              QStringLiteral("variantSource"), isNew_)),
      patches_(new PatchList),
      name_(new QLineEdit),
      role_(new QComboBox),
      dose_(new QLineEdit),
      description_(new QLineEdit),
      make_(new QLineEdit),
      nameNote_(new FieldNote(QStringLiteral("variantNameNote"))),
      doseNote_(new FieldNote(QStringLiteral("variantDoseNote"))),
      makeNote_(new FieldNote(QStringLiteral("variantMakeNote"))),
      banner_(new Banner) {
    setObjectName(QStringLiteral("variantDialog"));
    setWindowTitle(isNew_ ? tr("Add a variant") : tr("Change a variant"));
    makeForm();
    if (isNew_) {
        if (baseline() == nullptr)
            role_->setCurrentIndex(role_->findData(static_cast<int>(variant::Role::baseline)));
        const auto* base = baseline();
        const bool built = base != nullptr && base->source.kind != variant::SourceKind::binary;
        make_->setText(commandInWords(built ? base->make_arguments : layout_arguments));
        source_->setWhere(path);
    } else {
        name_->setText(asWritten(recipe_.name));
        role_->setCurrentIndex(role_->findData(static_cast<int>(recipe_.role)));
        if (recipe_.dose) dose_->setText(QLocale().toString(*recipe_.dose, 'g', 6));
        description_->setText(asWritten(recipe_.description));
        make_->setText(commandInWords(recipe_.make_arguments));
        patches_->setPatches(recipe_.patches);
        // Looking runs a binary and asks git in a checkout: not for what a case from elsewhere names.
        if (casefile::is_trusted(casefile::executable_content_sha256(state_))) {
            source_->setText(asTyped(recipe_.source));
        } else {
            source_->setRecorded(recipe_.source);
        }
    }
    followSource();
    source_->edit()->setFocus();
}

void VariantDialog::makeForm() {
    name_->setObjectName(QStringLiteral("variantNewName"));
    name_->setAccessibleName(tr("Name"));
    role_->setObjectName(QStringLiteral("variantRole"));
    role_->setAccessibleName(tr("Role"));
    dose_->setObjectName(QStringLiteral("variantDose"));
    dose_->setAccessibleName(tr("Dose"));
    description_->setObjectName(QStringLiteral("variantDescription"));
    description_->setAccessibleName(tr("Description"));
    make_->setObjectName(QStringLiteral("variantMake"));
    make_->setAccessibleName(tr("Arguments of make"));
    make_->setFont(style::fixedFont());
    source_->edit()->setPlaceholderText(tr("a patch on the baseline, a redis-server, a source tree \u2026"));
    dose_->setPlaceholderText(tr("optional: −1 for one copy less, 1 for one more"));
    for (const auto role : {variant::Role::candidate, variant::Role::calibration, variant::Role::baseline})
        role_->addItem(word(role), static_cast<int>(role));

    auto* form = newForm();
    form->addRow(isNew_ ? tr("&From") : tr("&Source"), source_);
    if (!isNew_) form->addRow(tr("&Patches"), patches_);
    form->addRow(tr("&Name"), withNote(name_, nameNote_));
    form->addRow(tr("&Role"), inOneRow({{role_, 0}}));
    form->addRow(tr("&Dose"), withNote(dose_, doseNote_));
    form->addRow(tr("D&escription"), description_);
    form->addRow(tr("&make"), withNote(make_, makeNote_));
    if (isNew_) {  // a new one has at most the patch that it is from
        patches_->setParent(this);
        patches_->hide();
    }

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    add_ = buttons->addButton(isNew_ ? tr("Add") : tr("Keep the changes"), QDialogButtonBox::AcceptRole);
    add_->setObjectName(QStringLiteral("variantAdd"));
    add_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &VariantDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::em(1.6), style::em(1.2), style::em(1.6), style::em(1.2));
    column->setSpacing(style::em(0.8));
    column->addWidget(banner_);
    auto* fields = new QWidget;
    auto* above = new QVBoxLayout(fields);
    above->setContentsMargins(0, 0, 0, 0);
    above->addLayout(form);
    above->addStretch(1);
    column->addWidget(scrolling(fields), 1);
    column->addWidget(buttons);
    setButtonOrder(*buttons);
    dressFields(*this);
    const auto may = casefile::remove_variant(state_, recipe_.name, {});
    const auto* obstacle = std::get_if<casefile::Obstacle>(&may);
    const bool measured =
        !isNew_ && obstacle != nullptr && obstacle->why == casefile::Obstacle::Why::measured;
    name_->setReadOnly(measured);  // what was measured goes by that name
    if (measured)
        banner_->showMessage(
            Mark::warning, tr("It was measured."),
            tr("What was measured stays as it is. Another source, patch or make argument makes "
               "another binary, and the next run measures under a plan of its own."),
            false);
    connect(source_, &SourceField::edited, this, [this] { waiting_ = false; });
    connect(source_, &SourceField::settled, this, &VariantDialog::followSource);
    connect(patches_, &PatchList::settled, this, &VariantDialog::acceptIfWaiting);
    connect(name_, &QLineEdit::textChanged, nameNote_, &FieldNote::clear);
    connect(dose_, &QLineEdit::textChanged, doseNote_, &FieldNote::clear);
    connect(make_, &QLineEdit::textChanged, makeNote_, &FieldNote::clear);
    style::resizeOnScreen(*this, 58, isNew_ ? 30 : 36);
}

const variant::Recipe* VariantDialog::baseline() const {
    for (const auto& v : state_.variants)
        if (v.recipe.role == variant::Role::baseline) return &v.recipe;
    return nullptr;
}

void VariantDialog::followSource() {
    const auto& facts = source_->facts();
    make_->setEnabled(facts.kind != SourceFacts::Kind::binary);
    if (isNew_ && facts.usable() && name_->text() == suggestedName_) {
        suggestedName_ =
            shown(freeName(nameFrom(facts, source_->where()).toStdString(),
                           [this](const std::string& name) { return state_.find_variant(name) != nullptr; }));
        name_->setText(suggestedName_);
    }
    acceptIfWaiting();
}

bool VariantDialog::fillSource() {
    const auto& facts = source_->facts();
    if (!facts.usable()) {
        source_->setProblem(facts.problem ? shown(facts.problem->message) : tr("Nothing is named yet."),
                            facts.problem ? shown(facts.problem->advice) : QString());
        return false;
    }
    if (facts.kind != SourceFacts::Kind::patch) {
        recipe_.source = facts.source;
        recipe_.patches = isNew_ ? std::vector<variant::Patch>{} : patches_->patches();
        if (facts.kind == SourceFacts::Kind::binary && !recipe_.patches.empty()) {
            source_->setProblem(tr("A finished binary cannot be patched."),
                                tr("Remove the patches, or name a source."));
            return false;
        }
        if (isNew_ && recipe_.description.empty()) recipe_.description = facts.words.toStdString();
        return true;
    }
    const auto* base = baseline();
    if (base == nullptr) {
        source_->setProblem(tr("There is no baseline to patch."), tr("Add the baseline first."));
        return false;
    }
    if (base->source.kind == variant::SourceKind::binary) {
        source_->setProblem(tr("The baseline is a finished binary; there is no source to patch."),
                            tr("Add the patched build as a binary instead."));
        return false;
    }
    recipe_.source = base->source;
    recipe_.patches = base->patches;
    recipe_.patches.push_back(*facts.patch);
    return true;
}

bool VariantDialog::fill() {
    static const QRegularExpression nameRule(QStringLiteral("^[A-Za-z0-9_.-]{1,100}$"));
    if (isNew_) recipe_ = {};
    recipe_.name = name_->text().trimmed().toStdString();
    recipe_.description = description_->text().trimmed().toStdString();
    if (!fillSource()) {
        source_->edit()->setFocus();
        return false;
    }
    if (!nameRule.match(shown(recipe_.name)).hasMatch()) {
        nameNote_->showProblem(tr("This is no name."), tr("Use letters, digits, '-', '_' and '.'."));
    } else if (recipe_.name != was_ && state_.find_variant(recipe_.name) != nullptr) {
        nameNote_->showProblem(tr("A variant of this name is there already."), tr("Choose another name."));
    }
    if (nameNote_->isProblem()) {
        name_->setFocus();
        return false;
    }
    recipe_.role = static_cast<variant::Role>(role_->currentData().toInt());
    const QString dose = dose_->text().trimmed();
    recipe_.dose = numberFrom(dose);
    if (!dose.isEmpty() && !recipe_.dose) {
        doseNote_->showProblem(tr("'%1' is no number.").arg(dose),
                               tr("Leave it empty where there is no dose."));
        dose_->setFocus();
        return false;
    }
    if (dose.isEmpty() && isNew_ && recipe_.role == variant::Role::baseline) recipe_.dose = 0;
    bool whole = true;
    recipe_.make_arguments = recipe_.source.kind == variant::SourceKind::binary
                                 ? std::vector<std::string>{}
                                 : commandFromWords(make_->text(), &whole);
    if (!whole) {
        makeNote_->showProblem(tr("A quote is open."), tr("Write it as in a shell: \"CFLAGS=-O3 -g\""));
        make_->setFocus();
        return false;
    }
    return true;
}

bool VariantDialog::isSettled() const {
    return source_->isSettled() && patches_->isSettled();
}

void VariantDialog::acceptIfWaiting() {
    if (isSettled() && std::exchange(waiting_, false)) accept();
}

void VariantDialog::accept() {
    if (!isSettled()) {
        waiting_ = true;
        return;
    }
    if (fill()) QDialog::accept();
}

}  // namespace assay::ui

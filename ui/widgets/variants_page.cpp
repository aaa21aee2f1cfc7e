// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/variants_page.h"

#include "core/variant/store.h"
#include "ui/session/thing_commands.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/editing.h"
#include "ui/widgets/forms/source_field.h"
#include "ui/widgets/log_dialog.h"
#include "ui/widgets/tables.h"
#include "ui/widgets/variant_dialog.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>

namespace assay::ui {

namespace {

QString factsOf(const casefile::VariantState& v) {
    QStringList lines;
    const auto add = [&lines](const QString& name, const QString& value) {
        if (!value.isEmpty()) lines << QStringLiteral("%1  %2").arg(name.leftJustified(14), value);
    };
    add(VariantsPage::tr("source"), sourceInWords(v.recipe.source));
    if (v.built) {
        const auto& built = *v.built;
        add(VariantsPage::tr("version"), shown(built.version));
        add(QStringLiteral("SHA-256"), shown(built.sha256));
        add(VariantsPage::tr("build id"), shown(built.build_id));
        add(VariantsPage::tr("compiler"), shown(built.compiler));
        add(VariantsPage::tr("flags"), shown(built.flags));
        add(VariantsPage::tr("source hash"), shown(built.source_sha256));
        for (const auto& patch : v.recipe.patches)
            add(VariantsPage::tr("patch hash"), shown(patch.sha256));
        add(VariantsPage::tr("built in"),
            built.reused ? VariantsPage::tr("found finished in the store") : duration(built.seconds));
        for (const auto& command : built.commands)
            add(VariantsPage::tr("command"), shown(command));
    }
    return lines.join(QLatin1Char('\n'));
}

/// Of the last build of this recipe on this machine; need not be there.
QString logOf(const variant::Recipe& recipe) {
    const auto root = variant::Store::default_root();
    return root ? QFile::decodeName(QByteArray::fromStdString(variant::Store(*root).log(recipe).string()))
                : QString();
}

}  // namespace

VariantsPage::VariantsPage(CaseSession& session, const RunController& controller, QUndoStack& edits,
                           QWidget* parent)
    : ColumnPage(QStringLiteral("variantsPage"), 0, parent),
      session_(session),
      controller_(controller),
      edits_(edits),
      banner_(new Banner),
      table_(
          new Table(&variants_, VariantsModel::Source, 9, QStringLiteral("variantsTable"), tr("Variants"))),
      add_(new QPushButton(style::icon(QStringLiteral("add")), tr("Add a variant\u2026"))),
      change_(new QPushButton(style::icon(QStringLiteral("edit")), tr("Change\u2026"))),
      remove_(new QPushButton(tr("Remove"))),
      log_(new QPushButton(tr("Build log\u2026"))),
      empty_(
          new TextLabel(tr("No variants yet. Drop a redis-server binary or a source tree here, or add one."),
                        style::Type::body, TextLabel::Tone::muted)),
      chosen_(new QWidget),
      name_(new TextLabel({}, style::Type::section)),
      description_(new TextLabel),
      facts_(new TextLabel),
      failure_(new Banner),
      logLines_(new TextLabel),
      checksTitle_(new TextLabel(tr("Checks of this variant"), style::Type::strong)),
      checkTable_(new Table(&checks_, ChecksModel::Name, 12, QStringLiteral("variantChecks"),
                            tr("Checks of this variant"))),
      patchTitle_(new TextLabel({}, style::Type::strong)),
      diff_(new DiffView) {
    viewport()->setAcceptDrops(true);  // a scroll area hears of drops through its viewport alone
    add_->setObjectName(QStringLiteral("variantAddNew"));
    add_->setToolTip(
        tr("From a patch on the baseline, a binary, a source tree, a tarball or a git checkout; "
           "or drop it on this page"));
    change_->setObjectName(QStringLiteral("variantChange"));
    remove_->setObjectName(QStringLiteral("variantRemove"));
    remove_->setToolTip(tr("Takes the variant out of the case; can be undone"));
    log_->setObjectName(QStringLiteral("variantBuildLog"));
    name_->setObjectName(QStringLiteral("variantName"));
    facts_->setObjectName(QStringLiteral("variantFacts"));
    facts_->setFont(style::fixedFont());
    logLines_->setFont(style::fixedFont());
    logLines_->setObjectName(QStringLiteral("variantLog"));
    table_->setFixedPitch({VariantsModel::Sha256, VariantsModel::BuildId});
    table_->setOptional(
        {VariantsModel::Patches, VariantsModel::Sha256, VariantsModel::Layouts, VariantsModel::BuildId});
    table_->setItemDelegateForColumn(VariantsModel::State, new MarkDelegate(table_));
    checkTable_->setItemDelegateForColumn(ChecksModel::Result, new MarkDelegate(checkTable_));
    checkTable_->setColumnHidden(ChecksModel::Variant, true);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(style::em(0.6));
    for (auto* button : {add_, change_, remove_, log_})
        buttons->addWidget(button);
    buttons->addStretch(1);
    column().addWidget(banner_);
    column().addLayout(buttons);
    column().addSpacing(style::em(0.4));
    column().addWidget(empty_);
    column().addWidget(table_);
    column().addSpacing(style::em(1.2));

    auto* detail = new QVBoxLayout(chosen_);
    detail->setContentsMargins(0, 0, 0, 0);
    detail->setSpacing(style::em(0.4));
    detail->addWidget(name_);
    detail->addWidget(description_);
    detail->addWidget(failure_);
    detail->addWidget(logLines_);
    detail->addSpacing(style::em(0.3));
    detail->addWidget(facts_);
    detail->addSpacing(style::em(0.8));
    detail->addWidget(checksTitle_);
    detail->addWidget(checkTable_);
    detail->addSpacing(style::em(0.8));
    detail->addWidget(patchTitle_);
    detail->addWidget(diff_);
    column().addWidget(chosen_);
    column().addStretch(1);

    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &VariantsPage::showChosen);
    connect(add_, &QPushButton::clicked, this, [this] { add({}); });
    connect(change_, &QPushButton::clicked, this, &VariantsPage::change);
    connect(remove_, &QPushButton::clicked, this, &VariantsPage::remove);
    connect(log_, &QPushButton::clicked, this, &VariantsPage::showLog);
    connect(&session_, &CaseSession::snapshotChanged, this, &VariantsPage::follow);
    connect(&session_, &CaseSession::failed, this, &VariantsPage::follow);
    const auto followBuild = [this] { variants_.setBuilding(controller_.building()); };
    connect(&controller_, &RunController::buildingChanged, this, followBuild);
    connect(&controller_, &RunController::runningChanged, this, followBuild);
    follow();
}

void VariantsPage::follow() {
    const auto snapshot = session_.snapshot();
    variants_.setSnapshot(*snapshot);
    const bool any = variants_.rowCount() > 0;
    empty_->setVisible(!any);
    table_->setVisible(any);
    if (any && !table_->currentIndex().isValid()) table_->selectRow(0);
    if (!toShow_.isEmpty()) showSubject(toShow_);
    add_->setEnabled(session_.isWritable());
    showChosen();
}

void VariantsPage::showChosen() {
    const auto* v = variants_.row(table_->currentIndex().row());
    chosen_->setVisible(v != nullptr);
    for (auto* button : {change_, remove_})
        button->setEnabled(v != nullptr && session_.isWritable());
    log_->setEnabled(v != nullptr && QFileInfo(logOf(v->recipe)).isFile());
    if (v == nullptr) return;
    name_->setText(shown(v->recipe.name));
    description_->setText(shown(v->recipe.description));
    description_->setVisible(!v->recipe.description.empty());
    facts_->setText(factsOf(*v));
    if (v->failed) {
        failure_->showMessage(
            Mark::failed, shown(v->failed->message),
            v->failed->log.empty() ? QString() : tr("The whole log: %1").arg(shown(v->failed->log)), false);
        QStringList lines;
        for (const auto& line : v->failed->last_lines)
            lines << shown(line);
        logLines_->setText(lines.join(QLatin1Char('\n')));
    } else {
        failure_->dismiss();
    }
    logLines_->setVisible(v->failed.has_value());
    checks_.setSnapshot(*session_.snapshot(), v->recipe.name);
    const bool anyChecks = checks_.rowCount() > 0;
    checksTitle_->setVisible(anyChecks);
    checkTable_->setVisible(anyChecks);
    const auto& patches = v->recipe.patches;
    QString diff;
    QStringList names;
    for (const auto& patch : patches) {
        names << shown(patch.name);
        diff += shown(patch.text);
    }
    patchTitle_->setText(names.join(QStringLiteral(", ")));
    diff_->setDiff(diff);
    patchTitle_->setVisible(!patches.empty());
    diff_->setVisible(!patches.empty());
}

void VariantsPage::showSubject(const QString& name) {
    for (int row = 0; row < variants_.rowCount(); ++row) {
        if (shown(variants_.row(row)->recipe.name) != name) continue;
        table_->selectRow(row);
        toShow_.clear();
    }
}

void VariantsPage::keep(const variant::Recipe& recipe, const std::string& was) {
    auto command = keepVariant(session_, recipe, was);
    if (!command) return banner_->showError(command.error());
    if (pushEdit(edits_, std::move(*command), *banner_)) toShow_ = shown(recipe.name);
}

void VariantsPage::add(const QString& path) {
    VariantDialog dialog(session_.ahead(), path, this);
    if (dialog.exec() == QDialog::Accepted) keep(dialog.recipe());
}

void VariantsPage::change() {
    const auto* v = variants_.row(table_->currentIndex().row());
    if (v == nullptr) return;
    const auto before = v->recipe;
    VariantDialog dialog(session_.ahead(), before, this);
    if (dialog.exec() == QDialog::Accepted && !(dialog.recipe() == before))
        keep(dialog.recipe(), before.name);
}

void VariantsPage::remove() {
    const auto* v = variants_.row(table_->currentIndex().row());
    if (v == nullptr) return;
    auto removal = removeVariant(session_, v->recipe.name);
    if (!removal) return banner_->showError(removal.error());
    const QString name = shown(v->recipe.name);
    if (pushEdit(edits_, std::move(removal->command), *banner_) && !removal->plans.isEmpty())
        banner_->showMessage(Mark::warning, tr("'%1' is removed, and what plans ask about it.").arg(name),
                             tr("They ask less now: %1. Undo brings all of it back.")
                                 .arg(removal->plans.join(QStringLiteral(", "))));
}

void VariantsPage::showLog() {
    const auto* v = variants_.row(table_->currentIndex().row());
    if (v == nullptr) return;
    LogDialog dialog(tr("Build log of %1").arg(shown(v->recipe.name)), logOf(v->recipe), this);
    dialog.exec();
}

void VariantsPage::dragEnterEvent(QDragEnterEvent* event) {
    if (!SourceField::droppedFile(*event->mimeData()).isEmpty() && session_.isWritable())
        event->acceptProposedAction();
}

void VariantsPage::dropEvent(QDropEvent* event) {
    const QString path = SourceField::droppedFile(*event->mimeData());
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path] { add(path); }, Qt::QueuedConnection);
}

}  // namespace assay::ui

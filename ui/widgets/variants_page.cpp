// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/variants_page.h"

#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/diff_view.h"
#include "ui/widgets/tables.h"
#include "ui/widgets/variant_dialog.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

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
        add(VariantsPage::tr("patch hash"), shown(built.patch_sha256));
        add(VariantsPage::tr("built in"),
            built.reused ? VariantsPage::tr("found finished in the store") : duration(built.seconds));
        for (const auto& command : built.commands)
            add(VariantsPage::tr("command"), shown(command));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

VariantsPage::VariantsPage(CaseSession& session, QWidget* parent)
    : ColumnPage(QStringLiteral("variantsPage"), 0, parent),
      session_(session),
      banner_(new Banner),
      table_(
          new Table(&variants_, VariantsModel::Source, 9, QStringLiteral("variantsTable"), tr("Variants"))),
      addBinary_(new QPushButton(style::icon(QStringLiteral("binary")), tr("Add a binary\u2026"))),
      addPatch_(new QPushButton(style::icon(QStringLiteral("add")), tr("Add a patch on the baseline\u2026"))),
      empty_(new TextLabel(tr("No variants yet. Drop a redis-server binary here, or add one."),
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
    setAcceptDrops(true);
    addBinary_->setObjectName(QStringLiteral("addBinary"));
    addPatch_->setObjectName(QStringLiteral("addPatch"));
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
    buttons->addWidget(addPatch_);
    buttons->addWidget(addBinary_);
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
    connect(addPatch_, &QPushButton::clicked, this, &VariantsPage::addPatch);
    connect(addBinary_, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("A finished redis-server"));
        if (!path.isEmpty()) addBinary(path);
    });
    connect(&session_, &CaseSession::snapshotChanged, this, &VariantsPage::follow);
    connect(&session_, &CaseSession::failed, this, &VariantsPage::follow);
    follow();
}

void VariantsPage::follow() {
    const auto snapshot = session_.snapshot();
    variants_.setSnapshot(*snapshot);
    const bool any = variants_.rowCount() > 0;
    empty_->setVisible(!any);
    table_->setVisible(any);
    if (any && !table_->currentIndex().isValid()) table_->selectRow(0);
    addBinary_->setEnabled(session_.isWritable());
    addPatch_->setEnabled(session_.isWritable() && any);
    showChosen();
}

void VariantsPage::showChosen() {
    const auto* v = variants_.row(table_->currentIndex().row());
    chosen_->setVisible(v != nullptr);
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
    for (int row = 0; row < variants_.rowCount(); ++row)
        if (shown(variants_.row(row)->recipe.name) == name) table_->selectRow(row);
}

void VariantsPage::add(const variant::Recipe& recipe) {
    if (auto written = session_.append(casefile::VariantAdded{recipe}); !written) {
        banner_->showError(written.error());
    } else {
        banner_->dismiss();
    }
}

void VariantsPage::addBinary(const QString& path) {
    VariantDialog dialog(session_.snapshot()->state, VariantDialog::From::binary, path, this);
    if (dialog.exec() == QDialog::Accepted) add(dialog.recipe());
}

void VariantsPage::addPatch() {
    VariantDialog dialog(session_.snapshot()->state, VariantDialog::From::patch, {}, this);
    if (dialog.exec() == QDialog::Accepted) add(dialog.recipe());
}

void VariantsPage::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    const bool one = urls.size() == 1 && urls.front().isLocalFile() &&
                     !urls.front().toLocalFile().endsWith(QLatin1String(".assay"));
    if (one && session_.isWritable()) event->acceptProposedAction();
}

void VariantsPage::dropEvent(QDropEvent* event) {
    const QString path = event->mimeData()->urls().front().toLocalFile();
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path] { addBinary(path); }, Qt::QueuedConnection);
}

}  // namespace assay::ui

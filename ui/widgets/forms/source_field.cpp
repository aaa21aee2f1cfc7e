// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/source_field.h"

#include "ui/widgets/forms/field_note.h"
#include "ui/widgets/labels.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <QUrl>

namespace assay::ui {

namespace {

bool isCheckout(const QString& path) {
    return QDir::isAbsolutePath(path) && QFileInfo::exists(path + QStringLiteral("/.git"));
}

}  // namespace

SourceField::SourceField(const QString& name, const QString& objectName, bool patches, QWidget* parent)
    : QWidget(parent),
      patches_(patches),
      edit_(new QLineEdit),
      choose_(new QToolButton),
      commitRow_(new QWidget),
      commit_(new QLineEdit),
      note_(new FieldNote(objectName + QStringLiteral("Note"))) {
    setObjectName(objectName);
    setAcceptDrops(true);
    edit_->setObjectName(objectName + QStringLiteral("Edit"));
    edit_->setAccessibleName(name);
    edit_->setAcceptDrops(false);  // a dropped file is named here, not pasted as an address
    edit_->setClearButtonEnabled(true);
    choose_->setObjectName(objectName + QStringLiteral("Choose"));
    choose_->setText(tr("Choose"));
    choose_->setAccessibleName(tr("Choose: %1").arg(name));
    choose_->setPopupMode(QToolButton::InstantPopup);
    choose_->setFocusPolicy(Qt::TabFocus);
    commit_->setObjectName(objectName + QStringLiteral("Commit"));
    commit_->setAccessibleName(tr("Commit of: %1").arg(name));
    commit_->setPlaceholderText(tr("empty: the files as they are"));
    makeMenu();

    auto* line = new QHBoxLayout;
    line->setSpacing(style::em(0.5));
    line->addWidget(edit_, 1);
    line->addWidget(choose_);
    auto* commitLine = new QHBoxLayout(commitRow_);
    commitLine->setContentsMargins(0, 0, 0, 0);
    commitLine->setSpacing(style::em(0.5));
    auto* commitName = new QLabel(tr("Commit, branch or tag"));
    commitName->setBuddy(commit_);
    commitLine->addWidget(commitName);
    commitLine->addWidget(commit_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(style::em(0.25));
    column->addLayout(line);
    column->addWidget(commitRow_);
    column->addWidget(note_);
    commitRow_->hide();
    setFocusProxy(edit_);

    connect(edit_, &QLineEdit::textChanged, this, &SourceField::look);
    connect(commit_, &QLineEdit::textChanged, this, &SourceField::look);
    look();  // an empty field is looked at too: it names nothing
}

void SourceField::makeMenu() {
    auto* menu = new QMenu(choose_);
    menu->setObjectName(objectName() + QStringLiteral("Menu"));
    menu->addAction(patches_ ? tr("A patch, a binary or a tarball\u2026") : tr("A binary or a tarball\u2026"),
                    this, &SourceField::chooseFile);
    menu->addAction(tr("A source tree or a git checkout\u2026"), this, &SourceField::chooseFolder);
    menu->addAction(tr("Debian's Redis"), this, [this] { setWhere(QStringLiteral("debian:redis")); });
    choose_->setMenu(menu);
}

SourceText SourceField::text() const {
    return {edit_->text(), commitRow_->isHidden() ? QString() : commit_->text()};
}

void SourceField::setText(const SourceText& text) {
    const QSignalBlocker quietEdit(edit_);
    const QSignalBlocker quietCommit(commit_);
    checkout_ = text.where.trimmed();
    edit_->setText(text.where);
    commit_->setText(text.commit);
    look();
}

void SourceField::setRecorded(const variant::Source& source) {
    const QSignalBlocker quietEdit(edit_);
    const QSignalBlocker quietCommit(commit_);
    const auto text = asTyped(source);
    checkout_ = text.where.trimmed();
    edit_->setText(text.where);
    commit_->setText(text.commit);
    commitRow_->setVisible(source.kind == variant::SourceKind::git);
    facts_ = asRecorded(source);
    settled_ = true;
    note_->showPlain(facts_.words + QLatin1Char('.'));
}

QString SourceField::where() const {
    return edit_->text();
}

void SourceField::setWhere(const QString& where) {
    edit_->setText(where);
}

void SourceField::setProblem(const QString& what, const QString& advice) {
    problem_ = what;
    advice_ = advice;
    say();
}

void SourceField::look() {
    const QString where = edit_->text().trimmed();
    const bool remote = where.contains(QLatin1String("://")) && !where.startsWith(QLatin1String("file://"));
    const bool checkout = isCheckout(where);
    commitRow_->setVisible(checkout || remote);
    // A checkout is what is committed there, unless the person says otherwise.
    if (checkout && where != checkout_) {
        checkout_ = where;
        const QSignalBlocker quiet(commit_);
        commit_->setText(QStringLiteral("HEAD"));
    }
    settled_ = false;
    problem_.clear();
    advice_.clear();
    facts_ = {};
    looking_.request([text = text()] { return lookAtSource(text); },
                     [this, asked = text()](const SourceFacts& facts) {
                         if (asked != text()) return;  // the newest is being looked at
                         facts_ = facts;
                         settled_ = true;
                         say();
                         emit settled();
                     });
    say();
    emit edited();
}

void SourceField::say() {
    if (!settled_) return note_->showPlain(edit_->text().isEmpty() ? QString() : tr("Looking at it\u2026"));
    if (!problem_.isEmpty()) return note_->showProblem(problem_, advice_);
    if (facts_.problem)
        return edit_->text().trimmed().isEmpty() ? note_->clear() : note_->showError(*facts_.problem);
    if (!patches_ && facts_.kind == SourceFacts::Kind::patch)
        return note_->showProblem(tr("A patch is no source by itself."), tr("Name what it applies to."));
    if (!facts_.warning.isEmpty())
        return note_->showWarning(QStringLiteral("%1. %2").arg(facts_.words, facts_.warning));
    note_->showFound(facts_.words + QLatin1Char('.'));
}

void SourceField::chooseFile() {
    const QString path =
        QFileDialog::getOpenFileName(this,
                                     patches_ ? tr("A patch, a finished redis-server or a tarball")
                                              : tr("A finished redis-server or a tarball"),
                                     QFileInfo(edit_->text()).absolutePath());
    if (!path.isEmpty()) setWhere(path);
}

void SourceField::chooseFolder() {
    const QString path = QFileDialog::getExistingDirectory(
        this, tr("A source tree or a git checkout of Redis"), QFileInfo(edit_->text()).absolutePath());
    if (!path.isEmpty()) setWhere(path);
}

QString SourceField::droppedFile(const QMimeData& data) {
    const auto urls = data.urls();
    const bool one = urls.size() == 1 && urls.front().isLocalFile() &&
                     !urls.front().toLocalFile().endsWith(QLatin1String(".assay"));
    return one ? QDir::cleanPath(urls.front().toLocalFile()) : QString();
}

void SourceField::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void SourceField::dropEvent(QDropEvent* event) {
    setWhere(droppedFile(*event->mimeData()));
    edit_->setFocus();
    event->acceptProposedAction();
}

}  // namespace assay::ui

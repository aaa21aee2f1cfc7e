// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does with the timeline's entries: choosing, folding, copying, files in and out.
#include "ui/session/words.h"
#include "ui/widgets/drop_hint.h"
#include "ui/widgets/evidence_files.h"
#include "ui/widgets/timeline_delegate.h"
#include "ui/widgets/timeline_panel.h"
#include "ui/widgets/timeline_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>

namespace assay::ui {

void TimelinePanel::connectList() {
    list_->setObjectName(QStringLiteral("timelineList"));
    list_->setAccessibleName(tr("Timeline"));
    list_->setAccessibleDescription(
        tr("Enter leads to what an entry speaks of. Left and right fold and open a run. Control and Enter "
           "opens an attachment."));
    list_->setModel(&model_);
    connect(list_, &TimelineView::chosen, this, &TimelinePanel::choose);
    connect(list_, &TimelineView::foldRequested, this, &TimelinePanel::fold);
    connect(list_, &TimelineView::copyRequested, this, &TimelinePanel::copy);
}

void TimelinePanel::choose(const QModelIndex& index, bool open) {
    const int row = index.row();
    if (model_.isHeading(row)) {
        list_->stay();
        model_.setOpen(row, !index.data(TimelineModel::OpenRole).toBool());
        return;
    }
    if (const auto* attachment = attachmentOf(index); open && attachment != nullptr) {
        files_->open(*attachment);
        return;
    }
    const auto entry = model_.entry(row);
    if (!entry) return;
    // A note speaks of itself: choosing it shows all of it, or less again.
    if (entry->kind == report::EntryKind::note || entry->kind == report::EntryKind::unknown) {
        list_->stay();
        model_.setExpanded(row, !index.data(TimelineModel::ExpandedRole).toBool());
        return;
    }
    emit activated(*entry);
}

void TimelinePanel::fold(const QModelIndex& index, bool open) {
    const int heading = model_.headingOf(index.row());
    if (heading < 0) return;
    list_->stay();
    const bool isOpen = model_.index(heading).data(TimelineModel::OpenRole).toBool();
    if (open && isOpen) {
        // As in a tree: from an open heading on to what is below it.
        if (index.row() == heading && heading + 1 < model_.rowCount())
            list_->setCurrentIndex(model_.index(heading + 1));
        return;
    }
    if (!open && index.row() != heading)
        list_->setCurrentIndex(model_.index(heading));
    else
        model_.setOpen(heading, open);
}

void TimelinePanel::copy(const QModelIndex& index) const {
    const auto entry = model_.entry(index.row());
    QString text = entry ? dayAndTime(entry->at) + QStringLiteral("  ") + shown(entry->headline)
                         : index.data(TimelineModel::DayRole).toString() + QStringLiteral("  ") +
                               index.data().toString();
    const QString detail = entry ? shown(entry->detail) : index.data(TimelineModel::DetailRole).toString();
    if (!detail.isEmpty()) text += QLatin1Char('\n') + detail;
    QApplication::clipboard()->setText(text);
}

const casefile::Attachment* TimelinePanel::attachmentOf(const QModelIndex& index) const {
    const auto record = model_.record(index.row());
    const auto* evidence = record ? std::get_if<casefile::EvidenceAdded>(&record->event) : nullptr;
    // The record is the snapshot's, which the model keeps.
    return evidence != nullptr && evidence->attachment ? &*evidence->attachment : nullptr;
}

void TimelinePanel::fillMenu(QMenu& menu, const QModelIndex& index) {
    const QPersistentModelIndex kept(index);
    const auto add = [&](const QString& text, const QString& name, auto act) {
        menu.addAction(text, this,
                       [this, kept, act] {
                           if (kept.isValid()) act(QModelIndex(kept));
                       })
            ->setObjectName(name);
    };
    if (model_.isHeading(index.row())) {
        const bool open = index.data(TimelineModel::OpenRole).toBool();
        add(open ? tr("Fold the run") : tr("Open the run"), QStringLiteral("entryFold"),
            [this](const QModelIndex& at) { choose(at, false); });
    } else if (const auto kind = static_cast<report::EntryKind>(index.data(TimelineModel::KindRole).toInt());
               kind != report::EntryKind::note && kind != report::EntryKind::unknown) {
        add(tr("Go to what it speaks of"), QStringLiteral("entryGo"),
            [this](const QModelIndex& at) { choose(at, false); });
    }
    if (attachmentOf(index) != nullptr) {
        add(tr("Open the attachment"), QStringLiteral("entryOpen"), [this](const QModelIndex& at) {
            if (const auto* attachment = attachmentOf(at)) files_->open(*attachment);
        });
        add(tr("Save the attachment\u2026"), QStringLiteral("entrySave"), [this](const QModelIndex& at) {
            if (const auto* attachment = attachmentOf(at)) files_->save(*attachment, this);
        });
    }
    if (!model_.isHeading(index.row())) {
        const bool whole = index.data(TimelineModel::ExpandedRole).toBool();
        add(whole ? tr("Show less") : tr("Show all of it"), QStringLiteral("entryWhole"),
            [this, whole](const QModelIndex& at) { model_.setExpanded(at.row(), !whole); });
    }
    add(tr("Copy"), QStringLiteral("entryCopy"), [this](const QModelIndex& at) { copy(at); });
}

void TimelinePanel::contextMenuEvent(QContextMenuEvent* event) {
    const QPoint inList = list_->viewport()->mapFromGlobal(event->globalPos());
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto index = byKey ? list_->currentIndex() : list_->indexAt(inList);
    if (!index.isValid() || (!byKey && !list_->viewport()->rect().contains(inList))) return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("entryMenu"));
    fillMenu(menu, index);
    menu.exec(byKey ? list_->viewport()->mapToGlobal(list_->visualRect(index).center()) : event->globalPos());
}

void TimelinePanel::dragEnterEvent(QDragEnterEvent* event) {
    if (!session_.isWritable() || EvidenceFiles::filesOf(*event->mimeData()).isEmpty()) return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    hint_->appear();
}

void TimelinePanel::dragLeaveEvent(QDragLeaveEvent*) {
    hint_->hide();
}

void TimelinePanel::dropEvent(QDropEvent* event) {
    hint_->hide();
    const QStringList files = EvidenceFiles::filesOf(*event->mimeData());
    if (files.isEmpty() || !session_.isWritable()) return;
    files_->attach(files);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

bool TimelinePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == note_->viewport() || watched == note_) {
        // A file on the note's field is a file on the timeline; words are words.
        const auto type = event->type();
        if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop) {
            auto* drop = static_cast<QDropEvent*>(event);
            if (EvidenceFiles::filesOf(*drop->mimeData()).isEmpty()) return false;
            if (type == QEvent::Drop) {
                dropEvent(drop);
            } else if (type == QEvent::DragEnter) {
                dragEnterEvent(static_cast<QDragEnterEvent*>(event));
            } else {
                drop->acceptProposedAction();
            }
            return true;
        }
        if (type == QEvent::DragLeave) hint_->hide();
    }
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == note_ && enter && key->modifiers().testFlag(Qt::ControlModifier)) {
        sendNote();
        return true;
    }
    if (watched == search_ && (enter || key->key() == Qt::Key_Down)) {
        list_->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (watched == search_ && key->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace assay::ui

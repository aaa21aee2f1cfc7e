// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_panel.h"

#include "ui/session/revise_command.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/timeline_delegate.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace assay::ui {

TimelinePanel::TimelinePanel(CaseSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      search_(new QLineEdit),
      list_(new QListView),
      note_(new QPlainTextEdit),
      send_(new QPushButton(tr("Add note"))) {
    setObjectName(QStringLiteral("timelinePanel"));
    filter_.setSourceModel(&model_);

    search_->setObjectName(QStringLiteral("timelineFilter"));
    search_->setPlaceholderText(tr("Filter the timeline"));
    search_->setAccessibleName(tr("Filter the timeline"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, &filter_, &TimelineFilter::setWords);

    list_->setObjectName(QStringLiteral("timelineList"));
    list_->setAccessibleName(tr("Timeline"));
    list_->setModel(&filter_);
    list_->setItemDelegate(new TimelineDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setResizeMode(QListView::Adjust);
    list_->setWordWrap(
        true);  // measured anew whenever the width changes, a scroll bar's coming and going included
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setAutoFillBackground(false);
    list_->viewport()->setAutoFillBackground(false);  // the panel's own ground shows through
    // The newest entry stays in sight until the person scrolls away from it.
    auto* bar = list_->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar] {
        if (atEnd_) bar->setValue(bar->maximum());
    });
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar] { atEnd_ = bar->value() >= bar->maximum() - style::em(1); });
    const auto open = [this](const QModelIndex& index) {
        if (const auto* entry = model_.entry(filter_.mapToSource(index).row())) emit activated(*entry);
    };
    connect(list_, &QListView::clicked, this, open);
    connect(list_, &QListView::activated, this, open);

    note_->setObjectName(QStringLiteral("noteText"));
    note_->setAccessibleName(tr("A note"));
    note_->setPlaceholderText(tr("A note for the record"));
    note_->setTabChangesFocus(true);
    note_->setFixedHeight(QFontMetrics(font()).lineSpacing() * 3 + style::em(1));
    note_->installEventFilter(this);
    send_->setObjectName(QStringLiteral("noteSend"));
    send_->setToolTip(tr("Adds the note to the case (Ctrl+Return)"));
    send_->setEnabled(false);
    connect(note_, &QPlainTextEdit::textChanged, this, &TimelinePanel::follow);
    connect(send_, &QPushButton::clicked, this, &TimelinePanel::sendNote);

    auto* title = new TextLabel(tr("Timeline"), style::Type::section);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, style::em(0.8), 0, style::em(0.8));
    column->setSpacing(style::em(0.5));
    const auto inset = [&](QWidget* widget, Qt::Alignment alignment = {}) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(style::em(1), 0, style::em(1), 0);
        row->addWidget(widget, 0, alignment);
        column->addLayout(row);
    };
    inset(title);
    inset(search_);
    column->addWidget(list_, 1);
    inset(note_);
    inset(send_, Qt::AlignRight);

    dressFields(*search_);
    dressFields(*note_);
    connect(&session_, &CaseSession::snapshotChanged, this, &TimelinePanel::follow);
    connect(&session_, &CaseSession::failed, this, &TimelinePanel::follow);
    follow();
}

void TimelinePanel::follow() {
    model_.setSnapshot(*session_.snapshot());
    note_->setEnabled(session_.isWritable());
    send_->setEnabled(session_.isWritable() && hasUnsentNote());
}

void TimelinePanel::sendNote() {
    if (!session_.isWritable() || !hasUnsentNote()) return;
    const auto written =
        session_.append(casefile::NoteAdded{note_->toPlainText().trimmed().toStdString(), currentAuthor()});
    if (!written) {
        emit failed(written.error());  // the words stay where they are
        return;
    }
    note_->clear();
}

bool TimelinePanel::hasUnsentNote() const {
    return !note_->toPlainText().trimmed().isEmpty();
}
void TimelinePanel::focusNote() {
    note_->setFocus(Qt::ShortcutFocusReason);
}
void TimelinePanel::focusFilter() {
    search_->setFocus(Qt::ShortcutFocusReason);
}

bool TimelinePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == note_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            sendNote();
            return true;
        }
    }
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        search_->clear();
        list_->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TimelinePanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), style::ground(palette()));
    painter.fillRect(QRect(0, 0, 1, height()), style::hairline(palette()));
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_panel.h"

#include "ui/session/revise_command.h"
#include "ui/session/words.h"
#include "ui/widgets/drop_hint.h"
#include "ui/widgets/evidence_files.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/timeline_topics.h"
#include "ui/widgets/timeline_view.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace assay::ui {

TimelinePanel::TimelinePanel(CaseSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      files_(new EvidenceFiles(session, this)),
      search_(new QLineEdit),
      topics_(new TimelineTopics),
      counts_(new TextLabel({}, style::Type::small, TextLabel::Tone::muted)),
      nothing_(new QWidget),
      list_(new TimelineView),
      note_(new QPlainTextEdit),
      send_(new QPushButton(tr("Add note"))),
      attach_(new QToolButton),
      hint_(new DropHint(tr("Drop to attach it to the case"), this)) {
    setObjectName(QStringLiteral("timelinePanel"));
    setAcceptDrops(true);

    search_->setObjectName(QStringLiteral("timelineFilter"));
    search_->setPlaceholderText(tr("Filter the timeline"));
    search_->setAccessibleName(tr("Filter the timeline"));
    search_->setClearButtonEnabled(true);
    search_->setAcceptDrops(false);
    search_->installEventFilter(this);
    counts_->setObjectName(QStringLiteral("timelineCounts"));
    counts_->setWordWrap(false);
    counts_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(search_, &QLineEdit::textChanged, this, &TimelinePanel::narrow);
    connect(topics_, &TimelineTopics::changed, this, &TimelinePanel::narrow);
    connect(&model_, &TimelineModel::progressed, this, &TimelinePanel::showCounts);

    note_->setObjectName(QStringLiteral("noteText"));
    note_->setAccessibleName(tr("A note"));
    note_->setPlaceholderText(tr("A note for the record"));
    note_->setTabChangesFocus(true);
    note_->setFixedHeight(QFontMetrics(font()).lineSpacing() * 3 + style::em(1));
    note_->installEventFilter(this);
    note_->viewport()->installEventFilter(this);
    send_->setObjectName(QStringLiteral("noteSend"));
    send_->setToolTip(tr("Adds the note to the case (Ctrl+Return)"));
    send_->setEnabled(false);
    attach_->setObjectName(QStringLiteral("timelineAttach"));
    attach_->setIcon(style::icon(QStringLiteral("attachment")));
    attach_->setAccessibleName(tr("Attach files\u2026"));
    attach_->setToolTip(tr("Attaches files to the case; they can be dropped here too"));
    attach_->setAutoRaise(true);
    attach_->setFocusPolicy(Qt::TabFocus);
    connect(note_, &QPlainTextEdit::textChanged, this, &TimelinePanel::follow);
    connect(send_, &QPushButton::clicked, this, &TimelinePanel::sendNote);
    connect(attach_, &QToolButton::clicked, this, [this] { files_->attachChosen(this); });

    layOut();
    connectList();
    dressFields(*search_);
    dressFields(*note_);
    connect(files_, &EvidenceFiles::failed, this, &TimelinePanel::failed);
    connect(files_, &EvidenceFiles::saved, this,
            [this](const QString& path) { emit said(tr("The attachment was saved."), path); });
    connect(&session_, &CaseSession::snapshotChanged, this, &TimelinePanel::follow);
    connect(&session_, &CaseSession::failed, this, &TimelinePanel::follow);
    connect(&session_, &CaseSession::appendFailed, this, &TimelinePanel::takeBack);
    follow();
}

void TimelinePanel::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, style::em(0.8), 0, style::em(0.8));
    column->setSpacing(style::em(0.5));
    const auto inset = [&](std::initializer_list<QWidget*> widgets, QWidget* wide) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(style::em(1), 0, style::em(1), 0);
        row->setSpacing(style::em(0.4));
        for (auto* widget : widgets)
            row->addWidget(widget, widget == wide ? 1 : 0);
        column->addLayout(row);
    };
    auto* title = new TextLabel(tr("Timeline"), style::Type::section);
    inset({title}, title);
    inset({search_}, search_);
    inset({topics_, counts_}, counts_);

    nothing_->setObjectName(QStringLiteral("timelineNothing"));
    auto* words = new QVBoxLayout(nothing_);
    words->setContentsMargins(style::em(1), style::em(0.6), style::em(1), 0);
    words->addWidget(new TextLabel(tr("No entry is like that."), style::Type::body, TextLabel::Tone::muted));
    auto* all = new QPushButton(tr("Show everything"));
    all->setObjectName(QStringLiteral("timelineShowAll"));
    connect(all, &QPushButton::clicked, this, &TimelinePanel::showEverything);
    words->addWidget(all, 0, Qt::AlignLeft);
    nothing_->hide();
    column->addWidget(nothing_);
    column->addWidget(list_, 1);

    inset({note_}, note_);
    auto* space = new QWidget;
    inset({attach_, space, send_}, space);
}

void TimelinePanel::follow() {
    model_.setSnapshot(session_.snapshot());
    const bool writable = session_.isWritable();
    note_->setEnabled(writable);
    attach_->setEnabled(writable);
    send_->setEnabled(writable && hasUnsentNote());
    showCounts();
}

void TimelinePanel::narrow() {
    model_.setTopics(topics_->chosen());
    model_.setWords(search_->text());
}

void TimelinePanel::showEverything() {
    search_->clear();
    topics_->clear();
    list_->setFocus();
}

void TimelinePanel::showCounts() {
    const QLocale locale;
    const bool narrowed = model_.isNarrowed();
    if (narrowed && model_.isWorking()) {
        counts_->setText(tr("looking, %1%").arg(locale.toString(static_cast<int>(model_.progress() * 100))));
    } else if (narrowed) {
        counts_->setText(
            tr("%1 of %2").arg(locale.toString(model_.matched()), locale.toString(model_.entries())));
    } else {
        counts_->setText(session_.isLoaded() ? tr("%Ln entries", nullptr, static_cast<int>(model_.entries()))
                                             : QString());
    }
    const bool nothing = narrowed && !model_.isWorking() && model_.rowCount() == 0;
    nothing_->setVisible(nothing);
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

void TimelinePanel::takeBack(const Error& error, const EventPtr& event) {
    if (const auto* note = std::get_if<casefile::NoteAdded>(event.get())) {
        const QString since = note_->toPlainText();
        note_->setPlainText(since.isEmpty() ? asWritten(note->text)
                                            : asWritten(note->text) + QStringLiteral("\n\n") + since);
    }
    emit failed(error);
}

bool TimelinePanel::hasUnsentNote() const {
    return !note_->toPlainText().trimmed().isEmpty();
}
void TimelinePanel::focusNote() {
    note_->setFocus(Qt::ShortcutFocusReason);
}
void TimelinePanel::focusFilter() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void TimelinePanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), style::ground(palette()));
    painter.fillRect(QRect(0, 0, 1, height()), style::hairline(palette()));
}

}  // namespace assay::ui

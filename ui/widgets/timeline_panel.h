// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/timeline.h"
#include "ui/models/timeline_model.h"
#include "ui/session/case_session.h"

#include <QWidget>

class QLineEdit;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace assay::ui {

class DropHint;
class EvidenceFiles;
class TextLabel;
class TimelineTopics;
class TimelineView;

/// Everything that happened to the case, newest at the bottom: what narrows it above, a note's field below. A
/// file that is dropped here is attached.
class TimelinePanel final : public QWidget {
    Q_OBJECT
  public:
    explicit TimelinePanel(CaseSession& session, QWidget* parent = nullptr);
    void focusNote();
    void focusFilter();
    /// A note that was begun and not sent.
    [[nodiscard]] bool hasUnsentNote() const;

  signals:
    /// The person wants to see what the entry speaks of.
    void activated(const assay::report::TimelineEntry& entry);
    void failed(const assay::Error& error);
    /// What was done, and where.
    void said(const QString& message, const QString& detail);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void layOut();
    void connectList();
    void follow();
    void showCounts();
    void narrow();
    void showEverything();
    void choose(const QModelIndex& index, bool open);
    void fold(const QModelIndex& index, bool open);
    void copy(const QModelIndex& index) const;
    void fillMenu(QMenu& menu, const QModelIndex& index);
    [[nodiscard]] const casefile::Attachment* attachmentOf(const QModelIndex& index) const;
    void sendNote();
    void takeBack(const Error& error, const EventPtr& event);

    CaseSession& session_;
    TimelineModel model_;
    EvidenceFiles* files_;
    QLineEdit* search_;
    TimelineTopics* topics_;
    TextLabel* counts_;
    QWidget* nothing_;
    TimelineView* list_;
    QPlainTextEdit* note_;
    QPushButton* send_;
    QToolButton* attach_;
    DropHint* hint_;
};

}  // namespace assay::ui

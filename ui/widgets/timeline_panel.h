// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/timeline.h"
#include "ui/models/timeline_model.h"
#include "ui/session/case_session.h"

#include <QWidget>

class QLineEdit;
class QListView;
class QPlainTextEdit;
class QPushButton;

namespace assay::ui {

/// Everything that happened to the case, newest at the bottom, with a filter above and a note's field below.
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

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void follow();
    void sendNote();
    CaseSession& session_;
    TimelineModel model_;
    TimelineFilter filter_;
    QLineEdit* search_;
    QListView* list_;
    QPlainTextEdit* note_;
    QPushButton* send_;
    bool atEnd_ = true;
};

}  // namespace assay::ui

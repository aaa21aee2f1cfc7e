// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/timeline_wish.h"

#include <QWidget>

#include <map>
#include <set>

class QToolButton;

namespace assay::ui {

/// Toggles that narrow the timeline to kinds of entries; none of them down: every kind is shown.
class TimelineTopics final : public QWidget {
    Q_OBJECT
  public:
    explicit TimelineTopics(QWidget* parent = nullptr);
    [[nodiscard]] std::set<TimelineTopic> chosen() const;
    void clear();

  signals:
    void changed();

  private:
    std::map<TimelineTopic, QToolButton*> buttons_;
};

}  // namespace assay::ui

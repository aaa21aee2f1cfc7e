// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/timeline_text.h"

#include <QModelIndex>
#include <QRect>

#include <memory>

namespace assay::ui {

/// Where the parts of one line of the timeline go; the same for measuring, painting and the pointer. Made for
/// a width; places are relative to the line's top left corner. Main thread.
struct TimelineLayout {
    TimelineLayout(const QModelIndex& index, int width);

    bool newDay = false;   // its day stands above it
    bool heading = false;  // of a run
    bool minor = false;    // one of a run's many: a single line
    bool note = false;     // who and when first, then the words
    bool marked = false;   // void or failed
    int dayHeight = 0;
    int height = 0;
    QRect icon;
    QRect words;                         // all of them, for what is cut to it
    std::unique_ptr<WrappedText> first;  // the headline; of a note, its time and author
    std::unique_ptr<WrappedText> second;
    QString attachment;
    QRect attachmentPlace;

    [[nodiscard]] bool isCut() const { return first->isCut() || (second && second->isCut()); }
};

}  // namespace assay::ui

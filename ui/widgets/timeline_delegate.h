// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace assay::ui {

/// Draws one line of the timeline: time, kind as icon, headline and its detail; a run's heading with whether
/// it is open; a note as the words that it is; a new day gets a heading.
class TimelineDelegate final : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where the file that came with an entry is named, to be opened by a click; empty for none.
    [[nodiscard]] QRect attachmentRect(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// True when there is more of the entry than its line shows.
    [[nodiscard]] static bool isCut(const QStyleOptionViewItem& option, const QModelIndex& index);
};

}  // namespace assay::ui

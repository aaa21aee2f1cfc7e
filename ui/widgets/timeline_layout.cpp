// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_layout.h"

#include "core/report/timeline_place.h"
#include "ui/models/timeline_model.h"
#include "ui/widgets/style.h"

#include <QFontMetrics>

#include <algorithm>

namespace assay::ui {

namespace {

constexpr int headline_lines = 3;
constexpr int detail_lines = 3;
constexpr int note_lines = 10;

QString dotted(const QString& a, const QString& b) {
    return a.isEmpty() || b.isEmpty() ? a + b : a + QStringLiteral("  \u00b7  ") + b;
}

}  // namespace

TimelineLayout::TimelineLayout(const QModelIndex& index, int width) {
    const auto role = [&index](int which) { return index.data(which); };
    const auto kind = static_cast<report::EntryKind>(role(TimelineModel::KindRole).toInt());
    const QModelIndex before = index.siblingAtRow(index.row() - 1);
    newDay = !before.isValid() || before.data(TimelineModel::DayRole) != role(TimelineModel::DayRole);
    heading = role(TimelineModel::HeadingRole).toBool();
    minor = role(TimelineModel::MinorRole).toBool();
    marked = role(TimelineModel::MarkedRole).toBool();
    note = !heading && kind == report::EntryKind::note;
    attachment = role(TimelineModel::AttachmentRole).toString();
    const bool whole = role(TimelineModel::ExpandedRole).toBool();

    if (newDay) dayHeight = style::em(2.0);
    const int padding = minor ? style::em(0.12) : style::em(0.4);
    const int left = style::em(role(TimelineModel::MemberRole).toBool() ? 3.6 : 2.6);
    const int room = std::max(style::em(6), width - left - style::em(0.8));
    const int size = style::em(minor ? 0.9 : 1.1);
    int y = dayHeight + padding;
    icon = QRect(left - style::em(1.6), y + style::em(0.05), size, size);

    const QString time = role(TimelineModel::TimeRole).toString();
    const QString detail = role(TimelineModel::DetailRole).toString();
    const QString headline = role(Qt::DisplayRole).toString();
    const QFont body = style::font(style::Type::body);
    const QFont small = style::font(style::Type::small);
    const int top = y;
    if (minor) {
        first = std::make_unique<WrappedText>(headline, small, room, 1);
    } else if (note) {
        first = std::make_unique<WrappedText>(dotted(time, role(TimelineModel::AuthorRole).toString()), small,
                                              room, 1);
        second = std::make_unique<WrappedText>(detail, body, room, whole ? 0 : note_lines);
    } else if (heading) {
        first =
            std::make_unique<WrappedText>(headline, style::font(style::Type::strong), room, headline_lines);
        second = std::make_unique<WrappedText>(detail, small, room, 1);
    } else {
        first = std::make_unique<WrappedText>(headline, body, room, whole ? 0 : headline_lines);
        second = std::make_unique<WrappedText>(dotted(time, detail), small, room, whole ? 0 : detail_lines);
    }
    y += first->height();
    if (second) y += style::em(0.15) + second->height();
    words = QRect(left, top, room, y - top);
    if (!attachment.isEmpty()) {
        const QFontMetrics metrics(small);
        const int wide = style::em(1.3) + metrics.horizontalAdvance(attachment);
        attachmentPlace = QRect(left, y + style::em(0.2), std::min(room, wide), metrics.height());
        y = attachmentPlace.bottom() + 1;
    }
    height = y + padding;
}

}  // namespace assay::ui

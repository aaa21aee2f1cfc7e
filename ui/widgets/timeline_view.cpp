// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_view.h"

#include "ui/models/timeline_model.h"
#include "ui/widgets/style.h"
#include "ui/widgets/timeline_delegate.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace assay::ui {

TimelineView::TimelineView(QWidget* parent) : QAbstractItemView(parent) {
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    viewport()->setAutoFillBackground(false);  // the panel's own ground shows through
    setItemDelegate(new TimelineDelegate(this));
}

void TimelineView::setModel(QAbstractItemModel* model) {
    QAbstractItemView::setModel(model);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &TimelineView::rowsRemoved);
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &TimelineView::rememberPlace);
    begin();
}

int TimelineView::rows() const {
    return model() == nullptr ? 0 : model()->rowCount();
}

// --- what comes and goes

void TimelineView::begin() {
    heights_.reset(static_cast<std::size_t>(rows()), style::em(3.2));
    anchor_ = std::clamp(anchor_, 0, std::max(0, rows() - 1));
    hidden_ = 0;
    place();
    viewport()->update();
}

void TimelineView::rememberPlace() {
    const auto sequenceOf = [this](int row) -> std::optional<qint64> {
        const auto index = model()->index(row, 0);
        if (!index.isValid()) return std::nullopt;
        return index.data(TimelineModel::SequenceRole).toLongLong();
    };
    const auto current = currentIndex();
    current_ = current.isValid() ? sequenceOf(current.row()) : std::nullopt;
    read_ = current_ ? current_ : sequenceOf(anchor_);
}

void TimelineView::reset() {
    QAbstractItemView::reset();
    const auto* timeline = qobject_cast<const TimelineModel*>(model());
    anchor_ = timeline != nullptr && read_ ? std::max(0, timeline->rowOf(*read_)) : 0;
    begin();
    if (timeline == nullptr || !current_) return;
    const auto index = model()->index(timeline->rowOf(*current_), 0);
    // What is looked for may have left it out; then nothing is current, and the person is near it.
    if (index.isValid() && index.data(TimelineModel::SequenceRole).toLongLong() == *current_) {
        setCurrentIndex(index);
        scrollTo(index, PositionAtCenter);
    }
}

void TimelineView::rowsInserted(const QModelIndex& parent, int first, int last) {
    heights_.insert(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first + 1));
    if (first <= anchor_ && rows() > last - first + 1) anchor_ += last - first + 1;
    forget(last + 1);  // whether a line begins a day depends on the one before it
    QAbstractItemView::rowsInserted(parent, first, last);
    scheduleDelayedItemsLayout();
}

void TimelineView::rowsRemoved(const QModelIndex&, int first, int last) {
    heights_.remove(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first + 1));
    if (anchor_ > last) {
        anchor_ -= last - first + 1;
    } else if (anchor_ >= first) {
        anchor_ = first;
        hidden_ = 0;
    }
    forget(first);
    scheduleDelayedItemsLayout();
}

void TimelineView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QVector<int>& roles) {
    // Which lines are open changes how none of them is laid out.
    if (roles != QVector<int>{TimelineModel::OpenRole})
        for (int row = first.row(); row <= last.row(); ++row)
            forget(row);
    QAbstractItemView::dataChanged(first, last, roles);
    scheduleDelayedItemsLayout();
}

void TimelineView::forget(int row) {
    if (row >= 0 && row < static_cast<int>(heights_.count())) heights_.forget(static_cast<std::size_t>(row));
}

// --- where things lie

int TimelineView::measured(int row) {
    const auto at = static_cast<std::size_t>(row);
    if (!heights_.isKnown(at)) {
        const auto index = model()->index(row, 0);
        heights_.set(at, itemDelegateForIndex(index)->sizeHint(optionFor(index), index).height());
    }
    return heights_.height(at);
}

/// Makes the lines that are seen exact, from the first one down, and tells the scroll bar.
void TimelineView::place() {
    if (rows() != static_cast<int>(heights_.count())) return;  // in the middle of a change
    if (rows() == 0) {
        anchor_ = hidden_ = 0;
    } else if (atEnd_) {
        alignEnd();
    } else {
        anchor_ = std::clamp(anchor_, 0, rows() - 1);
        hidden_ = std::clamp(hidden_, 0, std::max(0, measured(anchor_) - 1));
        int y = -hidden_;
        int row = anchor_;
        while (row < rows() && y < viewport()->height())
            y += measured(row++);
        if (y < viewport()->height()) alignEnd();
        atEnd_ = y <= viewport()->height();
    }
    showBar();
}

void TimelineView::alignEnd() {
    int y = viewport()->height();
    int row = rows();
    while (row > 0 && y > 0)
        y -= measured(--row);
    anchor_ = row;
    hidden_ = std::max(0, -y);
}

void TimelineView::showBar() {
    const bool before = std::exchange(placing_, true);  // the bar's coming makes lines narrower: placed again
    auto* bar = verticalScrollBar();
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(QFontMetrics(font()).lineSpacing() * 2);
    bar->setRange(0, std::max(0, heights_.total() - viewport()->height()));
    bar->setValue(verticalOffset());
    placing_ = before;
}

int TimelineView::verticalOffset() const {
    return heights_.count() == 0 ? 0 : heights_.top(static_cast<std::size_t>(anchor_)) + hidden_;
}

QRect TimelineView::visualRect(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= static_cast<int>(heights_.count())) return {};
    const auto row = static_cast<std::size_t>(index.row());
    return {0, heights_.top(row) - verticalOffset(), viewport()->width(), heights_.height(row)};
}

QModelIndex TimelineView::indexAt(const QPoint& point) const {
    const int y = point.y() + verticalOffset();
    if (heights_.count() == 0 || y < 0 || y >= heights_.total()) return {};
    return model()->index(static_cast<int>(heights_.rowAt(y)), 0);
}

void TimelineView::scrollTo(const QModelIndex& index, ScrollHint hint) {
    if (!index.isValid() || index.row() >= static_cast<int>(heights_.count())) return;
    const int row = index.row();
    const int height = measured(row);
    const int room = viewport()->height();
    const QRect rect = visualRect(index);
    int above = 0;  // pixels to be kept free above it
    if (hint == PositionAtCenter) {
        above = std::max(0, (room - height) / 2);
    } else if (hint == PositionAtBottom || (hint == EnsureVisible && rect.bottom() >= room)) {
        above = std::max(0, room - height);
    } else if (hint == EnsureVisible && rect.top() >= 0) {
        return;
    }
    anchor_ = row;
    hidden_ = 0;
    while (above > 0 && anchor_ > 0)
        above -= measured(--anchor_);
    hidden_ = std::max(0, -above);
    atEnd_ = row == rows() - 1;
    place();
    viewport()->update();
}

void TimelineView::scrollContentsBy(int, int dy) {
    if (placing_ || heights_.count() == 0) return;
    const auto* bar = verticalScrollBar();
    if (std::abs(dy) > 2 * viewport()->height()) {
        anchor_ = static_cast<int>(heights_.rowAt(bar->value()));
        hidden_ = bar->value() - heights_.top(static_cast<std::size_t>(anchor_));
    } else {
        // Line by line, so that what is read does not jump when a line above turns out higher than estimated.
        hidden_ -= dy;
        while (hidden_ < 0 && anchor_ > 0)
            hidden_ += measured(--anchor_);
        while (anchor_ + 1 < rows() && hidden_ >= measured(anchor_))
            hidden_ -= measured(anchor_++);
        hidden_ = std::max(0, hidden_);
    }
    if (bar->value() == bar->minimum()) anchor_ = hidden_ = 0;
    atEnd_ = bar->value() >= bar->maximum() - style::em(1);
    place();
    viewport()->update();
}

void TimelineView::updateGeometries() {
    QAbstractItemView::updateGeometries();
    place();
}

void TimelineView::resizeEvent(QResizeEvent* event) {
    QAbstractItemView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        const int row = anchor_;
        heights_.reset(static_cast<std::size_t>(rows()), style::em(3.2));
        anchor_ = row;
    }
    place();
}

void TimelineView::changeEvent(QEvent* event) {
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) begin();
}

QRegion TimelineView::visualRegionForSelection(const QItemSelection& selection) const {
    QRegion region;
    for (const auto& index : selection.indexes())  // one line at most is selected
        region += visualRect(index);
    return region;
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing, mouse and keys of the timeline's list.
#include "ui/models/timeline_model.h"
#include "ui/widgets/timeline_delegate.h"
#include "ui/widgets/timeline_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace assay::ui {

QStyleOptionViewItem TimelineView::optionFor(const QModelIndex& index) const {
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.widget = this;
    option.rect = visualRect(index);
    if (selectionModel() != nullptr && selectionModel()->isSelected(index))
        option.state |= QStyle::State_Selected;
    if (index == currentIndex() && hasFocus()) option.state |= QStyle::State_HasFocus;
    return option;
}

void TimelineView::paintEvent(QPaintEvent*) {
    executeDelayedItemsLayout();
    QPainter painter(viewport());
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    for (int row = anchor_; row < static_cast<int>(heights_.count()); ++row) {
        const auto index = model()->index(row, 0);
        auto option = optionFor(index);
        if (option.rect.top() >= viewport()->height()) break;
        if (viewport()->underMouse() && option.rect.contains(pointer))
            option.state |= QStyle::State_MouseOver;
        itemDelegateForIndex(index)->paint(&painter, option, index);
    }
}

void TimelineView::mousePressEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    const auto index = indexAt(at);
    const auto* delegate = qobject_cast<const TimelineDelegate*>(itemDelegate());
    pressed_ = {event->button() == Qt::LeftButton ? index : QModelIndex(), at,
                index.isValid() && delegate->attachmentRect(optionFor(index), index).contains(at)};
    QAbstractItemView::mousePressEvent(event);
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event) {
    QAbstractItemView::mouseReleaseEvent(event);
    const Press pressed = std::exchange(pressed_, Press());
    const auto moved = (event->position().toPoint() - pressed.at).manhattanLength();
    if (event->button() == Qt::LeftButton && pressed.index.isValid() &&
        moved < QApplication::startDragDistance())
        emit chosen(pressed.index, pressed.onFile);
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
    const auto index = currentIndex();
    if (index.isValid()) {
        if (event->matches(QKeySequence::Copy)) {
            emit copyRequested(index);
            return event->accept();
        }
        switch (event->key()) {
            case Qt::Key_Return:
            case Qt::Key_Enter:
            case Qt::Key_Space:
                emit chosen(index, event->modifiers().testFlag(Qt::ControlModifier));
                return event->accept();
            case Qt::Key_Left:
            case Qt::Key_Right:
                emit foldRequested(index, event->key() == Qt::Key_Right);
                return event->accept();
            default:
                break;
        }
    }
    QAbstractItemView::keyPressEvent(event);
}

QModelIndex TimelineView::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    executeDelayedItemsLayout();
    if (rows() == 0) return {};
    const auto current = currentIndex();
    if (!current.isValid()) return model()->index(atEnd_ ? rows() - 1 : anchor_, 0);
    int row = current.row();
    // A page: as many lines as fill the view from the current one on.
    const auto page = [this, row](int step) {
        int at = row;
        int left = viewport()->height() - measured(row);
        while (left > 0 && at + step >= 0 && at + step < rows()) {
            left -= measured(at + step);
            if (left > 0 || at == row) at += step;
        }
        return at;
    };
    switch (action) {
        case MoveUp:
        case MovePrevious:
            --row;
            break;
        case MoveDown:
        case MoveNext:
            ++row;
            break;
        case MovePageUp:
            row = page(-1);
            break;
        case MovePageDown:
            row = page(1);
            break;
        case MoveHome:
            row = 0;
            break;
        case MoveEnd:
            row = rows() - 1;
            break;
        case MoveLeft:
        case MoveRight:
            break;
    }
    return model()->index(std::clamp(row, 0, rows() - 1), 0);
}

void TimelineView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) {
    if (selectionModel() == nullptr) return;
    const auto index = indexAt(rect.center());
    selectionModel()->select(index.isValid() ? QItemSelection(index, index) : QItemSelection(), command);
}

}  // namespace assay::ui

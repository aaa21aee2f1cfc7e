// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <functional>
#include <memory>
#include <optional>

class QPainter;

namespace assay::ui::paper {

/// The smallest piece of a document that stays whole: a line of text, a row of a table, a plot. Blocks are
/// cut into strips and the Paginator stacks them, so that only it knows about pages.
struct Strip {
    qreal height = 0;
    qreal spaceBefore = 0;      // dropped at the top of a page
    bool keepWithNext = false;  // a page never ends between this strip and the next
    bool startsPage = false;
    std::function<void(QPainter&, const QPointF& topLeft)> paint;  // empty: white space
    /// Painted first when this strip comes to the top of a page (a table's head).
    std::shared_ptr<const Strip> repeatedHead;
    std::optional<int> landmark;  // Document::landmarks() index of the heading that this is
};

}  // namespace assay::ui::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/layout/strip.h"
#include "ui/report/options.h"

#include <QMarginsF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace assay::ui::paper {

struct PageGeometry {
    QSizeF size;
    QMarginsF margins;
    /// Where the document's own content goes.
    [[nodiscard]] QRectF body() const { return QRectF(QPointF(0, 0), size).marginsRemoved(margins); }
    [[nodiscard]] static PageGeometry of(ReportPageSize size);
};

struct PlacedStrip {
    qreal top = 0;  // on the page
    std::shared_ptr<const Strip> strip;
};

struct Page {
    std::vector<PlacedStrip> strips;
};

struct Pagination {
    std::vector<Page> pages;
    std::vector<int> landmarkPages;  // by landmark: the page's index
};

/// Stacks strips into pages. Strips kept together move to the next page as one, unless they are taller than a
/// page: then they break where they must. A strip taller than a page gets one of its own and is cut by the
/// paper's edge.
[[nodiscard]] Pagination paginate(std::vector<Strip> strips, const PageGeometry& geometry, int landmarks);

}  // namespace assay::ui::paper

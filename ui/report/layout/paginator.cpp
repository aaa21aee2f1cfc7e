// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout/paginator.h"

namespace assay::ui::paper {

namespace {

using Strips = std::vector<std::shared_ptr<const Strip>>;

class Stack {
  public:
    Stack(const PageGeometry& geometry, int landmarks) : body_(geometry.body()) {
        result_.landmarkPages.assign(static_cast<std::size_t>(landmarks), 0);
        newPage();
    }

    void add(const Strips& all, std::size_t first, std::size_t last) {
        if (all[first]->startsPage && !atTop()) newPage();
        const bool fitsSomewhere = heightOf(all, first, last, true) <= body_.height();
        if (fitsSomewhere && !atTop() && y_ + heightOf(all, first, last, false) > body_.bottom()) newPage();
        for (std::size_t i = first; i < last; ++i)
            place(all[i]);
    }

    Pagination take() { return std::move(result_); }

  private:
    bool atTop() const { return result_.pages.back().strips.empty(); }

    void newPage() {
        result_.pages.emplace_back();
        y_ = body_.top();
    }

    static qreal heightOf(const Strips& all, std::size_t first, std::size_t last, bool onNewPage) {
        qreal height = 0;
        for (std::size_t i = first; i < last; ++i) {
            height += all[i]->height;
            if (i > first || !onNewPage) height += all[i]->spaceBefore;
        }
        if (onNewPage && all[first]->repeatedHead) height += all[first]->repeatedHead->height;
        return height;
    }

    void place(const std::shared_ptr<const Strip>& strip) {
        if (!atTop() && y_ + strip->spaceBefore + strip->height > body_.bottom()) newPage();
        if (atTop()) {
            if (strip->repeatedHead) put(strip->repeatedHead);
        } else {
            y_ += strip->spaceBefore;
        }
        put(strip);
    }

    void put(const std::shared_ptr<const Strip>& strip) {
        result_.pages.back().strips.push_back({y_, strip});
        if (strip->landmark)
            result_.landmarkPages[static_cast<std::size_t>(*strip->landmark)] =
                static_cast<int>(result_.pages.size()) - 1;
        y_ += strip->height;
    }

    QRectF body_;
    qreal y_ = 0;
    Pagination result_;
};

}  // namespace

PageGeometry PageGeometry::of(ReportPageSize size) {
    const QSizeF paper = size == ReportPageSize::letter ? QSizeF(612, 792) : QSizeF(595, 842);
    return {paper, QMarginsF(62, 60, 62, 66)};
}

Pagination paginate(std::vector<Strip> strips, const PageGeometry& geometry, int landmarks) {
    Strips shared;
    shared.reserve(strips.size());
    for (Strip& strip : strips)
        shared.push_back(std::make_shared<const Strip>(std::move(strip)));
    Stack stack(geometry, landmarks);
    std::size_t first = 0;
    while (first < shared.size()) {
        std::size_t last = first + 1;
        while (last < shared.size() && shared[last - 1]->keepWithNext && !shared[last]->startsPage)
            ++last;
        stack.add(shared, first, last);
        first = last;
    }
    return stack.take();
}

}  // namespace assay::ui::paper

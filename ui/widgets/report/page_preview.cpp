// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/report/page_preview.h"

#include "ui/report/layout/document.h"
#include "ui/widgets/style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace assay::ui {

namespace {
constexpr qreal widest_ems = 62;  // at zoom 1: wider pages are no easier to read
int gap() {
    return style::em(1.2);
}
}  // namespace

PagePreview::PagePreview(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pages of the report"));
    viewport()->setBackgroundRole(QPalette::Window);
    draw_next_.setInterval(0);
    draw_next_.setSingleShot(true);
    connect(&draw_next_, &QTimer::timeout, this, &PagePreview::drawOne);
}

PagePreview::~PagePreview() = default;

void PagePreview::setDocument(std::shared_ptr<const paper::PaginatedDocument> document) {
    document_ = std::move(document);
    drawn_.clear();
    layOut();
    viewport()->update();
    noticed_page_ = -1;
    noticePage();
}

int PagePreview::pageCount() const {
    return document_ ? document_->pageCount() : 0;
}

int PagePreview::currentPage() const {
    return pageAt(verticalScrollBar()->value() + viewport()->height() / 2);
}

void PagePreview::goToPage(int page) {
    verticalScrollBar()->setValue(page * (pageSize().height() + gap()));
}

void PagePreview::setZoom(qreal zoom) {
    zoom = std::clamp(zoom, 0.5, 4.0);
    if (qFuzzyCompare(zoom, zoom_)) return;
    const QScrollBar* bar = verticalScrollBar();
    const qreal place = bar->maximum() > 0 ? qreal(bar->value()) / bar->maximum() : 0;
    zoom_ = zoom;
    drawn_.clear();
    layOut();
    verticalScrollBar()->setValue(qRound(place * verticalScrollBar()->maximum()));
    viewport()->update();
}

qreal PagePreview::scale() const {
    if (!document_) return 1;
    const qreal room = std::min<qreal>(viewport()->width() - 2 * gap(), style::em(widest_ems));
    return std::max(0.1, room / document_->pageSize().width()) * zoom_;
}

QSize PagePreview::pageSize() const {
    if (!document_) return {};
    return (document_->pageSize() * scale()).toSize();
}

QRect PagePreview::pageRect(int page) const {
    const QSize size = pageSize();
    const int left =
        std::max(gap(), (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    const int top = gap() + page * (size.height() + gap()) - verticalScrollBar()->value();
    return {QPoint(left, top), size};
}

int PagePreview::pageAt(int y) const {
    if (pageCount() == 0) return -1;
    return std::clamp((y - gap()) / std::max(1, pageSize().height() + gap()), 0, pageCount() - 1);
}

void PagePreview::layOut() {
    const QSize size = pageSize();
    const int height = gap() + pageCount() * (size.height() + gap());
    const int width = size.width() + 2 * gap();
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(style::em(3));
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(style::em(3));
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
}

void PagePreview::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    if (pageCount() == 0) return;
    const int first = pageAt(verticalScrollBar()->value());
    const int last = pageAt(verticalScrollBar()->value() + viewport()->height());
    bool missing = false;
    for (int page = first; page <= last; ++page) {
        const QRect rect = pageRect(page);
        painter.fillRect(rect, Qt::white);
        const auto drawn = drawn_.find(page);
        if (drawn == drawn_.end())
            missing = true;
        else
            painter.drawPixmap(rect.topLeft(), drawn->second);
        painter.setPen(style::hairline(palette()));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
    if (missing) draw_next_.start();
}

void PagePreview::drawOne() {
    if (pageCount() == 0) return;
    const int first = pageAt(verticalScrollBar()->value());
    const int last = pageAt(verticalScrollBar()->value() + viewport()->height());
    // Far pages are let go: a long report at a high zoom would fill the memory.
    std::erase_if(drawn_,
                  [&](const auto& entry) { return entry.first < first - 2 || entry.first > last + 2; });
    for (int page = first; page <= last; ++page) {
        if (drawn_.contains(page)) continue;
        const qreal ratio = devicePixelRatioF();
        QPixmap pixmap(pageSize() * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::white);
        QPainter painter(&pixmap);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale(), scale());
        document_->paintPage(painter, page);
        painter.end();
        drawn_.emplace(page, std::move(pixmap));
        viewport()->update(pageRect(page));
        return;  // the next one after the window's own events: paintEvent asks again
    }
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    const QScrollBar* bar = verticalScrollBar();
    const qreal place = bar->maximum() > 0 ? qreal(bar->value()) / bar->maximum() : 0;
    if (event->oldSize().width() != event->size().width()) drawn_.clear();
    layOut();
    verticalScrollBar()->setValue(qRound(place * verticalScrollBar()->maximum()));
    noticePage();
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier)) return QAbstractScrollArea::wheelEvent(event);
    setZoom(zoom_ * std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::ZoomIn)) return setZoom(zoom_ * 1.25);
    if (event->matches(QKeySequence::ZoomOut)) return setZoom(zoom_ / 1.25);
    if (event->key() == Qt::Key_0 && event->modifiers() == Qt::ControlModifier) return setZoom(1);
    if (event->key() == Qt::Key_Home) return verticalScrollBar()->setValue(0);
    if (event->key() == Qt::Key_End) return verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    QAbstractScrollArea::keyPressEvent(event);
}

void PagePreview::scrollContentsBy(int, int) {
    viewport()->update();
    noticePage();
}

void PagePreview::noticePage() {
    const int page = currentPage();
    if (page == noticed_page_) return;
    noticed_page_ = page;
    setAccessibleDescription(page < 0 ? QString() : tr("Page %1 of %2").arg(page + 1).arg(pageCount()));
    emit currentPageChanged(page);
}

}  // namespace assay::ui

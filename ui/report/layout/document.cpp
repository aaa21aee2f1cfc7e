// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout/document.h"

#include "ui/report/blocks/heading.h"
#include "ui/report/layout/laid_text.h"

#include <QCoreApplication>
#include <QPainter>

namespace assay::ui::paper {

namespace {

/// The text cut to one line of `width`, with an ellipsis; a footer must never wrap into the page number.
QString elided(const QString& text, const TextStyle& style, qreal width, const Typeface& typeface) {
    QString line = plainText(text).replace(u'\n', u' ');
    if (typeface.width(line, style) <= width) return line;
    qsizetype shown = 0;
    qsizetype beyond = line.size();
    while (beyond - shown > 1) {
        const qsizetype middle = (shown + beyond) / 2;
        const bool fits = typeface.width(line.left(middle) + QChar(0x2026), style) <= width;
        (fits ? shown : beyond) = middle;
    }
    if (shown > 0 && line.at(shown - 1).isHighSurrogate()) --shown;
    return line.left(shown).trimmed() + QChar(0x2026);
}

}  // namespace

void Document::addHeading(int level, const QString& text, bool startsPage) {
    const int landmark = static_cast<int>(landmarks_.size());
    landmarks_.push_back({level, text});
    add<Heading>(level, text, landmark, startsPage);
}

PaginatedDocument::PaginatedDocument(const Document& document, ReportPageSize size)
    : geometry_(PageGeometry::of(size)),
      title_(document.title),
      subject_(document.subject),
      footer_(document.footer),
      landmarks_(document.landmarks()),
      landmark_pages_(std::make_shared<std::vector<int>>()) {
    const QRectF body = geometry_.body();
    const LayoutContext context{typeface_, body.width(), body.height(), document.landmarks(),
                                landmark_pages_};
    std::vector<Strip> strips;
    for (const auto& block : document.blocks())
        block->appendStrips(strips, context);
    Pagination pagination = paginate(std::move(strips), geometry_, static_cast<int>(landmarks_.size()));
    *landmark_pages_ = std::move(pagination.landmarkPages);
    pages_ = std::move(pagination.pages);
}

void PaginatedDocument::paintPage(QPainter& painter, int page) const {
    if (page < 0 || page >= pageCount()) return;
    const qreal left = geometry_.body().left();
    for (const PlacedStrip& placed : pages_[static_cast<std::size_t>(page)].strips) {
        if (!placed.strip->paint) continue;
        painter.save();
        placed.strip->paint(painter, QPointF(left, placed.top));
        painter.restore();
    }
    paintFooter(painter, page);
}

void PaginatedDocument::paintFooter(QPainter& painter, int page) const {
    TextStyle style{Face::text, 7.5, colour::quiet};
    const QRectF body = geometry_.body();
    const qreal top = geometry_.size.height() - 42;
    const QString number =
        QCoreApplication::translate("assay::ui::paper", "page %1 of %2").arg(page + 1).arg(pageCount());
    style.alignment = Qt::AlignRight;
    const LaidText right(number, style, body.width(), typeface_);
    right.paint(painter, QPointF(body.left(), top));
    style.alignment = Qt::AlignLeft;
    const qreal room = body.width() - right.naturalWidth() - 24;
    LaidText(elided(footer_, style, room, typeface_), style, room, typeface_)
        .paint(painter, QPointF(body.left(), top));
}

}  // namespace assay::ui::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout/laid_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

#include <algorithm>

namespace assay::ui::paper {

namespace {

bool mustBeSpelledOut(char16_t unit) {
    const bool control = unit < 0x20 || (unit >= 0x7f && unit < 0xa0);
    const bool directional = (unit >= 0x202a && unit <= 0x202e) || (unit >= 0x2066 && unit <= 0x2069);
    return control || directional || unit == 0xfeff || unit == 0xfffc;
}

}  // namespace

QString plainText(const QString& text) {
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text.at(i).unicode();
        if (unit == u'\r') {
            if (i + 1 >= text.size() || text.at(i + 1) != u'\n') plain += u'\n';
        } else if (unit == u'\n' || unit == 0x2028 || unit == 0x2029) {
            plain += u'\n';
        } else if (unit == u'\t') {
            plain += QStringLiteral("    ");
        } else if (mustBeSpelledOut(unit)) {
            plain += QStringLiteral("<U+%1>").arg(QString::number(unit, 16).toUpper(), 4, u'0');
        } else {
            plain += QChar(unit);
        }
    }
    return plain;
}

LaidText::LaidText(const QString& text, const TextStyle& style, qreal width, const Typeface& typeface)
    : style_(style),
      font_(typeface.font(style.face, style.size)),
      width_(width),
      line_height_(typeface.lineHeight(style)),
      paragraphs_(plainText(text).split(u'\n')) {
    const QFontMetricsF metrics(font_);
    const qreal content = (metrics.ascent() + metrics.descent()) / Typeface::oversampling;
    baseline_ = (line_height_ - content) / 2 + metrics.ascent() / Typeface::oversampling;
    for (qsizetype paragraph = 0; paragraph < paragraphs_.size(); ++paragraph) {
        const auto layout = lay(paragraphs_[paragraph]);
        for (int i = 0; i < layout->lineCount(); ++i) {
            lines_.push_back({static_cast<std::size_t>(paragraph), i});
            natural_width_ =
                std::max(natural_width_, layout->lineAt(i).naturalTextWidth() / Typeface::oversampling);
        }
    }
}

std::unique_ptr<QTextLayout> LaidText::lay(const QString& paragraph) const {
    QTextOption option(style_.alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    auto layout = std::make_unique<QTextLayout>(paragraph, font_);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max(1.0, width_) * Typeface::oversampling);
        line.setPosition({0, 0});
    }
    layout->endLayout();
    return layout;
}

const QTextLayout& LaidText::laidHere(std::size_t paragraph) const {
    if (laid_.empty()) laid_.resize(static_cast<std::size_t>(paragraphs_.size()));
    if (!laid_[paragraph]) laid_[paragraph] = lay(paragraphs_[static_cast<qsizetype>(paragraph)]);
    return *laid_[paragraph];
}

void LaidText::paintLine(QPainter& painter, int index, const QPointF& topLeft) const {
    const auto [paragraph, place] = lines_.at(static_cast<std::size_t>(index));
    const QTextLine line = laidHere(paragraph).lineAt(place);
    painter.save();
    painter.translate(topLeft.x(), topLeft.y() + baseline_);
    painter.scale(1 / Typeface::oversampling, 1 / Typeface::oversampling);
    painter.setPen(style_.colour.isValid() ? style_.colour : colour::ink);
    line.draw(&painter, QPointF(0, -line.ascent()));
    painter.restore();
}

void LaidText::paint(QPainter& painter, const QPointF& topLeft) const {
    for (int i = 0; i < lineCount(); ++i)
        paintLine(painter, i, topLeft + QPointF(0, i * line_height_));
}

}  // namespace assay::ui::paper

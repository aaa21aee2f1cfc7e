// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/timeline_text.h"

#include <QFontMetrics>
#include <QTextOption>

#include <cmath>

namespace assay::ui {

namespace {

constexpr int longest_line = 400;  // characters: more of them are on no line that fits into a window

}  // namespace

WrappedText::WrappedText(const QString& text, const QFont& font, int width, int lines) {
    // What cannot be seen need not be shaped: a text may have a thousand lines.
    const bool more = lines > 0 && text.size() > lines * longest_line;
    QString words = more ? text.left(lines * longest_line) : text;
    words.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    layout_.setTextOption(option);
    layout_.setFont(font);
    layout_.setText(words);
    breakLines(width);
    cut_ = more || (lines > 0 && layout_.lineCount() > lines);
    if (!cut_) return;
    const int last = std::min(lines, layout_.lineCount()) - 1;
    const int start = layout_.lineAt(last).textStart();
    QString rest = words.mid(start, longest_line);
    if (const auto end = rest.indexOf(QChar(QChar::LineSeparator)); end >= 0)
        rest = rest.left(end) + QChar(0x2026);
    layout_.setText(words.left(start) + QFontMetrics(font).elidedText(rest, Qt::ElideRight, width));
    breakLines(width);
}

void WrappedText::breakLines(int width) {
    qreal y = 0;
    layout_.beginLayout();
    for (auto line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    layout_.endLayout();
    height_ = static_cast<int>(std::ceil(y));
}

}  // namespace assay::ui

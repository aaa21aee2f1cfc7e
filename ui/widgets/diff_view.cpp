// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/diff_view.h"

#include "ui/widgets/style.h"

#include <QApplication>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>

namespace assay::ui {

namespace {
constexpr int tallest = 28;  // lines; more scroll
}

DiffView::DiffView(QWidget* parent) : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("diffView"));
    setAccessibleName(tr("Patch"));
    setReadOnly(true);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    setFont(style::fixedFont());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DiffView::setDiff(const QString& diff) {
    // Not compared with what is shown: that has no last newline, and each snapshot would scroll it back.
    if (diff == diff_) return;
    diff_ = diff;
    setPlainText(diff.endsWith(QLatin1Char('\n')) ? diff.chopped(1) : diff);
    setTabStopDistance(QFontMetricsF(font()).horizontalAdvance(QLatin1Char(' ')) * 4);
    colour();
    updateGeometry();
}

QSize DiffView::sizeHint() const {
    const QFontMetrics metrics(font());
    int widest = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        widest = std::max(widest, metrics.horizontalAdvance(block.text()));
    const bool scrolls = widest + style::em(1) > viewport()->width();
    const int lines = std::min(blockCount(), tallest);
    const int margins = static_cast<int>(2 * document()->documentMargin()) + 2;
    return {style::em(40), lines * metrics.lineSpacing() + margins +
                               (scrolls ? horizontalScrollBar()->sizeHint().height() : 0)};
}

void DiffView::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) updateGeometry();  // the scroll bar comes or goes
}

void DiffView::colour() {
    colouring_ = true;  // setting a palette tells of a change of palette
    const QPalette colours = QApplication::palette();
    QPalette own;
    own.setColor(QPalette::Base, style::ground(colours));
    setPalette(own);
    QTextCursor cursor(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString line = block.text();
        QTextCharFormat ink;
        QTextBlockFormat wash;
        const bool header = line.startsWith(QLatin1String("+++")) || line.startsWith(QLatin1String("---")) ||
                            line.startsWith(QLatin1String("diff ")) ||
                            line.startsWith(QLatin1String("index "));
        if (header) {
            ink.setForeground(style::muted(colours));
        } else if (line.startsWith(QLatin1String("@@"))) {
            ink.setForeground(style::accent(colours));
        } else if (line.startsWith(QLatin1Char('+')) || line.startsWith(QLatin1Char('-'))) {
            QColor tone = line.startsWith(QLatin1Char('+')) ? style::good(colours) : style::bad(colours);
            ink.setForeground(tone);
            tone.setAlphaF(0.10F);
            wash.setBackground(tone);
        } else {
            ink.setForeground(colours.color(QPalette::Text));
        }
        cursor.setPosition(block.position());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.setCharFormat(ink);
        cursor.setBlockFormat(wash);
    }
    setUndoRedoEnabled(false);
    colouring_ = false;
}

void DiffView::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !colouring_) colour();
}

void DiffView::wheelEvent(QWheelEvent* event) {
    // A diff that is whole lets the page scroll under the pointer.
    const auto* bar = verticalScrollBar();
    if (bar->minimum() == bar->maximum()) {
        event->ignore();
    } else {
        QPlainTextEdit::wheelEvent(event);
    }
}

}  // namespace assay::ui

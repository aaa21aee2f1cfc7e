// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QTextLayout>

class QPainter;

namespace assay::ui {

/// Plain words broken into lines of a width, at most so many; where there are more, the last one ends with
/// "…". Each text is read in its own direction. Main thread.
class WrappedText {
  public:
    /// `lines` 0: all of them. Pixels.
    WrappedText(const QString& text, const QFont& font, int width, int lines);
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] bool isCut() const { return cut_; }
    void draw(QPainter& painter, const QPointF& at) const { layout_.draw(&painter, at); }

  private:
    void breakLines(int width);
    QTextLayout layout_;
    int height_ = 0;
    bool cut_ = false;
};

}  // namespace assay::ui

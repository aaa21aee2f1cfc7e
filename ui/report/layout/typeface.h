// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

// Type of the report: which families, at which true sizes. Lengths are points (1/72 inch) everywhere in
// ui/report.
namespace assay::ui::paper {

enum class Face { text, strong, code };

struct TextStyle {
    Face face = Face::text;
    qreal size = 9;  // points of a typical face; see Typeface
    QColor colour;
    Qt::Alignment alignment = Qt::AlignLeft;
    qreal leading = 1.45;  // line height in sizes
};

/// The report's few colours: ink on paper, one accent. Paper is white in print and preview alike.
namespace colour {
inline const QColor ink(0x1b, 0x1e, 0x22);
inline const QColor quiet(0x5c, 0x64, 0x6d);
inline const QColor hairline(0xc8, 0xcd, 0xd2);
inline const QColor accent(0x0a, 0x5a, 0x8c);
}  // namespace colour

/// Chooses the installed families and scales them to one x-height, so that a page looks alike whether Noto
/// Sans (small on its body) or DejaVu Sans (large) is at hand. All chosen families have tabular figures by
/// default.
class Typeface {
  public:
    Typeface();

    /// A font of `size` points, in the coordinates of a layout that is `oversampling` times larger than
    /// points: whole pixel sizes are too coarse for type, and hinted widths would differ between paper and
    /// screen.
    [[nodiscard]] QFont font(Face face, qreal size) const;
    [[nodiscard]] qreal lineHeight(const TextStyle& style) const { return style.size * style.leading; }
    /// Width in points of `text` on one line.
    [[nodiscard]] qreal width(const QString& text, const TextStyle& style) const;

    static constexpr qreal oversampling = 10;

  private:
    struct Family {
        QString name;
        qreal scale = 1;  // nominal size to the size that gives the reference x-height
    };
    [[nodiscard]] static Family choose(const QStringList& candidates, const QString& generic);
    Family text_;
    Family code_;
};

}  // namespace assay::ui::paper

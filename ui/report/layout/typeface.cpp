// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout/typeface.h"

#include "ui/report/layout/laid_text.h"

#include <QFontDatabase>
#include <QFontMetricsF>

namespace assay::ui::paper {

namespace {
constexpr qreal reference_x_height = 0.52;  // of the nominal size
}

Typeface::Typeface()
    : text_(choose({QStringLiteral("Noto Sans"), QStringLiteral("Liberation Sans"),
                    QStringLiteral("DejaVu Sans Condensed"), QStringLiteral("DejaVu Sans")},
                   QStringLiteral("sans-serif"))),
      code_(choose({QStringLiteral("Noto Sans Mono"), QStringLiteral("Liberation Mono"),
                    QStringLiteral("DejaVu Sans Mono")},
                   QStringLiteral("monospace"))) {}

Typeface::Family Typeface::choose(const QStringList& candidates, const QString& generic) {
    Family family{generic, 1};
    for (const QString& candidate : candidates) {
        if (QFontDatabase::hasFamily(candidate)) {
            family.name = candidate;
            break;
        }
    }
    QFont probe(family.name);
    probe.setPixelSize(1000);
    probe.setHintingPreference(QFont::PreferNoHinting);
    const qreal xHeight = QFontMetricsF(probe).xHeight() / 1000;
    if (xHeight > 0.3 && xHeight < 0.8) family.scale = reference_x_height / xHeight;
    return family;
}

QFont Typeface::font(Face face, qreal size) const {
    const Family& family = face == Face::code ? code_ : text_;
    QFont font(family.name);
    font.setPixelSize(qRound(size * family.scale * oversampling));
    font.setWeight(face == Face::strong ? QFont::Bold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any letter spacing turns ligatures off: "conﬁrmed" with one glyph for "fi" would not be found by a
    // search in the PDF. This one is far below what can be seen.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    return font;
}

qreal Typeface::width(const QString& text, const TextStyle& style) const {
    return LaidText(text, style, LaidText::unbounded, *this).naturalWidth();
}

}  // namespace assay::ui::paper

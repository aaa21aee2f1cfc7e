// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_theme.h"

#include <QFontInfo>

#include <array>

namespace assay::ui {

namespace {

QColor between(const QColor& a, const QColor& b, double share) {
    const auto mix = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// Blue and vermillion of the palette are too dark for thin lines on a dark ground, so there they are lifted.
PlotTheme themeOn(const QColor& background, const QColor& text, const QColor& accent) {
    PlotTheme theme;
    theme.dark = background.lightnessF() < 0.5;
    theme.background = background;
    theme.text = text;
    theme.quiet = between(text, background, theme.dark ? 0.3 : 0.38);
    theme.grid = between(text, background, theme.dark ? 0.78 : 0.86);
    theme.nullBand = between(text, background, theme.dark ? 0.8 : 0.88);
    theme.threshold = theme.dark ? QColor(0xf0, 0x9a, 0xc9) : QColor(0xa8, 0x4a, 0x80);
    theme.accent = accent;
    return theme;
}

}  // namespace

PlotTheme PlotTheme::fromPalette(const QPalette& palette, const QFont& font) {
    PlotTheme theme = themeOn(palette.color(QPalette::Base), palette.color(QPalette::Text),
                              palette.color(QPalette::Highlight));
    theme.font = font;
    theme.fontSize = qMax(9.0, QFontInfo(font).pixelSize() * 0.92);
    theme.font.setPixelSize(qRound(theme.fontSize));
    theme.unit = qMax(1.0, QFontInfo(font).pixelSize() / 13.0);
    return theme;
}

PlotTheme PlotTheme::paper(const QFont& font, double points) {
    PlotTheme theme = themeOn(Qt::white, QColor(0x11, 0x11, 0x11), QColor(0x00, 0x72, 0xb2));
    theme.font = font;
    // A font's size is whole pixels here; paint_plot.cpp lays pages out on a finer canvas, where it is exact.
    theme.fontSize = points;
    theme.font.setPixelSize(qMax(1, qRound(points)));
    // Any spacing at all keeps Qt from joining letters ("ﬁ"), which could not be searched for in a document.
    theme.font.setLetterSpacing(QFont::PercentageSpacing, 100.01);
    theme.unit = points / 12.0;
    return theme;
}

PlotTheme PlotTheme::scaled(double factor) const {
    PlotTheme theme = *this;
    theme.fontSize = fontSize * factor;
    theme.font.setPixelSize(qMax(1, qRound(theme.fontSize)));
    theme.unit = unit * factor;
    return theme;
}

SeriesStyle PlotTheme::arm(int position) const {
    if (position == 0)
        return {dark ? QColor(0x6c, 0xc4, 0xf2) : QColor(0x00, 0x72, 0xb2), Qt::SolidLine, Marker::disc};
    if (position == 1) {
        return {dark ? QColor(0xb4, 0xb4, 0xb4) : QColor(0x70, 0x70, 0x70), Qt::DashLine, Marker::diamond};
    }
    const std::array<SeriesStyle, 5> variants = {{
        {dark ? QColor(0xff, 0x8b, 0x3d) : QColor(0xd5, 0x5e, 0x00), Qt::SolidLine, Marker::square},
        {dark ? QColor(0x2f, 0xc9, 0x9c) : QColor(0x00, 0x9e, 0x73), Qt::DashDotLine, Marker::triangle},
        {dark ? QColor(0xe6, 0xa0, 0xc8) : QColor(0xcc, 0x79, 0xa7), Qt::DotLine, Marker::triangleDown},
        {QColor(0xe6, 0x9f, 0x00), Qt::DashDotDotLine, Marker::cross},
        {dark ? QColor(0xf0, 0xe4, 0x42) : QColor(0x8f, 0x85, 0x00), Qt::SolidLine, Marker::diamond},
    }};
    return variants[static_cast<std::size_t>(position - 2) % variants.size()];
}

QColor PlotTheme::decision(verdict::Decision decision) const {
    switch (decision) {
        case verdict::Decision::confirmed:
            return dark ? QColor(0x2f, 0xc9, 0x9c) : QColor(0x00, 0x7d, 0x5b);
        case verdict::Decision::refuted:
            return dark ? QColor(0xff, 0x8b, 0x3d) : QColor(0xc2, 0x4f, 0x00);
        case verdict::Decision::inconclusive:
            return dark ? QColor(0xe6, 0x9f, 0x00) : QColor(0x8f, 0x60, 0x00);
        case verdict::Decision::void_:
            return quiet;
    }
    return quiet;
}

}  // namespace assay::ui

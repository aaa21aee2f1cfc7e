// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rows_model.h"
#include "ui/session/verdict_summary.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>

class QWidget;

// The look, in one place: sizes from the font, colours from the palette. No pixel is named anywhere else, so
// the window fits every scale and follows light and dark as the system switches.
namespace assay::ui::style {

/// `count` times the height of a capital M of the application's font, in device-independent pixels.
[[nodiscard]] int em(double count);

/// Gives a window its first size, in ems, or what of it the screen has room for.
void resizeOnScreen(QWidget& window, double width, double height);

/// The type scale, from the application's font.
enum class Type { small, body, strong, section, title, display };
[[nodiscard]] QFont font(Type type);
/// Where digits have to stand below each other: the application's font when its digits are of one width, else
/// the system's fixed font.
[[nodiscard]] QFont tabularFont();
[[nodiscard]] QFont fixedFont();

/// True when the palette's ground is dark.
[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] QColor muted(const QPalette& palette);     // secondary text, still readable (4.5:1)
[[nodiscard]] QColor hairline(const QPalette& palette);  // separators
[[nodiscard]] QColor ground(const QPalette& palette);    // of rails and docks: a shade off the page
[[nodiscard]] QColor field(const QPalette& palette);     // of what can be typed into, on a page
[[nodiscard]] QColor wash(const QPalette& palette);      // of a chosen row
[[nodiscard]] QColor accent(const QPalette& palette);    // the one accent
[[nodiscard]] QColor onAccent(const QPalette& palette);  // text on the accent
/// Okabe-Ito, the shade that reads on this palette.
[[nodiscard]] QColor good(const QPalette& palette);
[[nodiscard]] QColor bad(const QPalette& palette);
[[nodiscard]] QColor doubtful(const QPalette& palette);

/// As a function of the palette, for what is painted after the desktop has switched.
[[nodiscard]] QColor (*inkOf(VerdictMark mark))(const QPalette&);
[[nodiscard]] QColor colourOf(Mark mark, const QPalette& palette);
/// Names of icons below :/icons.
[[nodiscard]] QString iconOf(VerdictMark mark);
[[nodiscard]] QString iconOf(Mark mark);

/// Draws ":/icons/NAME.svg" in `colour`.
[[nodiscard]] QPixmap pixmap(const QString& name, const QColor& colour, int size, qreal devicePixelRatio);
/// An icon that takes its colour from the application's palette whenever it is painted; without `colour`,
/// that of a button's text.
[[nodiscard]] QIcon icon(const QString& name, QColor (*colour)(const QPalette&) = nullptr);

}  // namespace assay::ui::style

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>
#include <QStringList>

class QWidget;

namespace assay::ui {

/// What a person reads at a place of a widget.
struct ShownText {
    QString text;      // plain
    QString tip;       // the widget's or the cell's own, as it was set; plain
    bool cut = false;  // the text is longer than its place
    QRect place;       // in the widget: while the pointer stays here the same is said
};

/// A widget that paints words by itself says which of them lies at a place; empty between them.
class PaintsWords {
  public:
    virtual ~PaintsWords() = default;
    [[nodiscard]] virtual QString wordAt(const QPoint& at) const = 0;
};

/// Labels, buttons, fields, headers and cells of item views, entries of menus, titles and axes of plots;
/// empty for anything else.
[[nodiscard]] ShownText shownAt(const QWidget& widget, const QPoint& at);
/// All that a control and what lies in it shows, a text each: for a table its headers and the current row,
/// for a plot its title, caption and table headers. Never what a person typed.
[[nodiscard]] QStringList allShownIn(const QWidget& widget);

}  // namespace assay::ui

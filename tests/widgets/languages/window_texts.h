// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace assay::test {

/// A text that a window shows, or says to those who do not see it, and where.
struct WindowText {
    QString where;
    QString text;
};

/// Labels, buttons, menus, headers, cells, tooltips, placeholders, accessible names and descriptions, titles,
/// captions and axes of plots; not what stands in a text field, which is a person's.
[[nodiscard]] std::vector<WindowText> textsIn(QWidget& window);

}  // namespace assay::test

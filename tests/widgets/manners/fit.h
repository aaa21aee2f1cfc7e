// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace assay::test {

/// What in a window cannot be read: text that is cut off or elided where no tooltip says it whole, what runs
/// out of the widget around it, a window larger than 1280×720. A line each, with the place; empty when all
/// fits.
[[nodiscard]] QStringList misfitsIn(QWidget& window);

}  // namespace assay::test

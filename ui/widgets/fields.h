// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace assay::ui {

/// Gives the fields in `container` a ground that stands off the page in a dark palette, where outlines alone
/// do not show; nothing in a light one. Follows the palette.
void dressFields(QWidget& container);

}  // namespace assay::ui

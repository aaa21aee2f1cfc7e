// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QDialogButtonBox;
class QWidget;

namespace assay::ui {

/// Makes Tab go through parts of a window one after the other, as they are seen; what lies within each keeps
/// its order. To be called again when something that can have the focus was added, since Qt puts it behind
/// all others.
void setPartOrder(const QList<QWidget*>& parts);

/// Makes Tab go through a dialog's buttons as the desktop orders them, which need not be how they were added.
void setButtonOrder(const QDialogButtonBox& buttons);

}  // namespace assay::ui

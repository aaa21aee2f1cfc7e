// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <QDialog>

namespace assay::ui {

/// Shows exactly what a run of the case would execute and asks. Nothing was executed before.
class TrustDialog final : public QDialog {
    Q_OBJECT
  public:
    explicit TrustDialog(const casefile::Case& state, QWidget* parent = nullptr);
};

}  // namespace assay::ui

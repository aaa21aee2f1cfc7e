// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/session/newest_value.h"

#include <QDialog>

class QPlainTextEdit;

namespace assay::ui {

/// The end of a text file, read-only, from its last line on: what a failed build said. Read on the pool.
class LogDialog final : public QDialog {
    Q_OBJECT
  public:
    LogDialog(const QString& title, const QString& file, QWidget* parent = nullptr);

  private:
    QPlainTextEdit* text_;
    NewestValue<QString> reading_;
};

}  // namespace assay::ui

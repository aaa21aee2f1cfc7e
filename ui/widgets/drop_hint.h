// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace assay::ui {

/// Lies over a widget while something is dragged that can be dropped there, and says what would happen.
class DropHint final : public QWidget {
    Q_OBJECT
  public:
    DropHint(const QString& words, QWidget* over);
    /// Covers the widget as it is now.
    void appear();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString words_;
};

}  // namespace assay::ui

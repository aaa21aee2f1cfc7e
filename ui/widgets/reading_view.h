// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/labels.h"

#include <QWidget>

class QProgressBar;

namespace assay::ui {

/// In the place of the pages until there is a case to show: nothing is said of a case that was not read yet.
class ReadingView final : public QWidget {
    Q_OBJECT
  public:
    explicit ReadingView(QWidget* parent = nullptr);
    /// It is being read.
    void showReading(const QString& path);
    /// So much of it has been read, 0 to 100.
    void showProgress(int percent);
    /// It cannot be read; the window's banner says why.
    void showNotRead();

  private:
    TextLabel* words_;
    TextLabel* size_;
    QProgressBar* busy_;
};

}  // namespace assay::ui

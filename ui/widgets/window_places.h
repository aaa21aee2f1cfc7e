// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMainWindow;
class QWidget;

namespace assay::ui {

/// Where windows were and how their parts were divided, kept in a file of the person's state directory. A
/// file that cannot be written is no reason to bother anybody: the next window then opens in its usual place.
class WindowPlaces {
  public:
    /// `file` is an INI file.
    explicit WindowPlaces(QString file) : file_(std::move(file)) {}

    /// Its place, its docks, and all named splitters in it.
    void keep(const QMainWindow& window) const;
    void restore(QMainWindow& window) const;
    /// The splitters in a part that was made later. `window` is the one that it belongs to.
    void restoreParts(const QWidget& window, QWidget& part) const;

  private:
    QString file_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QComboBox;
class QMainWindow;
class QWidget;

namespace assay::ui {

/// Where windows were, how their parts were divided and what was chosen for good, kept in a file of the
/// person's state directory. A file that cannot be written is no reason to bother anybody: the next window
/// then opens in its usual place.
class WindowPlaces {
  public:
    /// `file` is an INI file.
    explicit WindowPlaces(QString file) : file_(std::move(file)) {}

    /// Its place, its docks, all named splitters in it, and the choices that were marked.
    void keep(const QMainWindow& window) const;
    void restore(QMainWindow& window) const;
    /// The splitters and choices in a part that was made later. `window` is the one that it belongs to.
    void restoreParts(const QWidget& window, QWidget& part) const;

    /// Marks a named box whose item a person chose: it is kept with the window, by the item's data.
    static void keepChoice(QComboBox& box);

  private:
    QString file_;
};

}  // namespace assay::ui

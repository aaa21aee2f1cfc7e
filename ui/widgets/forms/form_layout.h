// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>

class QFormLayout;
class QPlainTextEdit;
class QString;
class QWidget;

// How forms are laid out, the same in every dialog.
namespace assay::ui {

/// Labels beside fields, fields as wide as there is room.
[[nodiscard]] QFormLayout* newForm();
/// Fields beside each other; `wide` says how much of the rest each takes (0: what it needs).
[[nodiscard]] QWidget* inOneRow(std::initializer_list<std::pair<QWidget*, int>> widgets);
/// A field for text of so many lines. Tab leaves it.
[[nodiscard]] QPlainTextEdit* textLines(int count, const QString& name, const QString& objectName);

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/variant/recipe.h"
#include "ui/session/newest_value.h"
#include "ui/session/source_facts.h"

#include <QWidget>

#include <deque>
#include <vector>

class QListWidget;
class QPushButton;

namespace assay::ui {

class FieldNote;

/// The patches of a variant in the order in which they are applied: add (chosen or dropped), remove.
class PatchList final : public QWidget {
    Q_OBJECT
  public:
    explicit PatchList(QWidget* parent = nullptr);
    void setPatches(std::vector<variant::Patch> patches);
    [[nodiscard]] const std::vector<variant::Patch>& patches() const { return patches_; }
    /// Reads the file, on the pool; what is wrong with it is said below the list.
    void add(const QString& path);
    /// No file is being read.
    [[nodiscard]] bool isSettled() const { return toRead_.empty(); }

  signals:
    /// The last of them was read.
    void settled();

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void show();
    void readNext();
    void removeChosen();
    std::vector<variant::Patch> patches_;
    QListWidget* list_;
    QPushButton* remove_;
    FieldNote* note_;
    std::deque<QString> toRead_;  // the first one is being read
    NewestValue<SourceFacts> reading_;
};

}  // namespace assay::ui

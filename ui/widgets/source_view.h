// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/newest_value.h"
#include "ui/session/snapshot.h"

#include <QWidget>

class QComboBox;
class QPlainTextEdit;

namespace assay::ui {

class TextLabel;

/// The places that a case speaks of, as they are in the source of one of its variants: what is kept of its
/// build on this machine, read on the pool. Hidden while the case names no place.
class SourceView final : public QWidget {
    Q_OBJECT
  public:
    explicit SourceView(QWidget* parent = nullptr);
    void setSnapshot(const Snapshot& snapshot);

  private:
    struct Shown {
        QString text;
        QString words;  // what it is, or why it is not there
    };
    void fill(QComboBox& box, const QStringList& names);
    void read();
    void show(const Shown& shown);
    std::vector<casefile::CodePlace> places_;
    std::vector<variant::Provenance> built_;
    QComboBox* place_;
    QComboBox* variant_;
    QPlainTextEdit* text_;
    TextLabel* words_;
    NewestValue<Shown> reading_;
};

}  // namespace assay::ui

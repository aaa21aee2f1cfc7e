// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/specification.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::ui {

/// All of a workload's specification in fields. What is typed stays until it is kept or dropped, whatever the
/// file says meanwhile.
class WorkloadForm final : public QWidget {
    Q_OBJECT
  public:
    explicit WorkloadForm(QWidget* parent = nullptr);
    void show(const workload::Specification& specification);
    void setEditable(bool editable);
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] QString workloadName() const;
    /// What the fields say, or what is wrong with them.
    [[nodiscard]] Result<workload::Specification> specification() const;

  signals:
    void keepRequested();

  private:
    void fill(const workload::Specification& specification);
    void follow();
    workload::Specification shown_;
    bool editable_ = true;
    bool filling_ = false;
    QLineEdit* description_;
    QPlainTextEdit* command_;
    QPlainTextEdit* setup_;
    QSpinBox* payload_;
    QSpinBox* pipeline_;
    QSpinBox* connections_;
    QComboBox* transport_;
    QComboBox* keyPattern_;
    QSpinBox* keySpace_;
    QPlainTextEdit* config_;
    QCheckBox* aof_;
    QCheckBox* sameBytes_;
    QPushButton* keep_;
    QPushButton* drop_;
};

}  // namespace assay::ui

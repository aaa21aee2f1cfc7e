// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/workload/specification.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::ui {

class FieldNote;
class TextLabel;

/// All of a workload's specification in fields. What is typed stays until it is kept or dropped, whatever the
/// file says meanwhile; what is wrong is said at its field.
class WorkloadForm final : public QWidget {
    Q_OBJECT
  public:
    explicit WorkloadForm(QWidget* parent = nullptr);
    void show(const workload::Specification& specification);
    void setEditable(bool editable);
    /// False for a workload that was measured: what was measured goes by that name.
    void setRenamable(bool renamable);
    /// Says what becomes of a change of one that was measured.
    void setMeasured(bool measured);
    /// Whether another workload goes by this name.
    void setTaken(std::function<bool(const std::string&)> taken) { taken_ = std::move(taken); }
    /// Something was typed that is not kept.
    [[nodiscard]] bool isChanged() const;
    /// Back to what the case says.
    void drop() { fill(shown_); }
    /// What the case says, whatever was typed.
    [[nodiscard]] const workload::Specification& asKept() const { return shown_; }
    /// As the case knows it.
    [[nodiscard]] QString workloadName() const;
    /// What the fields say, or what is wrong with them.
    [[nodiscard]] Result<workload::Specification> specification() const;
    /// Shows what is wrong at its field and goes there; true when nothing is.
    bool check();

  signals:
    void keepRequested();

  private:
    /// What the fields say, and the first that is wrong.
    struct Reading {
        workload::Specification value;
        QWidget* field = nullptr;
        FieldNote* note = nullptr;
        Error error;
    };
    [[nodiscard]] Reading read() const;
    [[nodiscard]] QFormLayout* makeForm();
    void name();
    void fill(const workload::Specification& specification);
    void follow();
    workload::Specification shown_;
    workload::Specification untouched_;    // what the fields said before anybody typed …
    QWidget* untouchedProblem_ = nullptr;  // … and which of them was wrong even then
    std::function<bool(const std::string&)> taken_;
    bool editable_ = true;
    bool renamable_ = true;
    bool filling_ = false;
    QLineEdit* name_;
    QLineEdit* description_;
    QPlainTextEdit* command_;
    QPlainTextEdit* setup_;
    QSpinBox* payload_;
    QSpinBox* pipeline_;
    QSpinBox* connections_;
    QComboBox* transport_;
    QComboBox* keyPattern_;
    QSpinBox* keySpace_;
    QLineEdit* keyPrefix_;
    QPlainTextEdit* config_;
    QCheckBox* aof_;
    QCheckBox* sameBytes_;
    QCheckBox* trim_;
    QComboBox* dataPlace_;
    QSpinBox* rounds_;
    QSpinBox* warmup_;
    QSpinBox* proof_;
    TextLabel* measured_;
    FieldNote* nameNote_;
    FieldNote* commandNote_;
    FieldNote* setupNote_;
    FieldNote* configNote_;
    FieldNote* persistedNote_;
    QPushButton* keep_;
    QPushButton* drop_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QToolButton;

namespace assay::ui {

/// The pages of a form in their order, the shown one marked; a click goes to one.
class StepList final : public QWidget {
    Q_OBJECT
  public:
    explicit StepList(const QStringList& names, QWidget* parent = nullptr);
    void setCurrent(int index);

  signals:
    void chosen(int index);

  private:
    std::vector<QToolButton*> buttons_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/widgets/labels.h"

#include <QList>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace assay::ui {

/// A message in the page where it matters: what happened, what to do, details below. Hidden while there is
/// none.
class Banner final : public QWidget {
    Q_OBJECT
  public:
    explicit Banner(QWidget* parent = nullptr);
    /// `closable` false: the state itself has to change (a damaged file).
    void showError(const Error& error, bool closable = true);
    void showMessage(Mark mark, const QString& message, const QString& advice = {}, bool closable = true);
    /// A button of the message that is shown, beside its words; gone with it.
    void offer(const QString& text, const QString& objectName, std::function<void()> act);
    void dismiss();
    [[nodiscard]] QString message() const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void takeOffersBack();
    Mark mark_ = Mark::none;
    IconLabel* icon_;
    TextLabel* message_;
    TextLabel* advice_;
    TextLabel* details_;
    QToolButton* close_;
    QHBoxLayout* row_;
    QList<QPushButton*> offers_;
};

}  // namespace assay::ui

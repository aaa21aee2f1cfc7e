// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QWidget>

class QVBoxLayout;

namespace assay::ui {

/// One entry of the rail: icon and word; the chosen one carries the accent.
class RailButton final : public QAbstractButton {
    Q_OBJECT
  public:
    RailButton(const QString& icon, const QString& text, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    QString icon_;
};

/// The pages of a case in the order of the work. Ctrl+1 to Ctrl+7 are the window's actions; arrows move here.
class Rail final : public QWidget {
    Q_OBJECT
  public:
    explicit Rail(QWidget* parent = nullptr);
    void add(const QString& icon, const QString& text, const QString& objectName);
    void setCurrent(int index);
    [[nodiscard]] int current() const { return group_.checkedId(); }

  signals:
    void chosen(int index);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QButtonGroup group_;
    QVBoxLayout* column_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/style.h"

#include <QLabel>

namespace assay::ui {

/// A person's or the engine's words: always plain text, wrapped, selectable, in a type of the scale.
class TextLabel final : public QLabel {
    Q_OBJECT
  public:
    enum class Tone { normal, muted, accent };
    explicit TextLabel(const QString& text = {}, style::Type type = style::Type::body,
                       Tone tone = Tone::normal, QWidget* parent = nullptr);
    void setTone(Tone tone);
    /// Any colour that depends on the palette; asked again whenever the palette changes.
    void setColour(QColor (*colour)(const QPalette&));

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void applyTone();
    QColor (*colour_)(const QPalette&) = nullptr;
    style::Type type_;
    bool applying_ = false;
};

/// One line that is elided where it does not fit, and whole in its tooltip.
class ElidedLabel final : public QWidget {
    Q_OBJECT
  public:
    explicit ElidedLabel(const QString& text = {}, style::Type type = style::Type::body,
                         QWidget* parent = nullptr);
    void setText(const QString& text);
    void setMuted(bool muted);
    [[nodiscard]] QString text() const { return text_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] QString elided() const;
    void followFit();  // whether all of it is seen
    QString text_;
    style::Type type_;
    bool muted_ = false;
};

/// An icon of ours as a widget: repainted with the palette.
class IconLabel final : public QWidget {
    Q_OBJECT
  public:
    explicit IconLabel(const QString& icon = {}, double ems = 1.3, QWidget* parent = nullptr);
    void setIcon(const QString& icon, QColor (*colour)(const QPalette&));
    [[nodiscard]] QString iconName() const { return icon_; }
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString icon_;
    double ems_;
    QColor (*colour_)(const QPalette&) = nullptr;
};

/// A thin line, the only ornament.
class Hairline final : public QWidget {
    Q_OBJECT
  public:
    explicit Hairline(Qt::Orientation orientation, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Qt::Orientation orientation_;
};

}  // namespace assay::ui

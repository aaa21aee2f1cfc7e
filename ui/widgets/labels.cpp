// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace assay::ui {

TextLabel::TextLabel(const QString& text, style::Type type, Tone tone, QWidget* parent)
    : QLabel(parent), type_(type) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setForegroundRole(
        QPalette::WindowText);  // else a page on the palette's Base would hand down its own role
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFont(style::font(type_));
    setText(text);
    setTone(tone);
}

void TextLabel::setTone(Tone tone) {
    colour_ = tone == Tone::muted ? &style::muted : tone == Tone::accent ? &style::accent : nullptr;
    applyTone();
}

void TextLabel::setColour(QColor (*colour)(const QPalette&)) {
    colour_ = colour;
    applyTone();
}

void TextLabel::applyTone() {
    // Only the text's colour is set, from the application's palette: the rest goes on following the system.
    applying_ = true;  // setting a palette tells of a change of palette
    QPalette own;
    if (colour_ != nullptr) own.setColor(QPalette::WindowText, colour_(QApplication::palette()));
    setPalette(own);
    applying_ = false;
}

void TextLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !applying_) applyTone();
    if (event->type() == QEvent::ApplicationFontChange) setFont(style::font(type_));
}

ElidedLabel::ElidedLabel(const QString& text, style::Type type, QWidget* parent)
    : QWidget(parent), type_(type) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFont(style::font(type));
    setText(text);
}

void ElidedLabel::setText(const QString& text) {
    text_ = text;
    setAccessibleName(text);
    followFit();
    updateGeometry();
    update();
}

void ElidedLabel::setMuted(bool muted) {
    muted_ = muted;
    update();
}

QSize ElidedLabel::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text_) + style::em(0.2), metrics.height()};
}
QSize ElidedLabel::minimumSizeHint() const {
    return {style::em(4), QFontMetrics(font()).height()};
}

QString ElidedLabel::elided() const {
    return QFontMetrics(font()).elidedText(text_.simplified(), Qt::ElideRight, width());
}

void ElidedLabel::followFit() {
    setToolTip(elided() == text_ ? QString() : text_);
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(muted_ ? style::muted(palette()) : palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, elided());
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    followFit();
}

void ElidedLabel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) setFont(style::font(type_));
    if (event->type() == QEvent::FontChange) followFit();
}

IconLabel::IconLabel(const QString& icon, double ems, QWidget* parent)
    : QWidget(parent), icon_(icon), ems_(ems) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconLabel::setIcon(const QString& icon, QColor (*colour)(const QPalette&)) {
    icon_ = icon;
    colour_ = colour;
    update();
}

QSize IconLabel::sizeHint() const {
    return {style::em(ems_), style::em(ems_)};
}

void IconLabel::paintEvent(QPaintEvent*) {
    if (icon_.isEmpty()) return;
    QPainter painter(this);
    const QColor colour = colour_ != nullptr ? colour_(palette()) : palette().color(QPalette::WindowText);
    const int size = std::min(width(), height());
    painter.drawPixmap((width() - size) / 2, (height() - size) / 2,
                       style::pixmap(icon_, colour, size, devicePixelRatioF()));
}

Hairline::Hairline(Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent), orientation_(orientation) {
    if (orientation == Qt::Horizontal) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    } else {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    }
}

QSize Hairline::sizeHint() const {
    return {1, 1};
}

void Hairline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(orientation_ == Qt::Horizontal ? QRect(0, 0, width(), 1) : QRect(0, 0, 1, height()),
                     style::hairline(palette()));
}

}  // namespace assay::ui

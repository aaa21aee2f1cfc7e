// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rail.h"

#include "ui/widgets/style.h"

#include <QPainter>
#include <QVBoxLayout>

namespace assay::ui {

RailButton::RailButton(const QString& icon, const QString& text, QWidget* parent)
    : QAbstractButton(parent), icon_(icon) {
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(style::font(style::Type::body));
}

QSize RailButton::sizeHint() const {
    const QFontMetrics strong(style::font(style::Type::strong));
    return {style::em(3.9) + strong.horizontalAdvance(text()), style::em(2.3)};
}

void RailButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QPalette& colours = palette();
    const QColor text = isChecked() ? colours.color(QPalette::WindowText) : style::muted(colours);
    if (isChecked() || underMouse()) {
        QColor wash = isChecked() ? style::accent(colours) : colours.color(QPalette::WindowText);
        wash.setAlphaF(isChecked() ? 0.12F : 0.05F);
        painter.fillRect(rect(), wash);
    }
    if (isChecked()) painter.fillRect(QRect(0, 0, style::em(0.22), height()), style::accent(colours));
    const int size = style::em(1.35);
    painter.drawPixmap(
        style::em(1), (height() - size) / 2,
        style::pixmap(icon_, isChecked() ? style::accent(colours) : text, size, devicePixelRatioF()));
    painter.setPen(text);
    painter.setFont(style::font(isChecked() ? style::Type::strong : style::Type::body));
    painter.drawText(rect().adjusted(style::em(2.9), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QAbstractButton::text());
    if (hasFocus()) {
        painter.setPen(QPen(style::accent(colours), 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(style::em(0.4), 2, -3, -3));
    }
}

void RailButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}
void RailButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

Rail::Rail(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Pages"));
    column_->setContentsMargins(0, style::em(0.8), 0, style::em(0.8));
    column_->setSpacing(style::em(0.1));
    column_->addStretch(1);
    connect(&group_, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) emit chosen(id);
    });
}

void Rail::add(const QString& icon, const QString& text, const QString& objectName) {
    auto* button = new RailButton(icon, text, this);
    button->setObjectName(objectName);
    const int index = static_cast<int>(group_.buttons().size());
    button->setToolTip(tr("%1 (Ctrl+%2)").arg(text).arg(index + 1));
    group_.addButton(button, index);
    column_->insertWidget(index, button);
}

void Rail::setCurrent(int index) {
    if (auto* button = group_.button(index)) button->setChecked(true);
}

void Rail::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), style::ground(palette()));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), style::hairline(palette()));
}

}  // namespace assay::ui

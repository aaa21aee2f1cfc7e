// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/drop_hint.h"

#include "ui/widgets/style.h"

#include <QPainter>

namespace assay::ui {

DropHint::DropHint(const QString& words, QWidget* over) : QWidget(over), words_(words) {
    setObjectName(QStringLiteral("dropHint"));
    setAccessibleName(words);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropHint::appear() {
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropHint::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor ground = style::ground(palette());
    ground.setAlphaF(0.92F);
    painter.fillRect(rect(), ground);
    painter.setRenderHint(QPainter::Antialiasing);
    const int inset = style::em(0.6);
    painter.setPen(QPen(style::accent(palette()), style::em(0.12), Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(inset, inset, -inset, -inset), style::em(0.4), style::em(0.4));
    painter.setFont(style::font(style::Type::section));
    painter.setPen(style::accent(palette()));
    painter.drawText(rect().adjusted(inset * 2, inset * 2, -inset * 2, -inset * 2),
                     Qt::AlignCenter | Qt::TextWordWrap, words_);
}

}  // namespace assay::ui

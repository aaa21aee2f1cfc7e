// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tab_order.h"

#include <QWidget>

namespace assay::ui {

namespace {

/// Where Tab stops in a part, in the order of now.
QList<QWidget*> stopsIn(QWidget& part) {
    QList<QWidget*> stops;
    QWidget* one = &part;
    do {
        const bool inside = one == &part || part.isAncestorOf(one);
        if (inside && (one->focusPolicy() & Qt::TabFocus) != 0 && one->focusProxy() == nullptr) stops << one;
        one = one->nextInFocusChain();
    } while (one != nullptr && one != &part);
    return stops;
}

}  // namespace

void setPartOrder(std::initializer_list<QWidget*> parts) {
    QList<QWidget*> order;
    for (auto* part : parts)
        order << stopsIn(*part);
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

}  // namespace assay::ui

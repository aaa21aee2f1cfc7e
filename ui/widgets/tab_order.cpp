// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tab_order.h"

#include <QDialogButtonBox>
#include <QLayout>
#include <QWidget>

namespace assay::ui {

namespace {

/// What can have the focus in a part, in the order of now. Labels whose text can be selected are among it,
/// although Tab does not stop there: they keep the place of what comes after them.
QList<QWidget*> focusableIn(QWidget& part) {
    QList<QWidget*> found;
    QWidget* one = &part;
    do {
        const bool inside = one == &part || part.isAncestorOf(one);
        if (inside && one->focusPolicy() != Qt::NoFocus && one->focusProxy() == nullptr) found << one;
        one = one->nextInFocusChain();
    } while (one != nullptr && one != &part);
    return found;
}

}  // namespace

void setPartOrder(const QList<QWidget*>& parts) {
    QList<QWidget*> order;
    for (auto* part : parts)
        order << focusableIn(*part);
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

void setButtonOrder(const QDialogButtonBox& buttons) {
    QWidget* before = nullptr;
    for (int i = 0; i < buttons.layout()->count(); ++i) {
        auto* button = buttons.layout()->itemAt(i)->widget();
        if (button == nullptr) continue;
        if (before != nullptr) QWidget::setTabOrder(before, button);
        before = button;
    }
}

}  // namespace assay::ui

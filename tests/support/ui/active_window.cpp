// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/active_window.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

#include <algorithm>

namespace assay::test {

namespace {

constexpr int settling_ms = 30;  // what opens in the place of what went has the window first

/// Menus, lists that drop down and hints come and go over the active window.
bool canBeActive(const QWidget& widget) {
    const auto type = widget.windowType();
    return widget.isWindow() && type != Qt::Popup && type != Qt::ToolTip && type != Qt::SplashScreen;
}

}  // namespace

ActiveWindow::ActiveWindow(QObject* application) : QObject(application) {
    application->installEventFilter(this);
}

bool ActiveWindow::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type != QEvent::WindowActivate && type != QEvent::Show && type != QEvent::Hide) return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || !widget->isWindow()) return false;
    // What is shown becomes active, but is told so by an event that the timer may overtake: so showing
    // counts.
    if (type == QEvent::Hide) {
        QTimer::singleShot(settling_ms, this, &ActiveWindow::giveBack);
    } else if (canBeActive(*widget)) {
        const auto gone = [widget](const auto& one) { return one.isNull() || one == widget; };
        wereActive_.erase(std::remove_if(wereActive_.begin(), wereActive_.end(), gone), wereActive_.end());
        wereActive_.emplace_back(widget);
    }
    return false;
}

void ActiveWindow::giveBack() {
    const auto* active = QApplication::activeWindow();
    if ((active != nullptr && active->isVisible()) || QApplication::activePopupWidget() != nullptr) return;
    if (auto* modal = QApplication::activeModalWidget()) return modal->activateWindow();
    for (auto at = wereActive_.rbegin(); at != wereActive_.rend(); ++at)
        if (!at->isNull() && (*at)->isVisible()) return (*at)->activateWindow();
}

}  // namespace assay::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/buttons.h"

#include "ui/widgets/style.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QToolButton>

namespace assay::ui {

namespace {

/// Gives a button the accent's palette, again at each switch between light and dark.
class AccentFilter final : public QObject {
  public:
    explicit AccentFilter(QPushButton& button) : QObject(&button), button_(button) { apply(); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::PaletteChange && !applying_) apply();
        return QObject::eventFilter(watched, event);
    }

  private:
    void apply() {
        const QPalette system = QApplication::palette();
        QPalette own;
        for (const auto group : {QPalette::Active, QPalette::Inactive}) {
            // Styles that light a button up from above start from a deeper shade, so that the text keeps its
            // contrast.
            own.setColor(group, QPalette::Button,
                         style::isDark(system) ? style::accent(system) : style::accent(system).darker(125));
            own.setColor(group, QPalette::ButtonText, style::onAccent(system));
        }
        applying_ = true;  // setting a palette tells of a change of palette
        button_.setPalette(own);
        applying_ = false;
    }
    QPushButton& button_;
    bool applying_ = false;
};

}  // namespace

void makePrimary(QPushButton& button, const QString& icon) {
    button.installEventFilter(new AccentFilter(button));
    if (!icon.isEmpty()) button.setIcon(style::icon(icon, &style::onAccent));
    QFont font = style::font(style::Type::strong);
    button.setFont(font);
}

QToolButton* toolButtonFor(QAction* action, const QString& objectName) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setObjectName(objectName);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace assay::ui

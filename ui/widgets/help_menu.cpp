// SPDX-License-Identifier: GPL-3.0-or-later
// How help is asked for: the menu and the keys.
#include "ui/widgets/help_window.h"
#include "ui/widgets/word_hints.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

namespace assay::ui {

namespace {

/// Shift+F1 and its menu entry speak of what the keyboard is at.
QWidget& focusIn(QWidget& window) {
    auto* focus = window.focusWidget();
    return focus == nullptr ? window : *focus;
}

void showAbout(QWidget& window) {
    QMessageBox box(&window);
    box.setObjectName(QStringLiteral("aboutBox"));
    box.setWindowTitle(HelpWindow::tr("About Assay"));
    box.setTextFormat(Qt::PlainText);
    box.setText(QStringLiteral("Assay %1").arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        HelpWindow::tr("A workbench that turns performance claims about Redis into verdicts.\n\n"
                       "Free software under the GNU General Public License, version 3 or later."));
    box.exec();
}

}  // namespace

void openHelp(QWidget& widget) {
    auto* window = widget.window();
    auto* help = qobject_cast<HelpWindow*>(window);
    if (help == nullptr) help = window->findChild<HelpWindow*>(QStringLiteral("helpDialog"));
    if (help == nullptr) help = new HelpWindow(window);
    if (help != window) help->showTopic(topicOf(widget));
    help->show();
    help->raise();
    help->activateWindow();
}

void addHelpMenu(QMenuBar& bar, QWidget& window) {
    auto* menu = bar.addMenu(HelpWindow::tr("&Help"));
    auto* help = menu->addAction(HelpWindow::tr("&Help on this page"), &window,
                                 [&window] { openHelp(focusIn(window)); });
    help->setObjectName(QStringLiteral("actionHelp"));
    help->setShortcut(QKeySequence::HelpContents);
    auto* what =
        menu->addAction(HelpWindow::tr("&What is this?"), &window, [&window] { showHint(focusIn(window)); });
    what->setObjectName(QStringLiteral("actionWhatsThis"));
    what->setShortcut(QKeySequence::WhatsThis);
    auto* words = menu->addAction(HelpWindow::tr("W&ords"), &window, [&window] {
        openHelp(window);
        if (auto* opened = window.findChild<HelpWindow*>(QStringLiteral("helpDialog")))
            opened->showTopic({QStringLiteral("words"), {}});
    });
    words->setObjectName(QStringLiteral("actionWords"));
    menu->addSeparator();
    menu->addAction(HelpWindow::tr("&About Assay"), &window, [&window] { showAbout(window); });
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/help_window.h"

#include "ui/session/sample_cases.h"
#include "ui/widgets/style.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextBrowser>

namespace assay::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Help", text);
}

/// The first heading of a Markdown page, else its file's name.
QString titleOf(const QString& path) {
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        while (!file.atEnd()) {
            const QString line = QString::fromUtf8(file.readLine(512)).trimmed();
            if (line.startsWith(QLatin1String("# "))) return line.mid(2);
        }
    }
    return QFileInfo(path).completeBaseName();
}

void showHelp(QWidget& window) {
    auto* dialog = new QDialog(&window);
    dialog->setObjectName(QStringLiteral("helpDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Help \u2014 Assay"));
    auto* pages = new QListWidget;
    pages->setObjectName(QStringLiteral("helpPages"));
    pages->setAccessibleName(tr("Help pages"));
    pages->setFrameShape(QFrame::NoFrame);
    auto* text = new QTextBrowser;
    text->setObjectName(QStringLiteral("helpText"));
    text->setAccessibleName(tr("Help page"));
    text->setFrameShape(QFrame::NoFrame);
    text->setOpenExternalLinks(true);
    const QDir directory(helpDirectory());
    const auto files = directory.entryInfoList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    for (const auto& file : files) {
        auto* item = new QListWidgetItem(titleOf(file.absoluteFilePath()), pages);
        item->setData(Qt::UserRole, file.absoluteFilePath());
    }
    QObject::connect(pages, &QListWidget::currentItemChanged, text, [text](QListWidgetItem* item) {
        QFile file(item == nullptr ? QString() : item->data(Qt::UserRole).toString());
        if (item != nullptr && file.open(QIODevice::ReadOnly))
            text->setMarkdown(QString::fromUtf8(file.readAll()));
    });
    if (files.isEmpty()) text->setPlainText(tr("The help pages are not installed."));
    pages->setCurrentRow(0);
    auto* row = new QHBoxLayout(dialog);
    row->addWidget(pages, 1);
    row->addWidget(text, 3);
    dialog->resize(style::em(66), style::em(46));
    dialog->show();
}

void showAbout(QWidget& window) {
    QMessageBox box(&window);
    box.setObjectName(QStringLiteral("aboutBox"));
    box.setWindowTitle(tr("About Assay"));
    box.setTextFormat(Qt::PlainText);
    box.setText(QStringLiteral("Assay %1").arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        tr("A workbench that turns performance claims about Redis into verdicts.\n\n"
           "Free software under the GNU General Public License, version 3 or later."));
    box.exec();
}

}  // namespace

void addHelpMenu(QMenuBar& bar, QWidget& window) {
    auto* menu = bar.addMenu(tr("&Help"));
    auto* help = menu->addAction(tr("&Help pages"), &window, [&window] { showHelp(window); });
    help->setObjectName(QStringLiteral("actionHelp"));
    help->setShortcut(QKeySequence::HelpContents);
    menu->addAction(tr("&About Assay"), &window, [&window] { showAbout(window); });
}

}  // namespace assay::ui

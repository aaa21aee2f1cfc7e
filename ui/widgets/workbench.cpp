// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/workbench.h"

#include "ui/session/sample_cases.h"
#include "ui/widgets/case_drops.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/new_case_dialog.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/start_window.h"
#include "ui/widgets/style.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSessionManager>

namespace assay::ui {

namespace {

void bringForward(QWidget& window) {
    window.raise();
    window.activateWindow();
}

}  // namespace

Workbench::Workbench(QString stateDirectory, QString assayProgram, QObject* parent)
    : QObject(parent),
      stateDirectory_(std::move(stateDirectory)),
      assayProgram_(std::move(assayProgram)),
      recent_(stateDirectory_ + QStringLiteral("/recent-cases.ini")),
      places_(stateDirectory_ + QStringLiteral("/windows.ini")) {
    connect(new CaseDrops(this), &CaseDrops::dropped, this, [this](const QStringList& paths) {
        for (const auto& path : paths)
            openCase(path);
    });
    qApp->installEventFilter(&hints_);
    connect(qApp, &QGuiApplication::commitDataRequest, this, &Workbench::endSession, Qt::DirectConnection);
}

Workbench::~Workbench() {
    for (const auto& window : windows_)
        delete window.data();
    delete start_.data();
}

void Workbench::showStart() {
    if (!start_) {
        start_ = new StartWindow(*this);
        restoreWindow(*start_);
    }
    start_->show();
    bringForward(*start_);
}

CaseWindow* Workbench::openCase(const QString& path) {
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const QString wanted = canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical;
    windows_.removeIf([](const QPointer<CaseWindow>& window) { return window.isNull(); });
    for (const auto& window : windows_) {
        if (window->path() != wanted) continue;
        if (window->isMinimized()) window->showNormal();
        bringForward(*window);
        return window;
    }
    auto* window = new CaseWindow(wanted, assayProgram_, *this);
    restoreWindow(*window);
    windows_.append(window);
    window->show();
    bringForward(*window);
    if (start_) start_->close();
    return window;
}

void Workbench::openFiles(const QStringList& paths) {
    QStringList missing;
    for (const auto& path : paths) {
        if (QFileInfo::exists(path)) {
            openCase(path);
        } else {
            missing << QDir::toNativeSeparators(path);
        }
    }
    if (!paths.isEmpty() && missing.isEmpty()) return;
    showStart();
    if (!missing.isEmpty())
        emit failed(
            Error{ErrorKind::not_found,
                  tr("There is no file '%1'.").arg(missing.join(QStringLiteral("', '"))).toStdString(),
                  tr("Give the path of a case file (*.assay).").toStdString(),
                  {}},
            start_);
}

void Workbench::chooseCase(QWidget* parent) {
    const auto paths = QFileDialog::getOpenFileNames(parent, tr("Open a case"), defaultCaseDirectory(),
                                                     tr("Assay cases (*.assay);;All files (*)"));
    for (const auto& path : paths)
        openCase(path);
}

void Workbench::newCase(QWidget* parent) {
    NewCaseDialog dialog(parent);
    if (dialog.exec() == QDialog::Accepted) openCase(dialog.casePath());
}

void Workbench::openSample(QWidget* window, bool archived) {
    const auto files = findSampleFiles();
    const QString& source = archived ? files.archived : files.definition;
    if (source.isEmpty())
        return emit failed(Error{ErrorKind::not_found,
                                 tr("The samples are not installed.").toStdString(),
                                 tr("They belong to share/assay/cases beside the program.").toStdString(),
                                 {}},
                           window);
    const QString suggestion =
        uniqueCasePath(defaultCaseDirectory(), archived ? QStringLiteral("aof-staging-copy-archived")
                                                        : QStringLiteral("aof-staging-copy"));
    QDir().mkpath(QFileInfo(suggestion).absolutePath());
    const QString path =
        askWhereToSave(window, {tr("Where the sample's case goes"), suggestion, tr("Assay cases (*.assay)"),
                                QStringLiteral("assay"), false});
    if (path.isEmpty()) return;
    if (QFileInfo::exists(path))
        return emit failed(Error{ErrorKind::io,
                                 tr("'%1' exists already.").arg(path).toStdString(),
                                 tr("A case file is never overwritten. Choose another name.").toStdString(),
                                 {}},
                           window);
    samples_.request(
        [archived, source, path] {
            return archived ? copyCase(source, path) : createCaseFromDefinition(source, path);
        },
        [this, path, asked = QPointer<QWidget>(window)](const Status& made) {
            if (made) {
                openCase(path);
            } else if (asked) {
                emit failed(made.error(), asked);
            }
        });
}

bool Workbench::askEveryWindow() {
    // Asking may close windows or open others: a copy is walked.
    const auto windows = windows_;
    for (const auto& window : windows) {
        if (!window || window->mayClose()) continue;
        for (const auto& other : windows)
            if (other) other->stays();
        return false;
    }
    return true;
}

void Workbench::quit() {
    if (askEveryWindow()) QApplication::closeAllWindows();
}

void Workbench::endSession(QSessionManager& manager) {
    if (!manager.allowsInteraction())
        return;  // then runs go on by themselves: closing a window never kills one
    if (!askEveryWindow()) manager.cancel();
    manager.release();
}

void Workbench::addFileActions(QMenu& menu, QMainWindow* window) {
    const auto add = [&](const QString& icon, const QString& text, const QKeySequence& keys,
                         const QString& name, auto slot) {
        auto* action = menu.addAction(style::icon(icon), text, window, slot);
        action->setShortcut(keys);
        action->setObjectName(name);
    };
    add(QStringLiteral("new"), tr("&New case\u2026"), QKeySequence::New, QStringLiteral("actionNew"),
        [this, window] { newCase(window); });
    add(QStringLiteral("open"), tr("&Open\u2026"), QKeySequence::Open, QStringLiteral("actionOpen"),
        [this, window] { chooseCase(window); });
    auto* recent = menu.addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        for (const auto& one : recent_.cases()) {
            const QString title = (one.title.isEmpty() ? QFileInfo(one.path).completeBaseName() : one.title);
            auto* action = recent->addAction(QString(title).replace(QLatin1Char('&'), QStringLiteral("&&")),
                                             this, [this, path = one.path] { openCase(path); });
            action->setEnabled(QFileInfo::exists(one.path));
        }
        if (recent->isEmpty()) recent->addAction(tr("None yet"))->setEnabled(false);
    });
    auto* sample = menu.addMenu(style::icon(QStringLiteral("sample")), tr("Open &sample"));
    sample->addAction(tr("AOF staging copy, to be measured\u2026"), window,
                      [this, window] { openSample(window, false); });
    sample->addAction(tr("AOF staging copy, as it was settled\u2026"), window,
                      [this, window] { openSample(window, true); });
}

namespace {

/// Not every desktop has a key of its own for closing and quitting.
QList<QKeySequence> withStandard(QKeySequence::StandardKey standard, const QKeySequence& usual) {
    auto keys = QKeySequence::keyBindings(standard);
    if (!keys.contains(usual)) keys << usual;
    return keys;
}

}  // namespace

void Workbench::addClosingActions(QMenu& menu, QMainWindow* window) {
    menu.addAction(tr("Start page"), this, [this] { showStart(); });
    auto* close = menu.addAction(tr("&Close"), window, [window] { window->close(); });
    close->setShortcuts(withStandard(QKeySequence::Close, Qt::CTRL | Qt::Key_W));
    auto* quitAction = menu.addAction(tr("&Quit"), this, [this] { quit(); });
    quitAction->setObjectName(QStringLiteral("actionQuit"));
    quitAction->setShortcuts(withStandard(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q));
}

QStringList Workbench::caseFilesOf(const QMimeData& data) {
    return CaseDrops::casesIn(data);
}

}  // namespace assay::ui

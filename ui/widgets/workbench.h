// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/session/newest_value.h"
#include "ui/session/recent_cases.h"
#include "ui/widgets/window_places.h"
#include "ui/widgets/word_hints.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <vector>

class QMainWindow;
class QMenu;
class QMimeData;
class QSessionManager;
class QWidget;

namespace assay::ui {

class CaseWindow;
class StartWindow;

/// All windows of the program: one a case, several cases; opening an open case raises its window. Quitting,
/// closing and the session's end go through each window's one guard.
class Workbench final : public QObject {
    Q_OBJECT
  public:
    /// `stateDirectory` holds recent cases and window places. `assayProgram` is what runs measurements.
    Workbench(QString stateDirectory, QString assayProgram, QObject* parent = nullptr);
    ~Workbench() override;

    [[nodiscard]] RecentCases& recent() { return recent_; }

    void showStart();
    CaseWindow* openCase(const QString& path);
    /// As named on a command line: none is the start page, which also says which ones are not there.
    void openFiles(const QStringList& paths);
    void chooseCase(QWidget* parent);
    void newCase(QWidget* parent);
    /// `archived`: the page as it was settled, else the open hypothesis.
    void openSample(QWidget* window, bool archived);
    void quit();
    /// Every window's guard, in turn; true when none stays.
    [[nodiscard]] bool askEveryWindow();
    /// The desktop session ends: the guard may stop it.
    void endSession(QSessionManager& manager);

    void addFileActions(QMenu& menu, QMainWindow* window);
    void addClosingActions(QMenu& menu, QMainWindow* window);
    void saveWindow(const QMainWindow& window) { places_.keep(window); }
    void restoreWindow(QMainWindow& window) { places_.restore(window); }
    /// A part of a window that was made only now.
    void restoreParts(const QWidget& window, QWidget& part) { places_.restoreParts(window, part); }

    /// The case files among what is dragged.
    [[nodiscard]] static QStringList caseFilesOf(const QMimeData& data);

  signals:
    /// What `window` asked for could not be done: it shows that.
    void failed(const assay::Error& error, QWidget* window);

  private:
    QString stateDirectory_;
    QString assayProgram_;
    RecentCases recent_;
    WindowPlaces places_;
    WordHints hints_;
    QList<QPointer<CaseWindow>> windows_;
    QPointer<StartWindow> start_;
    NewestValue<Status> samples_;  // a disk may take long to say that it has it
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/session/run_messages.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace assay::ui {

/// Starts `assay run CASE …` as a child process and stops it by a signal. What counts is seen in the case
/// file; only how far a build is comes from the child. Main thread only.
class RunController final : public QObject {
    Q_OBJECT
  public:
    /// `assayProgram` is the path of the `assay` command line program (see `findAssayProgram`).
    explicit RunController(QString casePath, QString assayProgram, QObject* parent = nullptr);
    ~RunController() override;

    [[nodiscard]] bool isRunning() const;
    /// `plan` is a draft's name, empty for the default. `extraArguments` go behind it ("--blocks", "8").
    /// Does not wait for the process to begin: `failedToStart` tells when it could not.
    Status start(const QString& plan, const QStringList& extraArguments = {});
    /// Asks the run of this case to end its window, stop its servers and record why (SIGINT): the one that
    /// was started here, else the one that another window or the command line started.
    void stop();
    /// What the run that was started here is building.
    [[nodiscard]] const std::optional<Building>& building() const;
    /// Leaves the run going on without the window.
    void detach();

    /// Beside this program, then in PATH; empty when there is none.
    [[nodiscard]] static QString findAssayProgram();

  signals:
    void runningChanged(bool running);
    void failedToStart(const assay::Error& error);
    /// `building` is another; at most twice a second.
    void buildingChanged();
    /// The process ended: its exit code (COMMAND-LINE), 128 and the number of the signal that killed it, and
    /// the last lines that it wrote to standard error.
    void finished(int exitCode, const QString& lastWords);

  private:
    void end();
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace assay::ui

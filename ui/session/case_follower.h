// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "ui/session/event_writer.h"
#include "ui/session/run_watch.h"
#include "ui/session/snapshot.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace assay::ui {

/// Follows one case file on the thread that it lives in: woken by the file system, never by a clock, so that
/// an open case costs nothing while nothing happens. Reads what was added, folds and evaluates it, publishes.
class CaseFollower final : public QObject {
    Q_OBJECT
  public:
    CaseFollower(QString path, std::shared_ptr<const Clock> clock);

  public slots:
    /// Reads the whole file and starts to watch it. Called once, on the follower's thread.
    void begin();
    /// Looks at the file as if it had changed.
    void lookAgain();
    /// Waits until what the window appended is on the disk, once for all that asked meanwhile; a failure is
    /// told by `failed`.
    void syncSoon();

  signals:
    /// How much of the whole file has been read, 1 to 100, ascending, each number at most once; before it is
    /// first published.
    void reading(int percent);
    /// At most every `publishing_interval_ms`, and always a last one.
    void published(const assay::ui::SnapshotPtr& snapshot);
    /// Once per failure; a later `published` says that the file can be read again.
    void failed(const assay::Error& error);
    /// A writer that goes on behind what was just published, so that nobody else need read the file. Not
    /// where it may only be read.
    void writerReady(const assay::ui::LogWriterPtr& writer);

  private:
    void watch();
    void scheduleRead();
    void read();
    void readWhole();
    [[nodiscard]] Result<casefile::LogContents> contentsOfFile();
    void readOn();
    void readAnother();
    void foldNewRecords();
    /// True when it is seen otherwise than before: a run that has no end yet goes on, or was killed.
    bool lookAtRun();
    void publish();
    void sync();
    void fail(const Error& error);

    QString path_;
    std::shared_ptr<const Clock> clock_;
    QFileSystemWatcher watcher_{this};
    RunWatch run_watch_{this};
    QTimer pending_{this};
    QTimer syncing_{this};
    QElapsedTimer since_last_;
    casefile::LogContents contents_;
    casefile::Case state_;
    std::size_t folded_ = 0;  // records of contents_ that are in state_
    int generation_ = 0;
    OpenRun open_run_ = OpenRun::none;
    std::string failure_;  // why it cannot be read, "" while it can
    bool loaded_ = false;
};

}  // namespace assay::ui

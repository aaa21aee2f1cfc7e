// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "ui/session/snapshot.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace assay::ui {

using WriterPtr = std::shared_ptr<casefile::LogWriter>;

/// Follows one case file on the thread that it lives in: woken by the file system, never by a clock, so that
/// an open case costs nothing while nothing happens. Reads what was added, folds and evaluates it, publishes.
class CaseFollower final : public QObject {
    Q_OBJECT
  public:
    explicit CaseFollower(QString path, const Clock& clock);

  public slots:
    /// Reads the whole file and starts to watch it. Called once, on the follower's thread.
    void begin();
    /// Waits until what the main thread appended is on the disk; a failure is told by `failed`.
    void sync();

  signals:
    /// At most every `publishing_interval_ms`, and always a last one.
    void published(const assay::ui::SnapshotPtr& snapshot);
    /// Once per failure; a later `published` says that the file can be read again.
    void failed(const assay::Error& error);
    /// A writer that has verified the file already, so that the main thread's first event need not wait for
    /// it.
    void writerReady(const assay::ui::WriterPtr& writer);

  private:
    void watch();
    void scheduleRead();
    void read();
    void readWhole();
    void readOn();
    void foldNewRecords();
    void publish();
    void fail(const Error& error);

    QString path_;
    const Clock& clock_;
    QFileSystemWatcher watcher_{this};
    QTimer pending_{this};
    QElapsedTimer since_last_;
    casefile::LogContents contents_;
    casefile::Case state_;
    std::size_t folded_ = 0;  // records of contents_ that are in state_
    bool failing_ = false;
    bool loaded_ = false;
};

}  // namespace assay::ui

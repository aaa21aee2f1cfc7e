// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/events.h"
#include "ui/session/event_writer.h"
#include "ui/session/snapshot.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace assay::ui {

/// One open case file: follows it (a thread of its own reads, folds and evaluates; the main thread gets
/// immutable snapshots) and appends a person's events to it. Holds no engine data beyond the newest snapshot.
/// Main thread only. One object per window; nothing is shared between cases.
class CaseSession final : public QObject {
    Q_OBJECT
  public:
    explicit CaseSession(const QString& path, QObject* parent = nullptr);
    ~CaseSession() override;

    [[nodiscard]] QString path() const;
    /// The newest snapshot; an empty case before the first `snapshotChanged`.
    [[nodiscard]] SnapshotPtr snapshot() const;
    /// False for a damaged or newer file, or one that cannot be written.
    [[nodiscard]] bool isWritable() const;
    /// False until the first snapshot.
    [[nodiscard]] bool isLoaded() const;
    /// Why the file cannot be read at the moment; empty while it can.
    [[nodiscard]] std::optional<Error> failure() const;

    /// The newest snapshot's case with what was appended here since: what an edit starts from.
    [[nodiscard]] casefile::Case ahead() const;

    /// Appends one event (a note, a revision, a variant, a verdict). The snapshot follows by the file.
    /// Without an error it is written, or on its way where that takes a while; `appendFailed` tells when it
    /// got lost there.
    Status append(casefile::Event event);
    /// An event is still on its way into the file.
    [[nodiscard]] bool isWriting() const;
    /// Looks at the file as if it had changed: a run is known to have ended.
    void lookAgain();

  signals:
    /// How much of the file has been read, in percent; until `isLoaded`.
    void reading(int percent);
    /// At most twice a second while the file grows, with a guaranteed last one.
    void snapshotChanged();
    /// What `append` accepted could not be written: here it is once more.
    void appendFailed(const assay::Error& error, const assay::ui::EventPtr& event);
    /// `isWriting` is another.
    void writingChanged();
    /// Another case took this file's place; the snapshot shows it.
    void replaced();
    /// The file cannot be read any more (deleted, damaged …). The last snapshot stays.
    void failed(const assay::Error& error);

  private:
    void take(const SnapshotPtr& snapshot);
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace assay::ui

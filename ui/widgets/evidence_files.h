// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/attachments.h"
#include "ui/session/case_session.h"
#include "ui/session/newest_value.h"

#include <QTemporaryDir>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

class QMimeData;

namespace assay::ui {

/// Brings files into a case and out of it again: attaching, saving, showing. Reading, hashing and writing are
/// done on the pool, one file after the other. Main thread.
class EvidenceFiles final : public QObject {
    Q_OBJECT
  public:
    explicit EvidenceFiles(CaseSession& session, QObject* parent = nullptr);

    /// What of a drag can be attached: files of this machine that are no cases.
    [[nodiscard]] static QStringList filesOf(const QMimeData& data);
    void attach(const QStringList& paths);
    /// Asks for files.
    void attachChosen(QWidget* parent);
    /// Asks for a place.
    void save(const casefile::Attachment& attachment, QWidget* parent);
    void saveTo(const casefile::Attachment& attachment, const QString& path);
    /// A copy that may only be read is shown by the desktop's program for its type; what is not only looked
    /// at has to be saved.
    void open(const casefile::Attachment& attachment);

  signals:
    void attached(const QString& name);
    void saved(const QString& path);
    void failed(const assay::Error& error);

  private:
    struct Outcome {
        std::optional<Error> error;
        std::optional<casefile::EvidenceAdded> event;
        QString saved;
        QString shown;
    };
    using Job = std::function<Outcome()>;
    void add(Job job);
    void next();
    void take(Outcome outcome);
    CaseSession& session_;
    std::unique_ptr<QTemporaryDir> shown_;  // copies that were opened; gone with the window
    int opened_ = 0;
    std::deque<Job> jobs_;
    bool busy_ = false;
    NewestValue<Outcome> outcomes_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/case_session.h"

#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "core/casefile/trust.h"
#include "ui/session/case_follower.h"
#include "ui/session/pending_events.h"

#include <QFile>
#include <QFileInfo>
#include <QThread>

namespace assay::ui {

namespace {

/// These change what a run executes; see CaseSession::append.
bool changesWhatIsExecuted(const casefile::Event& event) {
    return std::holds_alternative<casefile::VariantAdded>(event) ||
           std::holds_alternative<casefile::VariantRemoved>(event) ||
           std::holds_alternative<casefile::WorkloadAdded>(event) ||
           std::holds_alternative<casefile::WorkloadRemoved>(event);
}

}  // namespace

class CaseSession::Private {
  public:
    QString path;
    std::shared_ptr<const SystemClock> clock = std::make_shared<SystemClock>();
    QThread thread;
    CaseFollower* follower = nullptr;  // lives in `thread`, deleted by its end
    SnapshotPtr snapshot = std::make_shared<Snapshot>();
    bool loaded = false;
    std::optional<Error> failure;
    EventWriter writer{clock};
    PendingEvents pending;  // appended here and not in the snapshot yet
};

CaseSession::CaseSession(const QString& path, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>()) {
    qRegisterMetaType<SnapshotPtr>();
    qRegisterMetaType<LogWriterPtr>();
    qRegisterMetaType<Error>();
    d_->path = QFileInfo(path).absoluteFilePath();
    auto empty = std::make_shared<Snapshot>();
    empty->path = d_->path;
    d_->snapshot = std::move(empty);

    d_->follower = new CaseFollower(d_->path, d_->clock);
    d_->follower->moveToThread(&d_->thread);
    connect(&d_->thread, &QThread::started, d_->follower, &CaseFollower::begin);
    connect(&d_->thread, &QThread::finished, d_->follower, &QObject::deleteLater);
    connect(d_->follower, &CaseFollower::reading, this, &CaseSession::reading);
    connect(d_->follower, &CaseFollower::published, this, &CaseSession::take);
    connect(d_->follower, &CaseFollower::failed, this, [this](const Error& error) {
        d_->failure = error;
        d_->pending.clear();  // whatever comes back may be another file
        emit failed(error);
    });
    connect(d_->follower, &CaseFollower::writerReady, this,
            [this](const LogWriterPtr& writer) { d_->writer.goOnWith(writer); });
    // A disk may take long to say that it has it: the follower's thread waits for that.
    connect(&d_->writer, &EventWriter::written, d_->follower, &CaseFollower::syncSoon);
    connect(&d_->writer, &EventWriter::busyChanged, this, &CaseSession::writingChanged);
    connect(&d_->writer, &EventWriter::failed, this, [this](const Error& error, const EventPtr& event) {
        d_->pending.forget(*event);
        lookAgain();
        emit appendFailed(error, event);
    });
    d_->thread.setObjectName("case follower");
    d_->thread.start();
}

CaseSession::~CaseSession() {
    d_->thread.quit();
    d_->thread.wait();
}

void CaseSession::take(const SnapshotPtr& snapshot) {
    const bool another = d_->loaded && snapshot->generation != d_->snapshot->generation;
    if (another) {
        d_->pending.clear();
    } else {
        d_->pending.forgetFrom(snapshot->state, d_->snapshot->state.timeline.size());
    }
    d_->snapshot = snapshot;
    d_->loaded = true;
    d_->failure.reset();
    if (another) emit replaced();
    emit snapshotChanged();
}

QString CaseSession::path() const {
    return d_->path;
}
SnapshotPtr CaseSession::snapshot() const {
    return d_->snapshot;
}
bool CaseSession::isLoaded() const {
    return d_->loaded;
}
casefile::Case CaseSession::ahead() const {
    return d_->pending.ahead(d_->snapshot->state, d_->clock->now_utc());
}
std::optional<Error> CaseSession::failure() const {
    return d_->failure;
}

bool CaseSession::isWritable() const {
    return d_->loaded && !d_->failure && !d_->snapshot->damage && QFileInfo(d_->path).isWritable();
}

bool CaseSession::isWriting() const {
    return d_->writer.isBusy();
}

void CaseSession::lookAgain() {
    QMetaObject::invokeMethod(d_->follower, &CaseFollower::lookAgain, Qt::QueuedConnection);
}

Status CaseSession::append(casefile::Event event) {
    if (!isWritable())
        return fail(ErrorKind::damaged,
                    tr("%1 can only be read.").arg(QFileInfo(d_->path).fileName()).toStdString(),
                    tr("Its banner says why.").toStdString());
    // What a person adds here, in a case that was trusted, they have seen: it need not be asked for again.
    const bool trusted =
        changesWhatIsExecuted(event) && casefile::is_trusted(casefile::executable_content_sha256(ahead()));
    const auto pending = std::make_shared<const casefile::Event>(event);
    if (auto written = d_->writer.append(std::move(event)); !written) {
        lookAgain();  // it may be another file by now
        return written;
    }
    d_->pending.add(pending);
    if (trusted) return casefile::remember_trust(casefile::executable_content_sha256(ahead()));
    return {};
}

}  // namespace assay::ui

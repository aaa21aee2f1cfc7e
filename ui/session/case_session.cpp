// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/case_session.h"

#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "core/casefile/trust.h"
#include "ui/session/case_follower.h"

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
    SystemClock clock;
    QThread thread;
    CaseFollower* follower = nullptr;  // lives in `thread`, deleted by its end
    SnapshotPtr snapshot = std::make_shared<Snapshot>();
    bool loaded = false;
    std::optional<Error> failure;
    WriterPtr writer;
    /// Appended here and not in the snapshot yet, oldest first.
    std::vector<std::shared_ptr<const casefile::Record>> pending;

    [[nodiscard]] casefile::Case ahead() const {
        auto state = snapshot->state;
        for (const auto& record : pending)
            casefile::apply(state, record);
        return state;
    }

    Status write(const casefile::Event& event) {
        if (!writer) {
            auto opened = casefile::LogWriter::open(QFile::encodeName(path).toStdString(), clock);
            if (!opened) return fail(std::move(opened.error()));
            writer = std::make_shared<casefile::LogWriter>(std::move(*opened));
        }
        // A disk may take long to say that it has it: the follower's thread waits for that.
        auto written = writer->append(event, casefile::Durability::later);
        if (written) {
            pending.push_back(std::make_shared<const casefile::Record>(std::move(*written)));
            QMetaObject::invokeMethod(follower, &CaseFollower::sync, Qt::QueuedConnection);
            return {};
        }
        writer.reset();  // the file may have been replaced: the next attempt looks at it anew
        return fail(std::move(written.error()));
    }
};

CaseSession::CaseSession(const QString& path, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>()) {
    qRegisterMetaType<SnapshotPtr>();
    qRegisterMetaType<WriterPtr>();
    qRegisterMetaType<Error>();
    d_->path = QFileInfo(path).absoluteFilePath();
    auto empty = std::make_shared<Snapshot>();
    empty->path = d_->path;
    d_->snapshot = std::move(empty);

    d_->follower = new CaseFollower(d_->path, d_->clock);
    d_->follower->moveToThread(&d_->thread);
    connect(&d_->thread, &QThread::started, d_->follower, &CaseFollower::begin);
    connect(&d_->thread, &QThread::finished, d_->follower, &QObject::deleteLater);
    connect(d_->follower, &CaseFollower::published, this, [this](const SnapshotPtr& snapshot) {
        d_->snapshot = snapshot;
        d_->loaded = true;
        d_->failure.reset();
        const auto known = static_cast<std::int64_t>(snapshot->state.timeline.size());
        std::erase_if(d_->pending, [known](const auto& record) { return record->sequence < known; });
        emit snapshotChanged();
    });
    connect(d_->follower, &CaseFollower::failed, this, [this](const Error& error) {
        d_->failure = error;
        d_->writer.reset();
        d_->pending.clear();  // whatever comes back may be another file
        emit failed(error);
    });
    connect(d_->follower, &CaseFollower::writerReady, this, [this](const WriterPtr& writer) {
        if (!d_->writer) d_->writer = writer;
    });
    d_->thread.setObjectName("case follower");
    d_->thread.start();
}

CaseSession::~CaseSession() {
    d_->thread.quit();
    d_->thread.wait();
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
    return d_->ahead();
}
std::optional<Error> CaseSession::failure() const {
    return d_->failure;
}

bool CaseSession::isWritable() const {
    return d_->loaded && !d_->failure && !d_->snapshot->damage && QFileInfo(d_->path).isWritable();
}

Status CaseSession::append(const casefile::Event& event) {
    if (!isWritable())
        return fail(ErrorKind::damaged,
                    tr("%1 can only be read.").arg(QFileInfo(d_->path).fileName()).toStdString(),
                    tr("Its banner says why.").toStdString());
    // What a person adds here, in a case that was trusted, they have seen: it need not be asked for again.
    const bool trusted = changesWhatIsExecuted(event) &&
                         casefile::is_trusted(casefile::executable_content_sha256(d_->ahead()));
    if (auto written = d_->write(event); !written) return written;
    if (trusted) return casefile::remember_trust(casefile::executable_content_sha256(d_->ahead()));
    return {};
}

}  // namespace assay::ui

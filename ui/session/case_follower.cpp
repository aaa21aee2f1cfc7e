// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/case_follower.h"

#include "core/casefile/evaluation.h"
#include "ui/session/words.h"

#include <QFileInfo>
#include <QThreadPool>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace assay::ui {

namespace {
constexpr int publishing_interval_ms = 500;
constexpr std::size_t much = 10'000;  // records

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// Whoever lets go of the last of a large case would otherwise wait until all of it is taken apart: mostly
/// the window.
SnapshotPtr shared(std::unique_ptr<Snapshot> snapshot) {
    if (snapshot->state.timeline.size() < much) return snapshot;
    return {snapshot.release(),
            [](const Snapshot* last) { QThreadPool::globalInstance()->start([last] { delete last; }); }};
}

Error brokenChain(const casefile::Damage& damage) {
    return {ErrorKind::damaged,
            CaseFollower::tr("line %1 of the case file: %2")
                .arg(damage.line)
                .arg(shown(damage.what))
                .toStdString(),
            CaseFollower::tr("What was read before is still shown. Put the whole file back to go on.")
                .toStdString(),
            {}};
}
}  // namespace

CaseFollower::CaseFollower(QString path, std::shared_ptr<const Clock> clock)
    : path_(std::move(path)), clock_(std::move(clock)) {
    pending_.setSingleShot(true);
    connect(&pending_, &QTimer::timeout, this, &CaseFollower::read);
    syncing_.setSingleShot(true);
    connect(&syncing_, &QTimer::timeout, this, &CaseFollower::sync);
    connect(&run_watch_, &RunWatch::ended, this, &CaseFollower::scheduleRead);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &CaseFollower::scheduleRead);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] {
        // The directory is watched for the file's coming and going; other files in it are none of our
        // business.
        if (!failure_.empty() || !QFileInfo::exists(path_) || !watcher_.files().contains(path_))
            scheduleRead();
    });
}

void CaseFollower::begin() {
    watch();
    readWhole();
    since_last_.start();
}

void CaseFollower::lookAgain() {
    scheduleRead();
}

void CaseFollower::syncSoon() {
    syncing_.start(0);
}

void CaseFollower::sync() {
    if (const auto synced = casefile::sync_file(native(path_)); !synced) fail(synced.error());
}

void CaseFollower::watch() {
    const QString directory = QFileInfo(path_).absolutePath();
    if (!watcher_.directories().contains(directory) && QFileInfo::exists(directory))
        watcher_.addPath(directory);
    if (!watcher_.files().contains(path_) && QFileInfo::exists(path_)) watcher_.addPath(path_);
}

void CaseFollower::scheduleRead() {
    if (pending_.isActive()) return;
    const auto passed = since_last_.isValid() ? since_last_.elapsed() : publishing_interval_ms;
    pending_.start(static_cast<int>(std::max<qint64>(0, publishing_interval_ms - passed)));
}

void CaseFollower::read() {
    watch();  // a file that was replaced has to be watched anew
    if (loaded_) {
        readOn();
    } else {
        readWhole();
    }
    since_last_.start();
}

Result<casefile::LogContents> CaseFollower::contentsOfFile() {
    int told = 0;
    return casefile::read_log(native(path_), [this, &told](std::int64_t bytes, std::int64_t ofBytes) {
        const int percent = static_cast<int>(100 * std::min(bytes, ofBytes) / ofBytes);  // it may grow
        if (percent > told) emit reading(told = percent);
    });
}

void CaseFollower::readWhole() {
    auto read = contentsOfFile();
    if (!read) return fail(read.error());
    contents_ = std::move(*read);
    loaded_ = true;
    foldNewRecords();
    lookAtRun();
    publish();
}

void CaseFollower::readOn() {
    // A broken line may have been mended; what stands before it holds.
    const auto damage = contents_.damage;
    const bool was_broken = damage && !damage->newer;
    if (was_broken) contents_.damage.reset();
    const auto more = casefile::read_more(native(path_), contents_);
    if (!more) {
        contents_.damage = damage;
        // Perhaps it was replaced by another whole file: that is read from its beginning.
        if (more.error().kind == ErrorKind::damaged) return readAnother();
        return fail(more.error());
    }
    const bool is_broken = contents_.damage && !contents_.damage->newer;
    if (is_broken && (!was_broken || !failure_.empty())) return fail(brokenChain(*contents_.damage));
    const bool mended = !failure_.empty() || (was_broken && !is_broken);
    foldNewRecords();
    const bool run_changed = lookAtRun();
    if (*more || mended || run_changed) publish();
}

void CaseFollower::readAnother() {
    auto read = casefile::read_log(native(path_));
    if (!read) return fail(read.error());
    if (read->damage && !read->damage->newer) return fail(brokenChain(*read->damage));
    contents_ = std::move(*read);
    state_ = {};
    folded_ = 0;
    ++generation_;
    foldNewRecords();
    lookAtRun();
    publish();
}

void CaseFollower::foldNewRecords() {
    for (; folded_ < contents_.records.size(); ++folded_)
        casefile::apply(state_, contents_.records[folded_]);
}

bool CaseFollower::lookAtRun() {
    const auto before = std::exchange(open_run_, run_watch_.look(state_, path_));
    if (open_run_ == OpenRun::lost && !contents_.damage) {
        // It may have ended by itself between the reading and the looking: its last words are in the file
        // then.
        if (const auto more = casefile::read_more(native(path_), contents_); more && *more) {
            foldNewRecords();
            open_run_ = run_watch_.look(state_, path_);
            return true;
        }
    }
    return before != open_run_;
}

void CaseFollower::publish() {
    failure_.clear();
    auto snapshot = std::make_unique<Snapshot>();
    snapshot->path = path_;
    snapshot->state = state_;
    snapshot->damage = contents_.damage;
    snapshot->bytes = contents_.bytes;
    snapshot->generation = generation_;
    snapshot->openRun = open_run_;
    if (const auto* plan = state_.current_plan()) snapshot->evaluation = casefile::evaluate(state_, *plan);
    emit published(shared(std::move(snapshot)));
    if (!contents_.damage && QFileInfo(path_).isWritable())
        emit writerReady(std::make_shared<casefile::LogWriter>(
            casefile::LogWriter::after(native(path_), *clock_, contents_)));
}

void CaseFollower::fail(const Error& error) {
    const auto before = std::exchange(failure_, error.text());
    if (failure_ != before) emit failed(error);
}

}  // namespace assay::ui

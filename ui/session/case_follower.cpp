// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/case_follower.h"

#include "core/casefile/evaluation.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace assay::ui {

namespace {
constexpr int publishing_interval_ms = 500;

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}
}  // namespace

CaseFollower::CaseFollower(QString path, const Clock& clock) : path_(std::move(path)), clock_(clock) {
    pending_.setSingleShot(true);
    connect(&pending_, &QTimer::timeout, this, &CaseFollower::read);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &CaseFollower::scheduleRead);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] {
        // The directory is watched for the file's coming and going; other files in it are none of our
        // business.
        if (failing_ || !QFileInfo::exists(path_) || !watcher_.files().contains(path_)) scheduleRead();
    });
}

void CaseFollower::begin() {
    watch();
    readWhole();
    since_last_.start();
    // A torn tail would be set aside by opening a writer; merely looking at a case must not touch it.
    if (!loaded_ || contents_.damage || !contents_.torn.empty() || !QFileInfo(path_).isWritable()) return;
    if (auto writer = casefile::LogWriter::open(native(path_), clock_))
        emit writerReady(std::make_shared<casefile::LogWriter>(std::move(*writer)));
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
    if (loaded_ && !failing_ && !contents_.damage) {
        readOn();
    } else {
        readWhole();
    }
    since_last_.start();
}

void CaseFollower::readWhole() {
    auto read = casefile::read_log(native(path_));
    if (!read) return fail(read.error());
    if (loaded_ && read->damage && !read->damage->newer)
        return fail(
            Error{ErrorKind::damaged,
                  "line " + std::to_string(read->damage->line) + " of the case file: " + read->damage->what,
                  "What was read before is still shown. Put the whole file back to go on.",
                  {}});
    contents_ = std::move(*read);
    state_ = {};
    folded_ = 0;
    foldNewRecords();
    failing_ = false;
    loaded_ = true;
    publish();
}

void CaseFollower::readOn() {
    const auto more = casefile::read_more(native(path_), contents_);
    if (!more) {
        // Perhaps it was replaced by another whole file: that is read from its beginning.
        if (more.error().kind == ErrorKind::damaged) return readWhole();
        return fail(more.error());
    }
    if (contents_.damage)
        return fail(Error{
            ErrorKind::damaged,
            "line " + std::to_string(contents_.damage->line) + " of the case file: " + contents_.damage->what,
            "What was read before is still shown. Put the whole file back to go on.",
            {}});
    if (!*more) return;
    foldNewRecords();
    publish();
}

void CaseFollower::foldNewRecords() {
    for (; folded_ < contents_.records.size(); ++folded_)
        casefile::apply(state_, contents_.records[folded_]);
}

void CaseFollower::publish() {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->path = path_;
    snapshot->state = state_;
    snapshot->damage = contents_.damage;
    snapshot->bytes = contents_.bytes;
    if (const auto* plan = state_.current_plan()) snapshot->evaluation = casefile::evaluate(state_, *plan);
    emit published(std::move(snapshot));
}

void CaseFollower::fail(const Error& error) {
    if (std::exchange(failing_, true)) return;
    emit failed(error);
}

}  // namespace assay::ui

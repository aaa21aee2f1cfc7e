// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run_watch.h"

#include "core/probe/seen_here.h"
#include "core/runner/measuring_lock.h"

#include <QFile>

#include <optional>
#include <string>
#include <sys/syscall.h>
#include <unistd.h>

namespace assay::ui {

namespace {

/// Whether the run was started on this machine, as far as its sheet says.
bool isOfThisMachine(const casefile::RunStarted& run) {
    const auto host = run.environment.find("host");
    return host != run.environment.end() && host->second != "unknown" &&
           host->second == probe::host_identity();
}

/// The process of a run that another person started, whose lock cannot be seen: a run's name ends with it.
std::optional<pid_t> processNamedIn(const std::string& run) {
    const auto dash = run.rfind('-');
    if (dash == std::string::npos) return std::nullopt;
    const auto process = run.substr(dash + 1);
    if (process.empty() || process.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    QFile name(QStringLiteral("/proc/%1/comm").arg(QString::fromStdString(process)));
    if (!name.open(QIODevice::ReadOnly) || name.readAll().trimmed() != "assay") return std::nullopt;
    return static_cast<pid_t>(std::stol(process));
}

}  // namespace

OpenRun RunWatch::look(const casefile::Case& state, const QString& path) {
    const auto* run = state.open_run();
    if (run == nullptr && !state.build_stage) {
        stopFollowing();
        return OpenRun::none;
    }
    auto process = runner::measuring_process(QFile::encodeName(path).toStdString());
    if (!process && run != nullptr && isOfThisMachine(run->started)) process = processNamedIn(run->id);
    if (process) {
        follow(*process);
        if (run != nullptr) seen_ = run->id;
        return OpenRun::here;
    }
    stopFollowing();
    const bool elsewhere = run != nullptr && run->id != seen_ && !isOfThisMachine(run->started);
    return elsewhere ? OpenRun::unseen : OpenRun::lost;
}

void RunWatch::follow(pid_t process) {
    if (process == process_) return;
    stopFollowing();
    end_ = UniqueFd(static_cast<int>(::syscall(SYS_pidfd_open, process, 0)));
    if (!end_) return;  // it ended just now, or the kernel is too old: then the file's next change tells
    process_ = process;
    notifier_ = std::make_unique<QSocketNotifier>(end_.get(), QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, [this] {
        notifier_->setEnabled(false);  // it stays readable for good
        emit ended();
    });
}

void RunWatch::stopFollowing() {
    process_ = 0;
    notifier_.reset();
    end_ = UniqueFd();
}

}  // namespace assay::ui

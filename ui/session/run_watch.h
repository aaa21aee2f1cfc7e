// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unique_fd.h"
#include "core/casefile/case.h"
#include "ui/session/snapshot.h"

#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <memory>

namespace assay::ui {

/// Tells a run that goes on from one that was killed: a killed one writes no end into the file. Looks at the
/// process that holds the measuring lock, and is woken when that ends. Used on the thread that it lives in.
class RunWatch final : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    [[nodiscard]] OpenRun look(const casefile::Case& state, const QString& path);

  signals:
    /// The process that was measuring the case has ended, in whatever way.
    void ended();

  private:
    void follow(pid_t process);
    void stopFollowing();
    pid_t process_ = 0;  // that is waited for
    UniqueFd end_;
    std::unique_ptr<QSocketNotifier> notifier_;
    std::string seen_;  // the run that was seen to be going on here
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unique_fd.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace assay::ui {

/// What a run tells of its builds on the way; the case file knows of them only when they are done.
struct Building {
    QString variant;
    std::optional<double> fraction;  // 0 … 1, where it is known
    bool operator==(const Building&) const = default;
};

/// The standard error of a run that a window started (`--progress json`): an unnamed file rather than a pipe,
/// so that a run that outlives the window does not die by writing to a pipe that nobody holds any more. What
/// was read is given back to the system. Main thread.
class RunMessages {
  public:
    RunMessages();
    /// False where the file could not be made; errno says why.
    [[nodiscard]] bool isOpen() const { return static_cast<bool>(fd_); }
    /// For the child to write to.
    [[nodiscard]] int fd() const { return fd_.get(); }
    /// Reads what was written since. True when `building` is another.
    bool readOn();
    /// What is being built; none while nothing is.
    [[nodiscard]] const std::optional<Building>& building() const { return building_; }
    /// The last lines that are no progress: errors and notes. Reads on.
    [[nodiscard]] QString lastWords();

  private:
    void take(const QByteArray& line);
    void say(const QByteArray& line);
    UniqueFd fd_;
    qint64 read_ = 0;
    QByteArray rest_;  // of a line whose end is not written yet
    QByteArray words_;
    std::optional<Building> building_;
};

}  // namespace assay::ui

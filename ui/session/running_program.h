// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/unique_fd.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

class QSocketNotifier;

namespace assay::ui {

/// One program opens all cases of a person on a display, so that a case has one window: whoever is started
/// later hands its files over and goes. A lock says who it is and goes with it, however it ends; a socket
/// that only its owner may use takes the files. Where that does not work, every program opens its own.
/// Main thread.
class RunningProgram final : public QObject {
    Q_OBJECT
  public:
    /// `directory` is there already, the person's own. `display` names where windows appear.
    RunningProgram(const QString& directory, const QByteArray& display, QObject* parent = nullptr);
    ~RunningProgram() override;

    /// True: another program has taken the files (absolute paths; none: it shows its start page). False: this
    /// one opens them, and from now on those of others where that is possible. Waits up to some seconds for
    /// another one's answer.
    [[nodiscard]] bool handOver(const QStringList& files);

  signals:
    /// Another program was started with these files.
    void asked(const QStringList& files);

  private:
    enum class Place { ours, taken, impossible };
    [[nodiscard]] Place takePlace();
    enum class Told { yes, notThere, noAnswer };
    [[nodiscard]] Told tell(const QStringList& files) const;
    void listen();
    void take();
    [[nodiscard]] QByteArray socketPath() const;
    QByteArray name_;
    UniqueFd directory_;
    UniqueFd lock_;
    UniqueFd socket_;
    QSocketNotifier* notifier_ = nullptr;
};

}  // namespace assay::ui

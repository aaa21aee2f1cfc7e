// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "ui/session/newest_value.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace assay::ui {

using LogWriterPtr = std::shared_ptr<casefile::LogWriter>;
using EventPtr = std::shared_ptr<const casefile::Event>;

/// Appends a person's events to a case file in their order, and never lets the window wait: what can be
/// written at once is; while another process holds the file, and for what takes long (an attachment of
/// megabytes), the pool does it. Main thread. What is on its way is written even after this object is gone.
class EventWriter final : public QObject {
    Q_OBJECT
  public:
    EventWriter(std::shared_ptr<const Clock> clock, QObject* parent = nullptr);
    ~EventWriter() override;

    /// The writer to go on with, which knows the file as it is shown. nullptr: nothing may be written.
    void goOnWith(const LogWriterPtr& writer);
    /// Done, or accepted: then `failed` tells when it could not be written after all.
    Status append(casefile::Event event);
    /// Something is still to be written.
    [[nodiscard]] bool isBusy() const { return busy_; }

  signals:
    /// Events stand in the file, and may not have reached the disk.
    void written();
    /// What was accepted was not written.
    void failed(const assay::Error& error, const assay::ui::EventPtr& event);
    void busyChanged();

  private:
    struct Failure {
        EventPtr event;
        Error error;
    };
    using Failures = std::vector<Failure>;
    class Pen;
    void beginWriting();
    std::shared_ptr<Pen> pen_;  // the pool's while `busy_`
    LogWriterPtr next_;         // came while the pen was away
    bool busy_ = false;
    NewestValue<Failures> writing_;
};

}  // namespace assay::ui

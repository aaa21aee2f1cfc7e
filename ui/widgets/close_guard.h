// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_session.h"
#include "ui/session/run_controller.h"

class QWidget;

namespace assay::ui {

/// The one guard of a case's window, whichever way it is closed: asks about words that are not in the case
/// yet, about an entry, a report or a table that is still being written and about a run that goes on. Main
/// thread.
class CloseGuard {
  public:
    CloseGuard(QWidget& window, CaseSession& session, RunController& controller);

    /// True: the window may go; what was answered is done when it goes. Asks once.
    [[nodiscard]] bool mayClose();
    /// Takes the answers back: another window refused.
    void stays() { leaving_ = Leaving::notAsked; }
    /// The window goes: the run is stopped or goes on without it, as was answered.
    void leave();

  private:
    [[nodiscard]] bool askAboutWords();
    [[nodiscard]] bool askAboutWriting();
    [[nodiscard]] bool askAboutReport();
    [[nodiscard]] bool askAboutRun();
    enum class Leaving { notAsked, plainly, runGoesOn, runStops };
    QWidget& window_;
    CaseSession& session_;
    RunController& controller_;
    Leaving leaving_ = Leaving::notAsked;
};

}  // namespace assay::ui

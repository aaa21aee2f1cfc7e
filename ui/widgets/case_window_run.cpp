// SPDX-License-Identifier: GPL-3.0-or-later
// Starting and stopping a run from the window, and what is said when it ended.
#include "core/casefile/trust.h"
#include "ui/session/exit_words.h"
#include "ui/session/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/run_bar.h"
#include "ui/widgets/trust_dialog.h"

#include <utility>

namespace assay::ui {

void CaseWindow::startRun() {
    if (!runBar_->canRun() || !agreeToExecute()) return;
    message_->dismiss();
    toldOfEnd_ = false;
    end_.reset();
    runsBefore_ = session_.snapshot()->state.runs.size();
    if (auto started = controller_.start(plan_.name()); !started) {
        message_->showError(started.error());
        return;
    }
    edits_.clear();  // undo is for edits, never for measurements
    showPage(pageOf("railRun"));
}

bool CaseWindow::agreeToExecute() {
    const auto& state = session_.snapshot()->state;
    const std::string content = casefile::executable_content_sha256(state);
    if (casefile::is_trusted(content)) return true;
    TrustDialog dialog(state, this);
    if (dialog.exec() != QDialog::Accepted) return false;
    if (auto kept = casefile::remember_trust(content); !kept) {
        message_->showError(kept.error());
        return false;
    }
    return true;
}

void CaseWindow::stopRun() {
    controller_.stop();
}

void CaseWindow::runEnded(int exitCode, const QString& lastWords) {
    const auto words = exitWords(exitCode);
    toldOfEnd_ = true;
    session_.lookAgain();  // a process that was killed wrote nothing that would wake anybody
    if (words.needsAttention) {
        QStringList besides = {words.advice,
                               lastWords};  // what to do first; the last words may be a mere note
        besides.removeAll(QString());
        message_->showMessage(Mark::failed, words.sentence, besides.join(QLatin1Char('\n')));
    } else {
        const End end{exitCode == 0 ? Mark::passed : Mark::warning, words.sentence};
        message_->showMessage(end.mark, end.sentence);
        if (exitCode != 130) end_ = end;
        sayWhatCameOfIt();
    }
}

void CaseWindow::sayWhatCameOfIt() {
    // The process may be seen to end before its last lines are read: until then the conclusion is an older
    // one.
    const auto snapshot = session_.snapshot();
    const auto& runs = snapshot->state.runs;
    if (!end_ || runs.size() <= runsBefore_ || !runs.back().ended) return;
    const End end = *std::exchange(end_, std::nullopt);
    if (message_->message() == end.sentence)  // nothing was said since
        message_->showMessage(end.mark, end.sentence, shown(snapshot->evaluation.conclusion.reason));
}

}  // namespace assay::ui

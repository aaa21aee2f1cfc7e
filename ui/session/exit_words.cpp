// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/exit_words.h"

#include <QCoreApplication>

namespace assay::ui {

ExitWords exitWords(int exitCode) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("assay::ui", text); };
    switch (exitCode) {
        case 0:
            return {tr("The run is done: every comparison reached a decision."), false, {}};
        case 2:
            return {tr("The run did not start: its arguments were not understood."), true, {}};
        case 3:
            return {tr("The run is done. Not every comparison reached a decision: those need more blocks."),
                    false,
                    {}};
        case 4:
            return {tr("The run is void: a check did not hold."), true, {}};
        case 5:
            return {tr("Nothing was run: the case has not been allowed to execute anything."), true, {}};
        case 130:
            return {tr("The run was stopped. What it measured is kept."), false, {}};
        default:
            break;
    }
    if (exitCode > 128)
        return {tr("The run was killed (signal %1).").arg(exitCode - 128), true,
                tr("What it had measured is kept. Run again: it goes on from there.")};
    return {tr("The run failed."), true, {}};
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/seen_words.h"

#include "ui/session/words.h"

#include <QCoreApplication>

#include <cmath>

namespace assay::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

QString rounded(double percent) {
    return plainPercent(std::round(percent * 100) / 100);
}

}  // namespace

std::optional<probe::SeenHere> lastSeenHere() {
    const auto all = probe::seen_here();
    return all.empty() ? std::nullopt : std::optional(all.front());
}

QString seenInWords(const probe::SeenHere& seen) {
    return tr("Effects from %1 on can be seen here.").arg(rounded(seen.visible_percent));
}

QString howSeen(const probe::SeenHere& seen) {
    const QString how = seen.by == "qualify" ? tr("known costs, injected and recovered")
                                             : tr("a finished run on %1").arg(shown(seen.workload));
    const auto at = from_rfc3339(seen.at);
    const QString what = seen.seconds > 0 ? tr("%1, %2").arg(how, duration(seen.seconds)) : how;
    return at ? tr("%1, %2").arg(what, day(*at)) : what;
}

QString howToFindOut() {
    return tr(
        "What can be seen here is not known yet. The first run of a case says it; 'assay qualify' finds it "
        "out "
        "in a minute, with any redis-server.");
}

SizeAdvice sizeAdvice(const std::optional<probe::SeenHere>& seen, double materialPercent,
                      double budgetSeconds) {
    if (!seen) return {tr("What this resolves is not known yet; the run's first minute tells."), false};
    const QString fact = seen->seconds > 0 ? tr("Here, %1 showed effects from %2 on.")
                                                 .arg(duration(seen->seconds), rounded(seen->visible_percent))
                                           : seenInWords(*seen);
    const bool more = budgetSeconds > seen->seconds;
    if (materialPercent > 0 && materialPercent < seen->visible_percent && !more)
        return {fact + QLatin1Char(' ') + tr("A smaller one needs more time."), true};
    return {fact, false};
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/probe/seen_here.h"

#include <QString>

#include <optional>

// What measurements on this machine could see, in words, for sizing a new question.
namespace assay::ui {

/// The latest of this machine, whichever kind; nullopt when nothing was recorded. Reads a small file.
[[nodiscard]] std::optional<probe::SeenHere> lastSeenHere();

/// "Effects from 0.6% on can be seen here."
[[nodiscard]] QString seenInWords(const probe::SeenHere& seen);
/// How that is known: "assay qualify, 60 s, 3 October 2026".
[[nodiscard]] QString howSeen(const probe::SeenHere& seen);
/// What to do when nothing is known.
[[nodiscard]] QString howToFindOut();

/// What a budget for one workload may be expected to resolve, held against what is to matter. Never a
/// promise.
struct SizeAdvice {
    QString words;
    bool tooSmall = false;  // δ is likely out of reach
};
[[nodiscard]] SizeAdvice sizeAdvice(const std::optional<probe::SeenHere>& seen, double materialPercent,
                                    double budgetSeconds);

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/snapshot.h"

#include <QString>

namespace assay::ui {

/// Which icon and shape a verdict has; never told by colour alone.
enum class VerdictMark { open, confirmed, refuted, inconclusive, voided };

/// What the head of a case says.
struct VerdictSummary {
    VerdictMark mark = VerdictMark::open;
    QString word;    // "Open", "Refuted", "Measured: confirmed, not settled yet"
    QString reason;  // one sentence
    bool settled = false;
};
[[nodiscard]] VerdictSummary summariseVerdict(const Snapshot& snapshot);

/// The mark of one finding's decision, and its word.
[[nodiscard]] VerdictMark markOf(verdict::Decision decision);
[[nodiscard]] QString word(verdict::Decision decision);

/// True where the measured conclusion is confirmed or refuted: only then may a verdict be settled as
/// measured.
[[nodiscard]] bool findingsDecide(const Snapshot& snapshot);

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/timeline_folding.h"

#include <QString>

namespace assay::ui {

/// "Run 2 · plan quick · 40 blocks · inconclusive". `going`: the case's newest run, with no end in the file;
/// `lost`: and no process measures it any more.
[[nodiscard]] QString headingOf(const TimelineGroup& group, bool going, bool lost);
/// "18:00 · 3 min · 437 entries".
[[nodiscard]] QString headingDetail(const TimelineGroup& group);

}  // namespace assay::ui

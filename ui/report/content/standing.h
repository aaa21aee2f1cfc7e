// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/content/sections.h"

#include <QPainterPath>
#include <QString>

namespace assay::ui::paper {

/// How the case stands: what its first page says.
struct Standing {
    QPainterPath shape;
    QString word;    // "Confirmed", "Refuted", "Inconclusive", "Void", "Open"
    QString basis;   // measured and settled, imported, by judgement, or not settled
    QString reason;  // one sentence; may be empty
};
[[nodiscard]] Standing standingOf(const ReportContext& context);

}  // namespace assay::ui::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict/finding.h"

#include <QString>

#include <vector>

namespace assay::ui {

/// One figure of a finding as it is read: "Interval" "−5.8 … −4.9%".
struct NumberRow {
    QString name;
    QString value;
    QString meaning;  // what it says, in a sentence
    bool operator==(const NumberRow&) const = default;
};

/// What the verdict rests on.
[[nodiscard]] std::vector<NumberRow> numberRows(const verdict::Finding& finding);
/// Beside it, for reference and never for the verdict (METHOD 4).
[[nodiscard]] std::vector<NumberRow> referenceRows(const verdict::Finding& finding);

}  // namespace assay::ui

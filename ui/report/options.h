// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace assay::ui {

enum class ReportPageSize { a4, letter };

/// What a person may choose of a report. Everything else follows from the case.
struct ReportOptions {
    ReportPageSize pageSize = ReportPageSize::a4;
    bool operator==(const ReportOptions&) const = default;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QLocale;

namespace assay::ui {

enum class ReportPageSize { a4, letter };

/// "a4" or "letter", in any case; none for anything else.
[[nodiscard]] std::optional<ReportPageSize> pageSizeNamed(const QString& name);
[[nodiscard]] QString nameOf(ReportPageSize size);
/// What printers hold where the locale is spoken.
[[nodiscard]] ReportPageSize usualPageSize(const QLocale& locale);

/// What a person may choose of a report. Everything else follows from the case.
struct ReportOptions {
    ReportPageSize pageSize = ReportPageSize::a4;
    bool operator==(const ReportOptions&) const = default;
};

}  // namespace assay::ui

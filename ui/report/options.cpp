// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/options.h"

#include <QLocale>

namespace assay::ui {

std::optional<ReportPageSize> pageSizeNamed(const QString& name) {
    for (const auto size : {ReportPageSize::a4, ReportPageSize::letter})
        if (name.compare(nameOf(size), Qt::CaseInsensitive) == 0) return size;
    return std::nullopt;
}

QString nameOf(ReportPageSize size) {
    return size == ReportPageSize::letter ? QStringLiteral("letter") : QStringLiteral("a4");
}

ReportPageSize usualPageSize(const QLocale& locale) {
    // The territories of Unicode CLDR's supplemental data that have US-Letter; all others have A4.
    switch (locale.territory()) {
        case QLocale::Belize:
        case QLocale::Canada:
        case QLocale::Chile:
        case QLocale::Colombia:
        case QLocale::CostaRica:
        case QLocale::ElSalvador:
        case QLocale::Guatemala:
        case QLocale::Mexico:
        case QLocale::Nicaragua:
        case QLocale::Panama:
        case QLocale::Philippines:
        case QLocale::PuertoRico:
        case QLocale::UnitedStates:
        case QLocale::Venezuela:
            return ReportPageSize::letter;
        default:
            return ReportPageSize::a4;
    }
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/casefile/events.h"
#include "core/verdict/finding.h"

#include <QCoreApplication>
#include <QString>

#include <string>

namespace assay::ui::paper {

/// The report's own words, for translation.
class ReportText {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::paper::ReportText)
};

/// `text` is a tr("… block(s)", nullptr, count): where no catalogue has the plural, as in plain English, this
/// one does.
[[nodiscard]] QString counted(QString text, int count);

/// "2026-11-30 17:00 UTC": one zone in every report, so that two of them can be compared.
[[nodiscard]] QString dateText(UtcTime time);
/// "1,048,576" by the default locale.
[[nodiscard]] QString countText(std::int64_t count);
/// "262,144 bytes".
[[nodiscard]] QString bytesText(std::int64_t bytes);
/// "12 s", "3 min 20 s".
[[nodiscard]] QString secondsText(double seconds);
[[nodiscard]] QString layoutsText(verdict::Layouts layouts);
/// The text up to its first full stop that ends a sentence; all of it when there is none.
[[nodiscard]] QString firstSentence(const QString& text);
/// One argument as a shell would take it, so that a command can be read unambiguously.
[[nodiscard]] QString quotedArgument(const std::string& argument);
[[nodiscard]] QString commandText(const std::vector<std::string>& arguments);

}  // namespace assay::ui::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/casefile/events.h"
#include "core/experiment/plan.h"
#include "core/variant/recipe.h"
#include "core/workload/specification.h"

#include <QString>

#include <string>
#include <string_view>

// The engine's values in a person's words and the locale's numbers. Every widget says a thing the same way.
namespace assay::ui {

/// As the case has it, for a field that is edited and for what is handed on.
[[nodiscard]] inline QString asWritten(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}
/// With U+FFFD for every character that only turns the direction of writing (U+202A to U+202E, U+2066 to
/// U+2069, the marks U+200E, U+200F and U+061C): a text must not reorder what stands beside it. Letters that
/// are written from right to left stay as they are.
[[nodiscard]] QString harmless(QString text);
/// As the case has it, harmless: for everything that is read and not edited.
[[nodiscard]] inline QString shown(std::string_view utf8) {
    return harmless(asWritten(utf8));
}

/// "42 s", "about" is the caller's: "3 min", "1 h 20 min".
[[nodiscard]] QString duration(double seconds);
/// "256 KiB", "3 B".
[[nodiscard]] QString byteCount(qint64 bytes);
/// With a true minus sign: "−5.4%". `decimals` 0 to 3.
[[nodiscard]] QString signedPercent(double percent, int decimals = 2);
/// What was counted, with as many digits as it has: "262,177"; as a difference "+262,177", "−1", "0".
[[nodiscard]] QString countedNumber(double value);
[[nodiscard]] QString countedDifference(double value);
/// "1%", "0.5%": no trailing zeros.
[[nodiscard]] QString plainPercent(double percent);
/// In the person's time zone: "30 Nov 2026 18:00" and, for lists of one day, "18:00:07".
[[nodiscard]] QString dayAndTime(UtcTime time);
[[nodiscard]] QString day(UtcTime time);
[[nodiscard]] QString timeOfDay(UtcTime time);

[[nodiscard]] QString word(variant::Role role);
[[nodiscard]] QString word(casefile::Stage stage);
[[nodiscard]] QString word(workload::Transport transport);
[[nodiscard]] QString word(experiment::Metric metric);
[[nodiscard]] QString word(experiment::QuestionRole role);
[[nodiscard]] QString word(experiment::Direction direction);  // "lowers"
/// Of `evidence.added`: "disassembly" is "Disassembly"; a kind that nobody knows stays as it is.
[[nodiscard]] QString evidenceKind(std::string_view kind);

/// "debian:redis@bookworm", "git:/src/redis@1a2b3c…", a path.
[[nodiscard]] QString sourceInWords(const variant::Source& source);
/// "direct-append lowers CPU per operation on set-256k by at least 1%".
[[nodiscard]] QString questionInWords(const experiment::Question& question);
/// For an editor: as it is sent, with quotes where an argument needs them: SET {key} {value}
[[nodiscard]] QString commandInWords(const workload::CommandTemplate& command);
/// The inverse of commandInWords: splits at blanks outside quotes. `ok` false for an open quote.
[[nodiscard]] workload::CommandTemplate commandFromWords(const QString& words, bool* ok);
/// The first 12 digits of a hash.
[[nodiscard]] QString shortHash(const std::string& sha256);

}  // namespace assay::ui

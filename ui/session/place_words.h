// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/events.h"

#include <QString>
#include <QStringList>

#include <vector>

// Where a change lives, as a person types it: one place a line, FILE FUNCTION FIRST-LAST, of which only the
// file has to be there: "src/aof.c feedAppendOnlyFile 1409-1448".
namespace assay::ui {

[[nodiscard]] QString placesAsTyped(const std::vector<casefile::CodePlace>& places);
/// Inverse; `problem` gets what is wrong with the first line that is no place, "" when all are.
[[nodiscard]] std::vector<casefile::CodePlace> placesFromTyped(const QString& text, QString* problem);
/// For reading: "feedAppendOnlyFile · src/aof.c, lines 1409 to 1448 of the page's own commit".
[[nodiscard]] QString placesInWords(const std::vector<casefile::CodePlace>& places);

/// One link a line; empty lines do not count.
[[nodiscard]] std::vector<std::string> linksFromTyped(const QString& text);
[[nodiscard]] QString linksAsTyped(const std::vector<std::string>& links);

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/events.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace assay::casefile {

namespace definition {
class Problems;
}

/// Reads a definition that a person writes (TOML; help page "definition") and yields the events that a new
/// case begins with: case.opened, variants, workloads, checks, plans, in this order. Relative paths are taken
/// from the definition's folder; patch files are read, so that the case can stand alone afterwards. Errors
/// are of kind `invalid_input` and name file, line and key; when several things are wrong, the first is the
/// message and the others are its details. Nothing is downloaded or executed. Any thread.
[[nodiscard]] Result<std::vector<Event>> read_definition(const std::filesystem::path& file);

/// The same for a definition that is not in a file yet: as if `text` stood in `file`. What is wrong is in
/// `problems`, too, each with its path, for whoever has to show it beside a field.
[[nodiscard]] Result<std::vector<Event>> read_definition_text(std::string_view text,
                                                              const std::filesystem::path& file,
                                                              definition::Problems& problems);

}  // namespace assay::casefile

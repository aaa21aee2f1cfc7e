// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/definition/tables.h"

#include <string>

namespace assay::casefile::definition {

/// Tables as a person would write them (TOML): only what differs from a key's default, and the keys that must
/// be there. Reading it yields the same tables, with one exception: a list that is to be empty although its
/// key has a default ("proof_workloads = []") is left out. Any thread.
[[nodiscard]] std::string to_toml(const Tables& tables);

}  // namespace assay::casefile::definition

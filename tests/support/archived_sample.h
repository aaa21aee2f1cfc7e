// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

// The shipped sample aof-staging-copy-archived.assay: the page of the seed case as it was settled. It is made
// from the page's text alone, so that it can be made again.
namespace assay::test {

/// Writes it; `file` must not exist yet. `page` is the text of the page. The same text gives the same file.
[[nodiscard]] Status write_archived_sample(const std::filesystem::path& file, const std::string& page);

}  // namespace assay::test

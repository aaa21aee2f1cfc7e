// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/definition/problems.h"
#include "core/casefile/definition/tables.h"

#include <filesystem>

namespace assay::casefile::definition {

/// The `source` of a variant:
///   debian:PACKAGE[@SUITE]   git:PATH-OR-URL with commit   directory:PATH   tarball:PATH with sha256
///   binary:PATH
/// or just a path: a directory (a git repository when there is a commit), a tarball by its name, else a
/// binary. Relative paths are taken from `folder`. `path` is the variant's path for problems ("variant[0]").
[[nodiscard]] variant::Source read_source(const VariantTable& table, const std::filesystem::path& folder,
                                          const std::string& path, Problems& problems);

}  // namespace assay::casefile::definition

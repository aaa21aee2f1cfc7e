// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/casefile/case.h"
#include "core/casefile/case_writer.h"
#include "core/casefile/log.h"

#include <filesystem>

namespace assay::cli {

struct OpenedCase {
    casefile::LogContents log;
    casefile::Case state;
};

/// Reads a case for showing: a torn last line and damage are said on standard error, what holds is used.
/// Damage sets the exit code to `failed`, so that no script takes a damaged file for a whole one.
[[nodiscard]] Result<OpenedCase> read_case(Context& context, const std::filesystem::path& file);

/// A case that is to be written: damage and newer formats are errors. A torn last line that was set aside is
/// said on standard error.
[[nodiscard]] Result<casefile::CaseWriter> open_for_writing(Context& context,
                                                            const std::filesystem::path& file);

}  // namespace assay::cli

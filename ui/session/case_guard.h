// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

// A case file is never overwritten: whoever writes a file that a person named asks here first.
namespace assay::ui {

/// casefile::is_case_file.
[[nodiscard]] bool isCaseFile(const QString& path);

/// Error `usage` where something else would take the place of a case. Any thread.
[[nodiscard]] Status sparesCases(const QString& path);

}  // namespace assay::ui

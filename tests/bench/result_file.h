// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files.h"
#include "core/base/json_mapping.h"

#include <stdexcept>
#include <string>

namespace assay::bench {

/// What a benchmark keeps beside its table, written anew after each row; nothing where no file is named.
/// Throws std::runtime_error when it cannot be written.
inline void keep(const std::string& file, const json::array& rows) {
    if (file.empty()) return;
    if (auto written = write_file(file, json::serialize(rows) + "\n"); !written)
        throw std::runtime_error(written.error().text());
}

}  // namespace assay::bench

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace assay::casefile {

/// A case file is never written over: whoever writes a file that a person named asks here first. True for a
/// file, or a link that leads to one, that begins as every case file begins. False for what is not there or
/// cannot be read, and for pipes and devices, which are not opened. Any thread.
[[nodiscard]] bool is_case_file(const std::filesystem::path& path);

}  // namespace assay::casefile

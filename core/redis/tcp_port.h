// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace assay::redis {

/// A port of 127.0.0.1 that was free a moment ago; whoever binds it must be ready to find it taken.
[[nodiscard]] Result<int> free_tcp_port();
/// 64 hexadecimal digits from the kernel's random source.
[[nodiscard]] std::string random_password();

}  // namespace assay::redis

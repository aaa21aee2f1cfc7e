// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standard_error.h"

#include <cstdio>

namespace assay::cli {

void say(const std::string& text) {
    std::fputs(text.c_str(), stderr);  // unlike fmt::print, which throws
}

}  // namespace assay::cli

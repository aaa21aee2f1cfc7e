// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace assay::cli {

/// Writes the text to standard error as it is, at once. What cannot be written (a reader that went away, a
/// full disk) is lost and nothing else: a run must not end because nobody listens. Never throws for it.
void say(const std::string& text);

}  // namespace assay::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"

#include <filesystem>
#include <string>
#include <vector>

// A block links every arm anew. The compiler's driver, which only works out what to tell the linker, takes a
// tenth of that time; so it is asked once.
namespace assay::layout {

/// The linker that lays functions out in a given order: lld 19, which takes four fifths of the time of
/// Debian's usual one, else whatever lld there is. Errors: not_found.
[[nodiscard]] Result<std::filesystem::path> find_linker();

/// Its name and version as it says them: with another one a seed gives other bytes. Errors: as find_linker;
/// cancelled.
[[nodiscard]] Result<std::string> linker_identity(const StopFlag& stop);

/// What the compiler hands to the linker for a line that links a program (`words`: compiler, flags, objects,
/// libraries), without the file that is written and without what is meant for the compiler's own
/// plugin or for collect2. Nothing is linked (-###). Objects and libraries are named as on the line. Errors:
/// not_found (compiler), unsupported (it does not say), io, cancelled.
[[nodiscard]] Result<std::vector<std::string>> linker_words(const std::vector<std::string>& words,
                                                            const std::filesystem::path& directory,
                                                            const StopFlag& stop);

}  // namespace assay::layout

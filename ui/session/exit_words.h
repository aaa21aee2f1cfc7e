// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace assay::ui {

/// What an exit code of `assay run` means to a person (see the help page "command-line"); above 128, which
/// signal killed it.
struct ExitWords {
    QString sentence;
    bool needsAttention = false;  // failed, void, not trusted: shown as a message that stays
    QString advice;               // where the run itself could not say any
};
[[nodiscard]] ExitWords exitWords(int exitCode);

}  // namespace assay::ui

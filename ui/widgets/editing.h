// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/edit_command.h"

#include <memory>

class QUndoStack;

namespace assay::ui {

class Banner;

/// Does the edit and puts it onto the undo stack. `banner` says what went wrong, now or when it is undone
/// later. True when it was written.
bool pushEdit(QUndoStack& edits, std::unique_ptr<EditCommand> command, Banner& banner);

}  // namespace assay::ui

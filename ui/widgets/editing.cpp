// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/editing.h"

#include "ui/widgets/banner.h"

#include <QPointer>
#include <QUndoStack>

namespace assay::ui {

bool pushEdit(QUndoStack& edits, std::unique_ptr<EditCommand> command, Banner& banner) {
    const auto failed = std::make_shared<bool>(false);
    command->reportTo([failed, shownIn = QPointer<Banner>(&banner)](const Error& error) {
        *failed = true;
        if (shownIn) shownIn->showError(error);
    });
    banner.dismiss();
    edits.push(command.release());  // writes the events; an obsolete command is gone afterwards
    return !*failed;
}

}  // namespace assay::ui

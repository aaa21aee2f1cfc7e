// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace assay::ui {

/// What a person is asked when something goes into a file of their choice.
struct SaveQuestion {
    QString title;
    QString suggestion;   // a path, or a name alone
    QString filter = {};  // "PDF (*.pdf)"; empty: all files
    QString suffix = {};  // "pdf": put behind a name without one; empty: the name stays as it is typed
    /// A file that is there is replaced, which is asked first; else whoever writes refuses it and says so.
    bool replaces = true;
};

/// The chosen path, or empty. Main thread.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const SaveQuestion& question);

}  // namespace assay::ui

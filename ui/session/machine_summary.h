// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace assay::ui {

/// What this machine is for measuring, in a few facts, read when asked (a few milliseconds).
struct MachineSummary {
    int cores = 0;  // that this process may use
    QString processor;
    QString memory;
    QString virtualMachine;  // as the sheet says it; "none" on bare metal
    QString governor;        // "unknown" where it cannot be read
    QString system;
    QStringList warnings;  // what makes measuring harder here, in sentences
};
[[nodiscard]] MachineSummary readMachine();

}  // namespace assay::ui

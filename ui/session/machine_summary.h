// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace assay::ui {

/// What this machine is for measuring, in a few facts, read when asked.
struct MachineSummary {
    int cores = 0;        // that this process may use
    QString processor;    // "" when not said
    QString memory;       // "7.8 GiB"
    QString virtualMachine; // "virtual machine (KVM)", "" on bare metal
    QString governor;     // "performance", or "unknown"
    QString system;       // "Debian GNU/Linux 12, Linux 6.1"
    QStringList warnings; // what makes measuring harder here, in sentences
};
[[nodiscard]] MachineSummary readMachine();

} // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/casefile/log.h"
#include "core/verdict/finding.h"

#include <QString>

#include <memory>
#include <optional>

namespace assay::ui {

/// What is known of a run, or a build, that has no end in the file.
enum class OpenRun {
    none,    // there is none
    here,    // a process of this machine is at it
    unseen,  // of another machine: whether it goes on cannot be seen from here
    lost,    // it was killed, or the machine went down
};

/// The case at one moment: immutable, made by the follower's thread, read by every page on the main thread.
struct Snapshot {
    QString path;
    casefile::Case state;
    verdict::Evaluation evaluation;          // of the current plan; empty before any
    std::optional<casefile::Damage> damage;  // set: read-only, and why
    qint64 bytes = 0;
    int generation = 0;  // another number: another file took this one's place, its records are others
    OpenRun openRun = OpenRun::none;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace assay::ui

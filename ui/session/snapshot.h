// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/casefile/log.h"
#include "core/verdict/finding.h"

#include <QString>

#include <memory>
#include <optional>

namespace assay::ui {

/// The case at one moment: immutable, made by the follower's thread, read by every page on the main thread.
struct Snapshot {
    QString path;
    casefile::Case state;
    verdict::Evaluation evaluation;          // of the current plan; empty before any
    std::optional<casefile::Damage> damage;  // set: read-only, and why
    qint64 bytes = 0;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace assay::ui

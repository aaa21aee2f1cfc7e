// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/casefile/events.h"

#include <QString>

#include <optional>
#include <vector>

namespace assay::ui {

/// The shipped samples and where new cases go.
struct SampleFiles {
    QString definition;  // aof-staging-copy.toml; empty when not installed
    QString archived;    // aof-staging-copy-archived.assay
};
/// In the source tree for a program that was built and not installed, else below share/ beside the program.
[[nodiscard]] SampleFiles findSampleFiles();

/// The folder of the help pages (Markdown), found in the same way; empty when not installed.
[[nodiscard]] QString helpDirectory();

/// A place that a person's own cases can go to: Documents when there is one, else the data directory.
[[nodiscard]] QString defaultCaseDirectory();
/// `directory`/`name`.assay, with a number when that is taken.
[[nodiscard]] QString uniqueCasePath(const QString& directory, const QString& name);

/// Turns a definition into a new case file. What a person makes here, on this machine, is trusted: it need
/// not ask later. Fails when `casePath` exists. May take some time for a definition with large patches; any
/// thread.
[[nodiscard]] Status createCaseFromDefinition(const QString& definitionPath, const QString& casePath);
/// The same from the events that a definition yields.
[[nodiscard]] Status createCaseFromEvents(const std::vector<casefile::Event>& events,
                                          const QString& casePath);
/// Why no case can be created at this place (it is taken, its folder may not be written to …); nullopt when
/// one can. Looks only; a moment later it may be otherwise.
[[nodiscard]] std::optional<Error> whyNotCreated(const QString& casePath);
/// A byte copy of a case file under a new name.
[[nodiscard]] Status copyCase(const QString& from, const QString& to);

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/removal.h"
#include "ui/session/edit_command.h"

#include <QString>

#include <functional>
#include <memory>

// Edits of the things that a case is made of, as commands for the undo stack. What was there is taken from
// the case as this window has left it, not from the last snapshot, which may lag behind.
namespace assay::ui {

/// Adds a variant, or changes the one of that name; `was` is the name that it had, when it is renamed. An
/// Error says why a thing has to keep its name. Likewise for workloads.
[[nodiscard]] Result<std::unique_ptr<EditCommand>> keepVariant(CaseSession& session,
                                                               const variant::Recipe& recipe,
                                                               const std::string& was = {});
[[nodiscard]] Result<std::unique_ptr<EditCommand>> keepWorkload(CaseSession& session,
                                                                const workload::Specification& workload,
                                                                const std::string& was = {});
/// Adds a drafted plan, or changes the one of that name; `replaces` is the draft that it is renamed from.
[[nodiscard]] std::unique_ptr<EditCommand> keepPlan(CaseSession& session, const experiment::Plan& plan,
                                                    const std::string& replaces = {});
[[nodiscard]] std::unique_ptr<EditCommand> keepPlaces(CaseSession& session,
                                                      std::vector<casefile::CodePlace> places);
[[nodiscard]] std::unique_ptr<EditCommand> keepLinks(CaseSession& session, std::vector<std::string> links);

/// The command, and which drafted plans ask less for it; or why the thing has to stay, as an Error to show.
struct RemovalCommand {
    std::unique_ptr<EditCommand> command;
    QStringList plans;
};
[[nodiscard]] Result<RemovalCommand> removeVariant(CaseSession& session, const std::string& name);
[[nodiscard]] Result<RemovalCommand> removeWorkload(CaseSession& session, const std::string& name);
[[nodiscard]] Result<RemovalCommand> removePlan(CaseSession& session, const std::string& name);

/// `name`, or `name`-2, -3 … where that is taken; cut short rather than longer than a name may be.
[[nodiscard]] std::string freeName(const std::string& name,
                                   const std::function<bool(const std::string&)>& taken);

}  // namespace assay::ui

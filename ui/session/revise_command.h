// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_session.h"

#include <QUndoCommand>

#include <functional>

namespace assay::ui {

/// One edit of a text field of the brief. Undoing it is a further revision in the file: the file never
/// forgets. The command becomes obsolete when its event cannot be written; `reportTo` hears why.
class ReviseCommand final : public QUndoCommand {
  public:
    ReviseCommand(CaseSession& session, std::string field, std::string before, std::string after);
    void redo() override;
    void undo() override;
    void reportTo(std::function<void(const Error&)> report) { report_ = std::move(report); }

  private:
    void write(const std::string& from, const std::string& to, const char* why);
    CaseSession& session_;
    std::string field_;
    std::string before_;
    std::string after_;
    bool undone_ = false;
    std::function<void(const Error&)> report_;
};

/// The login name: who an event is by.
[[nodiscard]] std::string currentAuthor();

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/case_session.h"

#include <QUndoCommand>

#include <functional>
#include <vector>

namespace assay::ui {

/// An edit of a case and its way back, each a list of events. Undoing is further events in the file: the file
/// never forgets. Who and why ("", "undone", "redone") are filled in here. The command becomes obsolete when
/// an event cannot be written, or when it is to be undone and what it speaks of has been measured since;
/// `reportTo` hears why, also at an undo much later. Main thread.
class EditCommand : public QUndoCommand {
  public:
    EditCommand(CaseSession& session, const QString& text, std::vector<casefile::Event> forth,
                std::vector<casefile::Event> back);
    void redo() override;
    void undo() override;
    void reportTo(std::function<void(const Error&)> report) { report_ = std::move(report); }

  private:
    [[nodiscard]] bool stillMay(const std::vector<casefile::Event>& events, const QString& refused);
    void write(const std::vector<casefile::Event>& events, const char* why);
    CaseSession& session_;
    std::vector<casefile::Event> forth_;
    std::vector<casefile::Event> back_;
    bool undone_ = false;
    std::function<void(const Error&)> report_;
};

/// The login name: who an event is by.
[[nodiscard]] std::string currentAuthor();

}  // namespace assay::ui

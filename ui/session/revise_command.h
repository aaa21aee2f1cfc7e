// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/edit_command.h"

namespace assay::ui {

/// A text of the brief by its field's name (see casefile::CaseRevised); "" for another name.
[[nodiscard]] std::string briefText(const casefile::CaseOpened& brief, const std::string& field);

/// One edit of a text field of the brief. What it was before is taken from the case as this window has left
/// it.
class ReviseCommand final : public EditCommand {
  public:
    ReviseCommand(CaseSession& session, const std::string& field, const std::string& after);

  private:
    ReviseCommand(CaseSession& session, const std::string& field, const std::string& before,
                  const std::string& after);
};

}  // namespace assay::ui

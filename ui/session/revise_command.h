// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/edit_command.h"

namespace assay::ui {

/// One edit of a text field of the brief (see casefile::CaseRevised).
class ReviseCommand final : public EditCommand {
  public:
    ReviseCommand(CaseSession& session, const std::string& field, const std::string& before,
                  const std::string& after);
};

}  // namespace assay::ui

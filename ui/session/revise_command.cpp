// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/revise_command.h"

#include <QCoreApplication>

namespace assay::ui {

ReviseCommand::ReviseCommand(CaseSession& session, const std::string& field, const std::string& before,
                             const std::string& after)
    : EditCommand(
          session,
          QCoreApplication::translate("ReviseCommand", "edit of %1").arg(QString::fromStdString(field)),
          {casefile::CaseRevised{field, before, after, {}, {}}},
          {casefile::CaseRevised{field, after, before, {}, {}}}) {}

}  // namespace assay::ui

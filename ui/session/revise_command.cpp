// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/revise_command.h"

#include <QCoreApplication>

#include <map>

namespace assay::ui {

std::string briefText(const casefile::CaseOpened& brief, const std::string& field) {
    static const std::map<std::string, std::string casefile::CaseOpened::*> texts = {
        {"claim", &casefile::CaseOpened::claim},
        {"hypothesis", &casefile::CaseOpened::hypothesis},
        {"change_to_test", &casefile::CaseOpened::change_to_test},
        {"would_confirm", &casefile::CaseOpened::would_confirm},
        {"would_refute", &casefile::CaseOpened::would_refute},
        {"title", &casefile::CaseOpened::title},
        {"project", &casefile::CaseOpened::project},
        {"category", &casefile::CaseOpened::category}};
    const auto found = texts.find(field);
    return found == texts.end() ? std::string() : brief.*found->second;
}

ReviseCommand::ReviseCommand(CaseSession& session, const std::string& field, const std::string& after)
    : ReviseCommand(session, field, briefText(session.ahead().brief, field), after) {}

ReviseCommand::ReviseCommand(CaseSession& session, const std::string& field, const std::string& before,
                             const std::string& after)
    : EditCommand(
          session,
          QCoreApplication::translate("ReviseCommand", "edit of %1").arg(QString::fromStdString(field)),
          {casefile::CaseRevised{field, before, after, {}, {}}},
          {casefile::CaseRevised{field, after, before, {}, {}}}) {}

}  // namespace assay::ui

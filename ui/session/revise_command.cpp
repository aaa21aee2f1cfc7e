// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/revise_command.h"

#include <QCoreApplication>

#include <pwd.h>
#include <unistd.h>

namespace assay::ui {

ReviseCommand::ReviseCommand(CaseSession& session, std::string field, std::string before, std::string after)
    : session_(session), field_(std::move(field)), before_(std::move(before)), after_(std::move(after)) {
    setText(QCoreApplication::translate("ReviseCommand", "edit of %1").arg(QString::fromStdString(field_)));
}

void ReviseCommand::redo() {
    write(before_, after_, undone_ ? "redone" : "");
}

void ReviseCommand::undo() {
    undone_ = true;
    write(after_, before_, "undone");
}

void ReviseCommand::write(const std::string& from, const std::string& to, const char* why) {
    const auto written = session_.append(casefile::CaseRevised{field_, from, to, currentAuthor(), why});
    if (written) return;
    setObsolete(true);
    if (report_) report_(written.error());
}

std::string currentAuthor() {
    const auto* entry = ::getpwuid(::getuid());
    return entry == nullptr || entry->pw_name == nullptr ? "" : entry->pw_name;
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/edit_command.h"

#include "ui/session/obstacle_words.h"

#include <QCoreApplication>

#include <pwd.h>
#include <unistd.h>

namespace assay::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

QString notAgain(const QString& edit) {
    return tr("The %1 cannot be done again any more.").arg(edit);
}

QString notUndone(const QString& edit) {
    return tr("The %1 cannot be undone any more.").arg(edit);
}

/// Whichever event it is: who did it and why, where it has room for that.
void sign(casefile::Event& event, const std::string& why) {
    std::visit(
        [&](auto& e) {
            if constexpr (requires { e.edit; }) {
                e.edit = casefile::Edit{currentAuthor(), why, e.edit && e.edit->changes};
            } else if constexpr (requires {
                                     e.author;
                                     e.why;
                                 }) {
                e.author = currentAuthor();
                e.why = why;
            }
        },
        event);
}

}  // namespace

EditCommand::EditCommand(CaseSession& session, const QString& text, std::vector<casefile::Event> forth,
                         std::vector<casefile::Event> back)
    : QUndoCommand(text), session_(session), forth_(std::move(forth)), back_(std::move(back)) {}

void EditCommand::redo() {
    if (undone_ && !stillMay(forth_, notAgain(text()))) return;
    write(forth_, undone_ ? "redone" : "");
}

void EditCommand::undo() {
    undone_ = true;
    if (stillMay(back_, notUndone(text()))) write(back_, "undone");
}

bool EditCommand::stillMay(const std::vector<casefile::Event>& events, const QString& refused) {
    const auto obstacle = obstacleTo(session_.ahead(), events);
    if (!obstacle) return true;
    setObsolete(true);
    if (report_) report_(refusal(refused, *obstacle));
    return false;
}

void EditCommand::write(const std::vector<casefile::Event>& events, const char* why) {
    for (auto event : events) {
        sign(event, why);
        const auto written = session_.append(event);
        if (written) continue;
        setObsolete(true);
        if (report_) report_(written.error());
        return;
    }
}

std::string currentAuthor() {
    const auto* entry = ::getpwuid(::getuid());
    return entry == nullptr || entry->pw_name == nullptr ? "" : entry->pw_name;
}

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace assay::test {

/// One entry of a catalogue (resources/translations/*.ts).
struct Message {
    QString context;
    QString source;
    QString comment;
    bool plural = false;
    bool finished = false;     // translated, and not marked as unfinished, vanished or obsolete
    QStringList translations;  // one, or one for each plural form

    /// What makes two entries the same.
    [[nodiscard]] QString key() const;
};

/// In the file's order. An unreadable file fails the program: no test could say anything.
[[nodiscard]] std::vector<Message> readCatalogue(const QString& file);
/// A shipped one, by its language: "de".
[[nodiscard]] std::vector<Message> shippedCatalogue(const QString& language);
/// What the sources say now, as lupdate finds it.
[[nodiscard]] std::vector<Message> messagesInSources();

/// %1, %L1, %n, %Ln, in the order of their names; that of a plural counts once.
[[nodiscard]] QStringList placeholdersOf(const QString& text);

}  // namespace assay::test

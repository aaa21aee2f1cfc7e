// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace assay::test {

/// What stands on screen and is no text of the window's: names and words that are in case files, and what the
/// engine says of them, which is English in every language.
class CaseWords {
  public:
    CaseWords();
    void addFile(const std::filesystem::path& file);
    void add(const QString& text);

    /// `text` without them; whole words only.
    [[nodiscard]] QString removedFrom(QString text) const;
    /// Each of their words: on paper lines and pages break anywhere.
    [[nodiscard]] QSet<QString> words() const;

  private:
    void addWords(const std::string& utf8) { add(QString::fromStdString(utf8)); }
    QSet<QString> known_;
    mutable QStringList longestFirst_;
};

}  // namespace assay::test

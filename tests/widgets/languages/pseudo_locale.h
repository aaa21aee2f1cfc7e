// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/widgets/languages/catalogue.h"

#include <QHash>
#include <QMutex>
#include <QSet>
#include <QTranslator>

namespace assay::test {

/// A made-up language: every letter accented, each text longer by two fifths and between brackets. What it
/// finds is what any translation would meet: text that is cut off, and text that no catalogue can reach.
[[nodiscard]] QString pseudo(const QString& text);

/// The pseudo-locale as a translator: knows exactly what lupdate finds in the sources, so that a text under a
/// wrong context stays English as it would in any language. May be asked by any thread.
class PseudoTranslator final : public QTranslator {
  public:
    explicit PseudoTranslator(const std::vector<Message>& messages);

    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int count) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

    /// What our code asked for and no catalogue can have: "context: source".
    [[nodiscard]] QStringList unknown() const;

  private:
    QHash<QString, QString> known_;
    mutable QMutex guard_;
    mutable QSet<QString> unknown_;
};

/// The words of `text` that were not translated: those with a vowel without an accent.
[[nodiscard]] QStringList plainWordsIn(const QString& text);

}  // namespace assay::test

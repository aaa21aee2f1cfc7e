// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace assay::ui {

/// One word of the method and what it means, in a plain sentence.
struct Term {
    QString id;       // the same in every language
    QString word;     // as a heading
    QString meaning;  // one or two sentences
    bool basic;       // what every reader of a report must know; the report's own list holds only these
    QRegularExpression form;
};

/// The one source of what words mean: what is said under the pointer and with Shift+F1, the help's page of
/// words and the list in the PDF. Speaks the language that is set when it is made. Any thread, one at a time.
class Glossary {
  public:
    Glossary();

    /// In the order in which a newcomer meets them.
    [[nodiscard]] const std::vector<Term>& terms() const { return terms_; }
    /// Those that stand in `text`, in its order, each once. Of overlapping ones ("arm" in "null arm") the
    /// longest.
    [[nodiscard]] std::vector<const Term*> termsIn(const QString& text) const;
    /// A paragraph each, as markup for a tooltip; empty for none.
    [[nodiscard]] static QString asMarkup(const std::vector<const Term*>& terms);

  private:
    void add(const char* id, const QString& word, const QString& forms, const QString& meaning,
             bool basic = false);
    void addUnits();
    void addComparisons();
    void addDecisions();
    void addGates();
    void addStages();
    void addMechanism();
    void addStatistics();
    std::vector<Term> terms_;
};

}  // namespace assay::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/glossary.h"

#include <algorithm>

namespace assay::ui {

namespace {

bool isIdeograph(QChar c) {
    return c.script() == QChar::Script_Han;
}

/// "block|blocks" as whole words, whatever their case; "=Build" only where the text is nothing else. Scripts
/// without spaces between words have no whole words to look for.
QRegularExpression patternOf(const QString& forms) {
    QStringList anywhere;
    QStringList alone;
    for (const auto& form : forms.split(QLatin1Char('|'), Qt::SkipEmptyParts)) {
        if (form.startsWith(QLatin1Char('='))) {
            alone << QRegularExpression::escape(form.mid(1));
        } else if (std::any_of(form.begin(), form.end(), isIdeograph)) {
            anywhere << QRegularExpression::escape(form);
        } else {
            anywhere << QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(form));
        }
    }
    QStringList all = anywhere;
    if (!alone.isEmpty()) all << QStringLiteral("\\A(?:%1)\\z").arg(alone.join(QLatin1Char('|')));
    return QRegularExpression(all.join(QLatin1Char('|')), QRegularExpression::CaseInsensitiveOption |
                                                              QRegularExpression::UseUnicodePropertiesOption);
}

struct Place {
    qsizetype at;
    qsizetype length;
    const Term* term;
};

}  // namespace

Glossary::Glossary() {
    addUnits();
    addComparisons();
    addDecisions();
    addGates();
    addStages();
    addMechanism();
    addStatistics();
}

void Glossary::add(const char* id, const QString& word, const QString& forms, const QString& meaning,
                   bool basic) {
    terms_.push_back({QString::fromLatin1(id), word, meaning, basic, patternOf(forms)});
}

std::vector<const Term*> Glossary::termsIn(const QString& text) const {
    std::vector<Place> places;
    for (const auto& term : terms_) {
        auto matches = term.form.globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            places.push_back({match.capturedStart(), match.capturedLength(), &term});
        }
    }
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        return a.at != b.at ? a.at < b.at : a.length > b.length;
    });
    std::vector<const Term*> found;
    qsizetype end = 0;
    for (const auto& place : places) {
        if (place.at < end) continue;
        end = place.at + place.length;
        if (std::find(found.begin(), found.end(), place.term) == found.end()) found.push_back(place.term);
    }
    return found;
}

QString Glossary::asMarkup(const std::vector<const Term*>& terms) {
    QString markup;
    for (const auto* term : terms)
        markup += QStringLiteral("<p><b>%1</b>: %2</p>")
                      .arg(term->word.toHtmlEscaped(), term->meaning.toHtmlEscaped());
    return markup;
}

}  // namespace assay::ui

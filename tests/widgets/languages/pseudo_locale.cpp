// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/languages/pseudo_locale.h"

#include <QKeySequence>
#include <QMutexLocker>
#include <QRegularExpression>

namespace assay::test {

namespace {

QChar accented(QChar c) {
    static const QString plain = QStringLiteral("aeiouyAEIOUYcnszCNSZ");
    static const QString marked = QStringLiteral(
        "\u00e1\u00e9\u00ed\u00f3\u00fa\u00fd\u00c1\u00c9\u00cd\u00d3\u00da\u00dd"
        "\u00e7\u00f1\u0161\u017e\u00c7\u00d1\u0160\u017d");
    const auto at = plain.indexOf(c);
    return at < 0 ? c : marked[at];
}

/// Placeholders, markup, file patterns and entities are not text.
const QRegularExpression& verbatim() {
    static const QRegularExpression form(
        QStringLiteral("%(?:L?\\d+|L?n|%)|</?[a-z][^>]*>|&[a-z]+;|\\(\\*[^)]*\\)"));
    return form;
}

}  // namespace

QString pseudo(const QString& text) {
    static const QRegularExpression keys(QStringLiteral("^(?:(?:Ctrl|Alt|Shift|Meta)\\+)+\\S+$"));
    if (text.isEmpty() || keys.match(text).hasMatch()) return text;
    QString out;
    qsizetype at = 0;
    auto matches = verbatim().globalMatch(text);
    while (true) {
        const bool more = matches.hasNext();
        const auto match = more ? matches.next() : QRegularExpressionMatch();
        const auto end = more ? match.capturedStart() : text.size();
        for (; at < end; ++at)
            out += accented(text[at]);
        if (!more) break;
        out += match.captured();
        at = match.capturedEnd();
    }
    static const QString filling = QStringLiteral("\u00e1\u00eb\u00ee\u00f6\u016b \u00fc\u00f1 ");
    QString longer;
    while (longer.size() < (text.size() * 2 + 4) / 5)
        longer += filling[longer.size() % filling.size()];
    return QLatin1Char('[') + out + longer + QLatin1Char(']');
}

PseudoTranslator::PseudoTranslator(const std::vector<Message>& messages) {
    for (const auto& message : messages)
        known_[message.key()] = pseudo(message.source);
}

QString PseudoTranslator::translate(const char* context, const char* source, const char* comment, int) const {
    const Message asked{QString::fromUtf8(context), QString::fromUtf8(source), QString::fromUtf8(comment)};
    if (const auto found = known_.constFind(asked.key()); found != known_.constEnd()) return *found;
    if (asked.context.startsWith(QLatin1String("assay")) && !asked.source.isEmpty()) {
        const QMutexLocker locked(&guard_);
        unknown_.insert(asked.context + QStringLiteral(": ") + asked.source);
    }
    return {};
}

QStringList PseudoTranslator::unknown() const {
    const QMutexLocker locked(&guard_);
    QStringList out(unknown_.begin(), unknown_.end());
    out.sort();
    return out;
}

QStringList plainWordsIn(const QString& text) {
    static const QRegularExpression word(
        QStringLiteral("(?<![\\w\u00b5])[A-Za-z]*[aeiouAEIOU][A-Za-z]*(?!\\w)"),
        QRegularExpression::UseUnicodePropertiesOption);
    QStringList out;
    auto matches = word.globalMatch(text);
    while (matches.hasNext()) {
        const QString found = matches.next().captured();
        if (found.size() > 1) out << found;
    }
    return out;
}

}  // namespace assay::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/content/report_text.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <chrono>

namespace assay::ui::paper {

QString counted(QString text, int count) {
    return text.replace(QStringLiteral("(s)"), count == 1 ? QString() : QStringLiteral("s"));
}

QString dateText(UtcTime time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
}

QString countText(std::int64_t count) {
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString bytesText(std::int64_t bytes) {
    // Only the grammatical number matters to %n; the figure itself has the locale's separators.
    const int number = static_cast<int>(std::min<std::int64_t>(std::max<std::int64_t>(bytes, 0), 1'000'000));
    return counted(ReportText::tr("%1 byte(s)", nullptr, number), number).arg(countText(bytes));
}

QString secondsText(double seconds) {
    if (seconds < 100)
        return ReportText::tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < 10 ? 1 : 0));
    const auto whole = static_cast<std::int64_t>(seconds + 0.5);
    return ReportText::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
}

QString layoutsText(verdict::Layouts layouts) {
    switch (layouts) {
        case verdict::Layouts::paired:
            return ReportText::tr("paired layouts");
        case verdict::Layouts::independent:
            return ReportText::tr("independent layouts");
        case verdict::Layouts::uncontrolled:
            return ReportText::tr("layout not controlled");
    }
    return {};
}

QString firstSentence(const QString& text) {
    // A capital letter after the space tells the end of a sentence from an abbreviation or "src/aof.c: …".
    static const QRegularExpression end(QStringLiteral("[.!?](?=\\s+[\\p{Lu}\\p{Lo}\"“(])"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    const QString whole = text.simplified();
    const QRegularExpressionMatch match = end.match(whole);
    return match.hasMatch() ? whole.left(match.capturedEnd()) : whole;
}

QString quotedArgument(const std::string& argument) {
    const QString text = QString::fromStdString(argument);
    static const QRegularExpression plain(QStringLiteral("^[\\w@%+=:,./{}\\-]+$"));
    if (plain.match(text).hasMatch()) return text;
    QString quoted = text;
    quoted.replace(u'\'', QStringLiteral("'\\''"));
    return u'\'' + quoted + u'\'';
}

QString commandText(const std::vector<std::string>& arguments) {
    QStringList words;
    for (const std::string& argument : arguments)
        words << quotedArgument(argument);
    return words.join(u' ');
}

}  // namespace assay::ui::paper

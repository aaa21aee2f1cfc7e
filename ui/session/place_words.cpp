// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/place_words.h"

#include "ui/session/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace assay::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("assay::ui", text);
}

}  // namespace

QString placesAsTyped(const std::vector<casefile::CodePlace>& places) {
    QStringList lines;
    for (const auto& place : places) {
        QString line = asWritten(place.file);
        if (!place.function.empty()) line += QLatin1Char(' ') + asWritten(place.function);
        if (place.first_line > 0) line += QStringLiteral(" %1").arg(place.first_line);
        if (place.first_line > 0 && place.last_line > place.first_line)
            line += QStringLiteral("-%1").arg(place.last_line);
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

std::vector<casefile::CodePlace> placesFromTyped(const QString& text, QString* problem) {
    static const QRegularExpression form(
        QStringLiteral("^(\\S+)(?:\\s+([A-Za-z_][\\w:~]*)(?:\\(\\))?)?(?:\\s+(\\d{1,7})(?:\\s*[-\u2013]\\s*("
                       "\\d{1,7}))?)?$"));
    std::vector<casefile::CodePlace> out;
    problem->clear();
    for (const auto& line : text.split(QLatin1Char('\n'))) {
        if (line.trimmed().isEmpty()) continue;
        const auto match = form.match(line.trimmed());
        casefile::CodePlace place{match.captured(1).toStdString(), match.captured(2).toStdString(),
                                  match.captured(3).toInt(), match.captured(4).toInt()};
        if (!match.hasMatch()) {
            *problem = tr("'%1' is no place.").arg(line.trimmed());
            return {};
        }
        if (place.last_line != 0 && place.last_line < place.first_line) {
            *problem = tr("In '%1' the last line comes before the first.").arg(line.trimmed());
            return {};
        }
        out.push_back(std::move(place));
    }
    return out;
}

QString placesInWords(const std::vector<casefile::CodePlace>& places) {
    QStringList lines;
    for (const auto& place : places) {
        QString line = shown(place.function);
        if (!line.isEmpty()) line += QStringLiteral("  \u00b7  ");
        line += shown(place.file);
        if (place.first_line > 0)
            line += tr(", lines %1 to %2 of the page's own commit")
                        .arg(place.first_line)
                        .arg(std::max(place.first_line, place.last_line));
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

std::vector<std::string> linksFromTyped(const QString& text) {
    std::vector<std::string> out;
    for (const auto& line : text.split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty()) out.push_back(line.trimmed().toStdString());
    return out;
}

QString linksAsTyped(const std::vector<std::string>& links) {
    QStringList lines;
    for (const auto& link : links)
        lines << asWritten(link);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace assay::ui

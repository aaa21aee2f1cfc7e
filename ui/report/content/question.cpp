// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

namespace assay::ui::paper {

namespace {

void addIfSaid(Document& document, const QString& label, const std::string& text) {
    if (!text.empty()) document.add<LabelledText>(label, shown(text));
}

QString placesText(const std::vector<casefile::CodePlace>& places) {
    QStringList lines;
    for (const casefile::CodePlace& place : places) {
        QString line = shown(place.file);
        if (!place.function.empty()) line += QStringLiteral(", ") + shown(place.function);
        if (place.first_line > 0) {
            line += QStringLiteral(", ");
            line += place.last_line > place.first_line
                        ? ReportText::tr("lines %1 to %2").arg(place.first_line).arg(place.last_line)
                        : ReportText::tr("line %1").arg(place.first_line);
        }
        lines << line;
    }
    return lines.join(u'\n');
}

QString linksText(const std::vector<std::string>& links) {
    QStringList lines;
    for (const std::string& link : links)
        lines << shown(link);
    return lines.join(u'\n');
}

}  // namespace

void addWhatHappened(Document& document, const ReportContext& context) {
    const auto& verdict = context.state.verdict;
    if (!verdict || (verdict->what_happened.empty() && verdict->scope.empty())) return;
    document.addHeading(1, ReportText::tr("What happened"), true);
    if (!verdict->what_happened.empty()) document.add<Paragraph>(shown(verdict->what_happened));
    addIfSaid(document, ReportText::tr("Scope"), verdict->scope);
    for (const casefile::CaseImported& import : context.state.imports)
        document.add<LabelledText>(
            ReportText::tr("Imported from"),
            shown(import.from) + u'\n' +
                ReportText::tr("The source as it was read (%1, %2) is in the attached case.")
                    .arg(shown(import.media_type), bytesText(static_cast<std::int64_t>(import.text.size()))));
}

void addQuestion(Document& document, const ReportContext& context) {
    const casefile::CaseOpened& brief = context.state.brief;
    document.addHeading(1, ReportText::tr("The question"), document.landmarks().empty());
    addIfSaid(document, ReportText::tr("Claim"), brief.claim);
    addIfSaid(document, ReportText::tr("Hypothesis"), brief.hypothesis);
    addIfSaid(document, ReportText::tr("Change to test"), brief.change_to_test);
    if (!brief.places.empty())
        document.add<LabelledText>(ReportText::tr("Where it lives"), placesText(brief.places));
    addIfSaid(document, ReportText::tr("Would confirm"), brief.would_confirm);
    addIfSaid(document, ReportText::tr("Would refute"), brief.would_refute);
    if (!brief.links.empty()) document.add<LabelledText>(ReportText::tr("Links"), linksText(brief.links));
}

}  // namespace assay::ui::paper

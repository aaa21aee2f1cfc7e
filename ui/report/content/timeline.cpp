// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/timeline.h"

#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <variant>

namespace assay::ui::paper {

namespace {

/// Entries that come by the hundred; a stretch of them is one line, or they would bury what people wrote.
struct Stretch {
    UtcTime from{};
    int blocks = 0;
    int findings = 0;
    int checks = 0;

    [[nodiscard]] int size() const { return blocks + findings + checks; }
    [[nodiscard]] QString text() const {
        QStringList parts;
        if (blocks > 0) parts << counted(ReportText::tr("%n block(s) measured", nullptr, blocks), blocks);
        if (findings > 0)
            parts << counted(ReportText::tr("findings computed %n time(s)", nullptr, findings), findings);
        if (checks > 0) parts << counted(ReportText::tr("%n check(s) made", nullptr, checks), checks);
        return parts.join(QStringLiteral(", "));
    }
    bool take(const casefile::Event& event) {
        if (std::holds_alternative<casefile::BlockMeasured>(event)) return ++blocks > 0;
        if (std::holds_alternative<casefile::FindingComputed>(event)) return ++findings > 0;
        if (std::holds_alternative<casefile::CheckMade>(event)) return ++checks > 0;
        return false;
    }
};

void addEntry(Document& document, UtcTime at, const QString& text) {
    document.add<LabelledText>(dateText(at), text, style::body(), 2);
}

void addNotes(Document& document, const casefile::Case& state) {
    bool first = true;
    for (const auto& record : state.timeline) {
        const auto* note = std::get_if<casefile::NoteAdded>(&record->event);
        if (note == nullptr) continue;
        if (first) document.addHeading(1, ReportText::tr("Notes"));
        first = false;
        const QString author = note->author.empty() ? QString() : u'\n' + shown(note->author);
        document.add<LabelledText>(dateText(record->at) + author, shown(note->text));
    }
}

}  // namespace

void addNotesAndTimeline(Document& document, const ReportContext& context) {
    addNotes(document, context.state);
    if (context.state.timeline.empty()) return;
    document.addHeading(1, ReportText::tr("Timeline"));
    Stretch stretch;
    const auto flush = [&] {
        if (stretch.size() > 0) addEntry(document, stretch.from, stretch.text());
        stretch = {};
    };
    for (const auto& record : context.state.timeline) {
        const bool first = stretch.size() == 0;
        if (stretch.take(record->event)) {
            if (first) stretch.from = record->at;
            continue;
        }
        flush();
        const assay::report::TimelineEntry entry = assay::report::timeline_entry(*record);
        addEntry(document, entry.at, shown(entry.headline));
    }
    flush();
}

}  // namespace assay::ui::paper

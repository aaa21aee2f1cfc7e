// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/timeline.h"

#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <variant>
#include <vector>

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
        if (blocks > 0) parts << counted(ReportText::tr("%Ln block(s) measured", nullptr, blocks), blocks);
        if (findings > 0)
            parts << counted(ReportText::tr("findings computed %Ln time(s)", nullptr, findings), findings);
        if (checks > 0) parts << counted(ReportText::tr("%Ln check(s) made", nullptr, checks), checks);
        return parts.join(QStringLiteral(", "));
    }
    bool take(const casefile::Event& event) {
        if (std::holds_alternative<casefile::BlockMeasured>(event)) return ++blocks > 0;
        if (std::holds_alternative<casefile::FindingComputed>(event)) return ++findings > 0;
        if (std::holds_alternative<casefile::CheckMade>(event)) return ++checks > 0;
        return false;
    }
};

/// One line of the section: an entry, or a stretch of those that come by the hundred.
struct Line {
    UtcTime at{};
    const casefile::Record* record = nullptr;  // nullptr: the stretch
    Stretch stretch;
};

std::vector<Line> linesOf(const casefile::Case& state) {
    std::vector<Line> lines;
    for (const auto& record : state.timeline) {
        Stretch further = lines.empty() || lines.back().record != nullptr ? Stretch() : lines.back().stretch;
        const bool first = further.size() == 0;
        if (!further.take(record->event)) {
            lines.push_back({record->at, record.get(), {}});
        } else if (first) {
            lines.push_back({record->at, nullptr, further});
        } else {
            lines.back().stretch = further;
        }
    }
    return lines;
}

/// What a reader of paper can take; the attached case has the rest.
constexpr std::size_t most_lines = 1500;

/// Says how many are left out, and yields where the others begin.
std::size_t leaveOutOldest(Document& document, std::size_t count) {
    if (count <= most_lines) return 0;
    const int out = static_cast<int>(count - most_lines);
    document.add<Paragraph>(
        ReportText::tr("%Ln earlier entries are left out here; the attached case has them.", nullptr, out),
        style::small());
    return count - most_lines;
}

void addNotes(Document& document, const casefile::Case& state) {
    std::vector<const casefile::Record*> notes;
    for (const auto& record : state.timeline)
        if (std::holds_alternative<casefile::NoteAdded>(record->event)) notes.push_back(record.get());
    if (notes.empty()) return;
    document.addHeading(1, ReportText::tr("Notes"));
    for (std::size_t i = leaveOutOldest(document, notes.size()); i < notes.size(); ++i) {
        const auto& note = std::get<casefile::NoteAdded>(notes[i]->event);
        const QString author = note.author.empty() ? QString() : u'\n' + shown(note.author);
        document.add<LabelledText>(dateText(notes[i]->at) + author, shown(note.text));
    }
}

}  // namespace

void addNotesAndTimeline(Document& document, const ReportContext& context) {
    addNotes(document, context.state);
    if (context.state.timeline.empty()) return;
    document.addHeading(1, ReportText::tr("Timeline"));
    const auto lines = linesOf(context.state);
    for (std::size_t i = leaveOutOldest(document, lines.size()); i < lines.size(); ++i) {
        const auto& line = lines[i];
        const QString text = line.record == nullptr
                                 ? line.stretch.text()
                                 : shown(assay::report::timeline_entry(*line.record, 0).headline);
        document.add<LabelledText>(dateText(line.at), text, style::body(), 2);
    }
}

}  // namespace assay::ui::paper

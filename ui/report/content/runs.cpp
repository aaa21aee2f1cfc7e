// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/block_validity.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/table.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

namespace assay::ui::paper {

namespace {

QString outcomeText(const casefile::RunState& run) {
    if (!run.ended) return ReportText::tr("not ended");
    QString text;
    switch (run.ended->outcome) {
        case casefile::RunOutcome::decided:
            text = ReportText::tr("decided");
            break;
        case casefile::RunOutcome::inconclusive:
            text = ReportText::tr("inconclusive");
            break;
        case casefile::RunOutcome::void_:
            text = ReportText::tr("void");
            break;
        case casefile::RunOutcome::stopped:
            text = ReportText::tr("stopped");
            break;
        case casefile::RunOutcome::failed:
            text = ReportText::tr("failed");
            break;
    }
    const QString reason = shown(run.ended->reason);
    return reason.isEmpty() || reason == text ? text : text + QStringLiteral(": ") + reason;
}

QString cpusText(const std::vector<int>& cpus) {
    QStringList list;
    for (const int cpu : cpus)
        list << QString::number(cpu);
    return list.join(QStringLiteral(", "));
}

void addRunTable(Document& document, const std::vector<casefile::RunState>& runs) {
    std::vector<TableRow> rows;
    for (const casefile::RunState& run : runs) {
        TableRow row;
        row.cells = {dateText(run.started_at),
                     shown(run.started.assay_version),
                     countText(run.blocks),
                     run.ended ? countText(run.ended->voids) : QString(),
                     run.ended ? secondsText(run.ended->seconds) : QString(),
                     outcomeText(run)};
        rows.push_back(std::move(row));
    }
    document.add<Table>(std::vector<TableColumn>{{ReportText::tr("Started")},
                                                 {ReportText::tr("Assay")},
                                                 {ReportText::tr("Blocks"), Alignment::right},
                                                 {ReportText::tr("Void"), Alignment::right},
                                                 {ReportText::tr("Took"), Alignment::right},
                                                 {ReportText::tr("Outcome")}},
                        std::move(rows));
}

/// The last run's sheet in full; of earlier runs what differed, so that a change of the machine between runs
/// shows.
void addEnvironment(Document& document, const std::vector<casefile::RunState>& runs) {
    const casefile::RunState& last = runs.back();
    document.addHeading(2, ReportText::tr("The machine, as known at the last run"));
    const auto add = [&document](const QString& label, const QString& text) {
        if (!text.isEmpty()) document.add<LabelledText>(label, text, style::body(), 1);
    };
    add(ReportText::tr("Server cores"), cpusText(last.started.server_cpus));
    add(ReportText::tr("Load cores"), cpusText(last.started.load_cpus));
    add(ReportText::tr("Data directories"), shown(last.started.data_place));
    for (const auto& [name, value] : last.started.environment)
        add(shown(name), shown(value));
    for (auto run = runs.begin(); run + 1 != runs.end(); ++run) {
        QStringList differences;
        for (const auto& [name, value] : run->started.environment) {
            const auto now = last.started.environment.find(name);
            if (now == last.started.environment.end() || now->second != value)
                differences << shown(name) + QStringLiteral(": ") + shown(value);
        }
        if (!differences.isEmpty())
            document.add<LabelledText>(
                ReportText::tr("Other in the run of %1").arg(dateText(run->started_at)),
                differences.join(u'\n'), style::quiet(), 3);
    }
}

void addVoided(Document& document, const ReportContext& context) {
    std::vector<TableRow> rows;
    for (const auto& block : context.plan->blocks) {
        const auto why = verdict::void_reason(*block);
        if (!why) continue;
        TableRow row;
        row.cells = {shown(block->workload), countText(block->index), shown(*why)};
        rows.push_back(std::move(row));
    }
    if (rows.empty()) return;
    document.addHeading(2, ReportText::tr("Voided blocks"));
    document.add<Paragraph>(
        ReportText::tr("They stay in the file. No rule that voids a block looks at which arm was fast."),
        style::body(), Column::prose, 2);
    document.add<Table>(std::vector<TableColumn>{{ReportText::tr("Workload")},
                                                 {ReportText::tr("Block"), Alignment::right},
                                                 {ReportText::tr("Reason")}},
                        std::move(rows));
}

}  // namespace

void addRuns(Document& document, const ReportContext& context) {
    if (context.state.runs.empty()) return;
    document.addHeading(1, ReportText::tr("Runs and environment"));
    addRunTable(document, context.state.runs);
    addEnvironment(document, context.state.runs);
    if (context.plan != nullptr) addVoided(document, context);
}

}  // namespace assay::ui::paper

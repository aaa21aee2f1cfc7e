// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/numbers.h"
#include "ui/plot/words.h"
#include "ui/report/attachments.h"
#include "ui/report/blocks/contents.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/verdict_banner.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/report/content/standing.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QFileInfo>

namespace assay::ui::paper {

namespace {

void addTitle(Document& document, const casefile::CaseOpened& brief) {
    QStringList above;
    for (const std::string& part : {brief.category, brief.project})
        if (!part.empty()) above << shown(part);
    const TextStyle kicker{Face::strong, 8.5, colour::accent, Qt::AlignLeft, 1.5};
    if (!above.isEmpty())
        document.add<Paragraph>(above.join(QStringLiteral("   ·   ")), kicker, Column::prose, 0, true);
    // A title of a sentence or two would crush the page at the size that suits a short one.
    const qreal size = brief.title.size() > 160 ? 14 : brief.title.size() > 70 ? 19 : 25;
    const TextStyle title{Face::text, size, colour::ink, Qt::AlignLeft, 1.25};
    document.add<Paragraph>(document.title, title, Column::prose, 4);
}

const verdict::Finding* keyFinding(const ReportContext& context) {
    for (const verdict::Finding& finding : context.evaluation.findings)
        if (finding.role == experiment::QuestionRole::claim && finding.blocks > 0) return &finding;
    return nullptr;
}

void addKeyFigure(Document& document, const verdict::Finding& finding) {
    const int decimals = percentDecimals(finding.low_percent, finding.high_percent, finding.material_percent);
    const QString effect = percentText(finding.effect_percent, decimals);
    const auto metric = metricFromName(finding.metric);
    QString interval = ReportText::tr("no interval yet");
    if (finding.low_percent && finding.high_percent)
        interval = QStringLiteral("[%1, %2]")
                       .arg(percentText(*finding.low_percent, decimals).remove(u'%'),
                            percentText(*finding.high_percent, decimals).remove(u'%'));
    QString caption = ReportText::tr("%1, %2 against %3 on %4")
                          .arg(metric ? word(*metric) : shown(finding.metric), shown(finding.comparison),
                               shown(finding.baseline), shown(finding.workload));
    caption += u'\n' + word(finding.decision) + QStringLiteral("; ");
    caption +=
        counted(ReportText::tr("median of %Ln block(s) with its 95% interval", nullptr, finding.blocks),
                finding.blocks);
    if (metric) {
        const MetricScale scale = metricScale(*metric, finding.baseline_value);
        caption += QStringLiteral("; ") +
                   ReportText::tr("%1 became %2")
                       .arg(scale.text(finding.baseline_value), scale.text(finding.variant_value));
    }
    document.add<Space>(12);
    document.add<KeyFigure>(effect, interval, caption);
}

QString extent(const ReportContext& context) {
    std::size_t blocks = 0;
    for (const casefile::PlanState& plan : context.state.plans)
        blocks += plan.blocks.size();
    if (blocks == 0) return {};
    return counted(ReportText::tr("%Ln block(s)", nullptr, static_cast<int>(blocks)),
                   static_cast<int>(blocks)) +
           QStringLiteral(", ") +
           ReportText::tr("%1 timed windows").arg(countText(windowCount(context.state)));
}

}  // namespace

void addCover(Document& document, const ReportContext& context) {
    const Standing standing = standingOf(context);
    addTitle(document, context.state.brief);
    document.add<Space>(26);
    document.add<VerdictBanner>(standing.shape, standing.word, standing.basis);
    document.add<Space>(10);
    if (context.snapshot.damage) {
        const casefile::Damage& damage = *context.snapshot.damage;
        document.add<LabelledText>(
            ReportText::tr("Read-only"),
            damage.newer ? ReportText::tr(
                               "This case was written by a newer Assay (line %1: %2). The report holds what "
                               "this version can read.")
                               .arg(damage.line)
                               .arg(shown(damage.what))
                         : ReportText::tr(
                               "The case file is damaged from line %1 on (%2). The report holds what stands "
                               "before it and must not be relied on.")
                               .arg(damage.line)
                               .arg(shown(damage.what)),
            style::strong());
    }
    if (!standing.reason.isEmpty())
        document.add<LabelledText>(ReportText::tr("In one sentence"), standing.reason, style::strong());
    if (!context.state.brief.claim.empty())
        document.add<LabelledText>(ReportText::tr("Claim"), shown(context.state.brief.claim));
    if (const verdict::Finding* finding = keyFinding(context)) addKeyFigure(document, *finding);

    document.add<Space>(14);
    if (!context.state.adoption.empty())
        document.add<LabelledText>(ReportText::tr("Adoption"), shown(context.state.adoption), style::body(),
                                   1);
    if (const QString samples = extent(context); !samples.isEmpty())
        document.add<LabelledText>(ReportText::tr("Samples"), samples, style::body(), 1);
    if (!context.state.timeline.empty())
        document.add<LabelledText>(ReportText::tr("Last entry"), dateText(context.state.timeline.back()->at),
                                   style::body(), 1);
    document.add<LabelledText>(
        ReportText::tr("Case file"),
        (caseIsAttached(context.snapshot) ? ReportText::tr("%1, %2, attached to this PDF")
                                          : ReportText::tr("%1, %2, too large to be attached"))
            .arg(QFileInfo(context.snapshot.path).fileName(), bytesText(context.snapshot.bytes)),
        style::body(), 1);
    document.add<LabelledText>(ReportText::tr("Written by"), QStringLiteral("Assay " ASSAY_VERSION),
                               style::body(), 1);
    document.add<Space>(16);
    document.add<Contents>(ReportText::tr("Contents"));
}

}  // namespace assay::ui::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/paint_plot.h"
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/plot_block.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <QLocale>

namespace assay::ui::paper {

namespace {

constexpr qreal plot_height = 118;  // three of them, with captions and the figures above, fill a page

template <class Model>
PlotPanel panelOf(Model model, const PlotTheme& theme) {
    const QString title = model.title;
    return {title, [model = std::move(model), theme](QPainter& into, const QRectF& target) {
                paint(model, into, target, theme);
            }};
}

void addFigures(Document& document, const verdict::Finding& finding, experiment::Metric metric) {
    const int decimals = percentDecimals(finding.low_percent, finding.high_percent, finding.material_percent);
    const MetricScale scale = metricScale(metric, finding.baseline_value);
    const verdict::ReferenceStatistics& reference = finding.reference;
    document.add<LabelledText>(ReportText::tr("Finding"), shown(finding.sentence), style::body(), 1);
    document.add<LabelledText>(ReportText::tr("Medians over blocks"),
                               ReportText::tr("%1 %2, %3 %4")
                                   .arg(shown(finding.baseline), scale.text(finding.baseline_value),
                                        shown(finding.comparison), scale.text(finding.variant_value)),
                               style::body(), 1);
    QStringList beside;
    if (finding.null_low_percent || finding.null_high_percent)
        beside << ReportText::tr("null arm %1")
                      .arg(intervalText(finding.null_low_percent, finding.null_high_percent, decimals));
    if (finding.visible_percent)
        beside << ReportText::tr("smallest effect that can be seen %1")
                      .arg(percentText(*finding.visible_percent, 1).remove(u'+'));
    beside << layoutsText(finding.layouts);
    if (finding.layout_share_percent)
        beside << ReportText::tr("the layout's own share of the spread at most %1% of the variance")
                      .arg(QLocale().toString(*finding.layout_share_percent, 'f', 0));
    if (finding.blocks_needed)
        beside << counted(ReportText::tr("about %Ln block(s) needed in all", nullptr, *finding.blocks_needed),
                          *finding.blocks_needed);
    document.add<LabelledText>(ReportText::tr("Beside it"), beside.join(QStringLiteral("; ")), style::body(),
                               1);
    if (finding.blocks < 2) return;  // no spread, and so none of what comes from it
    QString forReference =
        ReportText::tr("Hodges-Lehmann %1; t interval %2; sign-flip p = %3; spread of blocks %4")
            .arg(percentText(reference.hodges_lehmann_percent, decimals),
                 intervalText(reference.t_low_percent, reference.t_high_percent, decimals),
                 QLocale().toString(reference.sign_flip_p, 'g', 2),
                 percentText(reference.block_sd_percent, decimals).remove(u'+'));
    if (finding.voided > 0 && finding.effect_with_voided_percent)
        forReference +=
            QStringLiteral("; ") +
            counted(ReportText::tr("with the %Ln voided block(s) included %1", nullptr, finding.voided),
                    finding.voided)
                .arg(percentText(*finding.effect_with_voided_percent, decimals));
    document.add<LabelledText>(ReportText::tr("For reference only"), forReference, style::quiet(), 1);
}

void addPlots(Document& document, const casefile::PlanState& plan, const experiment::Question& question,
              const verdict::Finding& finding) {
    const PlotTheme theme = PlotTheme::paper(Typeface().font(Face::text, 7));
    FunnelModel funnel = funnelModel(plan, question, &finding);
    const QString funnelCaption = funnel.caption;
    document.add<PlotBlock>(std::vector{panelOf(std::move(funnel), theme)}, plot_height, funnelCaption);

    const experiment::Metric other = question.metric == experiment::Metric::throughput_ops
                                         ? experiment::Metric::cpu_ns_per_op
                                         : experiment::Metric::throughput_ops;
    std::vector<PlotPanel> distributions;
    for (const experiment::Metric metric : {question.metric, other}) {
        RaincloudModel values = raincloudModel(plan, question.workload, question.comparison, metric);
        const QString caption = values.caption;
        distributions.push_back(panelOf(std::move(values), theme));
        distributions.back().caption = caption;
    }
    document.add<PlotBlock>(std::move(distributions), plot_height);

    PairedDifferencesModel paired = pairedDifferencesModel(plan, question, finding);
    const QString pairedCaption = paired.caption;
    document.add<PlotBlock>(std::vector{panelOf(std::move(paired), theme)}, plot_height, pairedCaption);
}

}  // namespace

void addClaimPlots(Document& document, const ReportContext& context) {
    if (!context.measured) return;
    for (const experiment::Question& question : context.plan->plan.questions) {
        const verdict::Finding* finding = findingFor(context.evaluation, question);
        if (question.role != experiment::QuestionRole::claim || finding == nullptr || finding->blocks == 0)
            continue;
        document.addHeading(
            1,
            ReportText::tr("The claim on %1: %2, %3")
                .arg(shown(question.workload), shown(question.comparison), metricShort(question.metric)),
            true);
        document.add<LabelledText>(ReportText::tr("Question"), questionInWords(question) + u'.',
                                   style::body(), 2);
        addFigures(document, *finding, question.metric);
        addPlots(document, *context.plan, question, *finding);
    }
}

}  // namespace assay::ui::paper

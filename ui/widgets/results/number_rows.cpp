// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/results/number_rows.h"

#include "ui/plot/numbers.h"
#include "ui/plot/words.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace assay::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::NumberRows)
};

QString layoutsWord(verdict::Layouts layouts) {
    switch (layouts) {
        case verdict::Layouts::paired:
            return Words::tr("paired");
        case verdict::Layouts::independent:
            return Words::tr("independent");
        case verdict::Layouts::uncontrolled:
            return Words::tr("not controlled");
    }
    return {};
}

QString valueText(const verdict::Finding& finding, double value) {
    if (const auto metric = metricFromName(finding.metric))
        return metricScale(*metric, finding.baseline_value).text(value);
    return numberText(value, 3);
}

}  // namespace

std::vector<NumberRow> numberRows(const verdict::Finding& finding) {
    std::vector<NumberRow> rows;
    const int counted = finding.blocks;
    rows.push_back({Words::tr("Effect"),
                    counted ? percentText(finding.effect_percent, 2) : QStringLiteral("\u2013"),
                    Words::tr("Median of the blocks' effects")});
    rows.push_back({Words::tr("Interval"), intervalText(finding.low_percent, finding.high_percent, 2),
                    Words::tr("Valid at any time: looking, stopping and going on do not spoil it")});
    rows.push_back({Words::tr("\u03b4"), plainPercent(finding.material_percent),
                    Words::tr("The smallest effect that matters, frozen before sampling")});
    if (finding.null_low_percent && finding.null_high_percent) {
        rows.push_back({Words::tr("Null"),
                        intervalText(finding.null_low_percent, finding.null_high_percent, 2),
                        Words::tr("The interval of a byte copy of the baseline against the baseline")});
    }
    if (finding.visible_percent) {
        rows.push_back({Words::tr("Visible from"), percentText(*finding.visible_percent, 2).mid(1),
                        Words::tr("The smallest effect that this many blocks can tell from 0")});
    }
    rows.push_back({Words::tr("Blocks"),
                    finding.voided ? Words::tr("%1, and %2 void")
                                         .arg(QLocale().toString(counted), QLocale().toString(finding.voided))
                                   : QLocale().toString(counted),
                    Words::tr("The unit of replication: fresh processes and layouts")});
    if (finding.blocks_needed && *finding.blocks_needed > counted) {
        rows.push_back({Words::tr("Blocks needed"), QLocale().toString(*finding.blocks_needed),
                        Words::tr("To decide, in all, at this spread")});
    }
    if (finding.effect_with_voided_percent && finding.voided) {
        rows.push_back({Words::tr("With void blocks"), percentText(*finding.effect_with_voided_percent, 2),
                        Words::tr("The same effect with the void blocks included")});
    }
    rows.push_back(
        {Words::tr("Layouts"), layoutsWord(finding.layouts), Words::tr("Where code lies in memory")});
    if (finding.layout_share_percent) {
        rows.push_back({Words::tr("Layout's share"),
                        Words::tr("%1% of the variance").arg(numberText(*finding.layout_share_percent, 0)),
                        Words::tr("What the place of the changed code adds to the spread between blocks, at "
                                  "most: the variance beyond that of the copy of the baseline")});
    }
    if (counted) {
        rows.push_back({shown(finding.baseline), valueText(finding, finding.baseline_value),
                        Words::tr("Median over blocks")});
        rows.push_back({shown(finding.comparison), valueText(finding, finding.variant_value),
                        Words::tr("Median over blocks")});
    }
    return rows;
}

std::vector<NumberRow> referenceRows(const verdict::Finding& finding) {
    if (finding.blocks < 2) return {};
    const verdict::ReferenceStatistics& reference = finding.reference;
    return {
        {Words::tr("Hodges\u2013Lehmann"), percentText(reference.hodges_lehmann_percent, 2),
         Words::tr("Median of the pairwise means of blocks")},
        {Words::tr("t interval"), intervalText(reference.t_low_percent, reference.t_high_percent, 2),
         Words::tr("For one look at a fixed number of blocks, were they normal")},
        {Words::tr("Sign-flip p"),
         reference.sign_flip_p < 0.001 ? QStringLiteral("< ") + numberText(0.001, 3)
                                       : numberText(reference.sign_flip_p, 3),
         Words::tr("Against no effect at all, for one look")},
        {Words::tr("Block sd"), percentText(reference.block_sd_percent, 2).mid(1),
         Words::tr("Standard deviation of the blocks' effects")},
    };
}

}  // namespace assay::ui

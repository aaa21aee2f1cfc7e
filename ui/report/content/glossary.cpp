// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/attachments.h"
#include "ui/report/blocks/code_block.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"

#include <QFileInfo>

namespace assay::ui::paper {

void addGlossary(Document& document, const ReportContext& context) {
    if (!context.measured) return;
    document.addHeading(1, ReportText::tr("Words"));
    const auto add = [&document](const QString& word, const QString& meaning) {
        document.add<LabelledText>(word, meaning, style::body(), 4);
    };
    add(ReportText::tr("arm"),
        ReportText::tr("A variant in its part in a comparison: A the baseline, A′ a byte copy of it, "
                       "B the variant under test."));
    add(ReportText::tr("window"),
        ReportText::tr("One timed stretch of one arm: a fixed number of operations."));
    add(ReportText::tr("round"), ReportText::tr("One window of every arm, back to back."));
    add(ReportText::tr("block"),
        ReportText::tr("Fresh processes of all arms, warm-up, then the rounds. The unit of "
                       "replication: n counts blocks."));
    add(ReportText::tr("effect"),
        ReportText::tr("ln(B/A) of a metric, shown as percent. Symmetric: halving and doubling "
                       "are equally far from nothing."));
    add(ReportText::tr("δ, material threshold"),
        ReportText::tr("The smallest effect that matters to the claim, set before the first sample."));
    add(ReportText::tr("95% interval"),
        ReportText::tr("Where the median effect lies. In the long run at most one in twenty such intervals "
                       "misses it, even "
                       "when one stops looking at the most flattering moment."));
    add(ReportText::tr("null arm, noise band"),
        ReportText::tr("The effect between A and its own copy, measured in the same blocks. What lies within "
                       "it cannot be "
                       "told from nothing here."));
    add(ReportText::tr("confirmed"),
        ReportText::tr("The whole interval lies beyond δ in the claimed direction."));
    add(ReportText::tr("refuted"),
        ReportText::tr("The interval excludes an effect of δ in the claimed direction."));
    add(ReportText::tr("inconclusive"),
        ReportText::tr("Neither; more blocks may decide it, or a gate did not pass."));
    add(ReportText::tr("void"), ReportText::tr("A check failed: what was measured is not what was meant."));
    add(ReportText::tr("layout"),
        ReportText::tr("Where functions lie in memory. It changes speed by some percent although "
                       "the source is the same. Paired: the same in all arms of a block."));
    add(ReportText::tr("CPU per operation"),
        ReportText::tr("Time that the server's main thread spent running, by the "
                       "kernel's account, over the operations of the window."));
}

void addVerification(Document& document, const ReportContext& context) {
    const QString caseName = QFileInfo(context.snapshot.path).fileName();
    document.addHeading(1, ReportText::tr("How to verify this report"));
    if (!caseIsAttached(context.snapshot)) {
        document.add<Paragraph>(ReportText::tr("The case file is too large to travel inside a PDF (%1). Ask "
                                               "for %2 and run “assay verify” on it.")
                                    .arg(bytesText(context.snapshot.bytes), caseName));
        return;
    }
    QString text = ReportText::tr("The case file is attached to this PDF, byte for byte.");
    const bool samples = samplesAreAttached(context.snapshot);
    if (samples) text += u' ' + ReportText::tr("So is a table of every timed window (CSV).");
    text += u' ' + ReportText::tr("A PDF reader lists attachments; on a command line:");
    document.add<Paragraph>(text);
    const QString commands = QStringLiteral("pdfdetach -saveall REPORT.pdf\nassay verify ") +
                             quotedArgument(caseName.toStdString());
    document.add<CodeBlock>(commands, CodeBlock::Kind::plain, Column::prose);
    document.add<Paragraph>(
        ReportText::tr("“assay verify” checks the chain of hashes over every line of the case and computes "
                       "every finding and "
                       "the verdict anew from the samples. The workbench opens the case as well; opening "
                       "executes nothing."));
    document.add<LabelledText>(ReportText::tr("Attached"),
                               samples ? caseName + u'\n' + samplesName(context.snapshot.path) : caseName);
}

}  // namespace assay::ui::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/glossary.h"

#include "ui/report/attachments.h"
#include "ui/report/blocks/code_block.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"

#include <QFileInfo>

namespace assay::ui::paper {

void addGlossary(Document& document, const ReportContext& context) {
    if (!context.measured) return;
    document.addHeading(1, ReportText::tr("Words"));
    const Glossary glossary;
    for (const auto& term : glossary.terms())
        if (term.basic) document.add<LabelledText>(term.word, term.meaning, style::body(), 4);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/words.h"
#include "ui/report/blocks/code_block.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <QLocale>

namespace assay::ui::paper {

namespace {

QString roleText(const variant::Recipe& recipe) {
    QString text;
    switch (recipe.role) {
        case variant::Role::baseline:
            text = ReportText::tr("baseline");
            break;
        case variant::Role::calibration:
            text = ReportText::tr("calibration");
            break;
        case variant::Role::candidate:
            text = ReportText::tr("candidate");
            break;
    }
    if (recipe.dose)
        text +=
            QStringLiteral(", ") + ReportText::tr("dose %1").arg(
                                       QLocale().toString(*recipe.dose, 'g', 4).replace(u'-', QChar(0x2212)));
    return text;
}

QString sourceText(const variant::Source& source) {
    const QString where = shown(source.location);
    switch (source.kind) {
        case variant::SourceKind::debian:
            return source.release.empty()
                       ? ReportText::tr("Debian source package %1").arg(where)
                       : ReportText::tr("Debian source package %1 of %2").arg(where, shown(source.release));
        case variant::SourceKind::directory:
            return ReportText::tr("directory %1").arg(where);
        case variant::SourceKind::tarball:
            return ReportText::tr("tarball %1").arg(where);
        case variant::SourceKind::git:
            return ReportText::tr("git %1 at %2").arg(where, shown(source.commit));
        case variant::SourceKind::binary:
            return ReportText::tr("finished binary %1").arg(where);
    }
    return {};
}

void addHash(Document& document, const QString& label, const std::string& hash) {
    if (!hash.empty()) document.add<LabelledText>(label, shown(hash), style::code(), 1);
}

void addProvenance(Document& document, const casefile::VariantState& variant) {
    if (!variant.built) {
        document.add<LabelledText>(
            ReportText::tr("State"),
            variant.failed ? ReportText::tr("its build failed: %1").arg(shown(variant.failed->message))
                           : ReportText::tr("not built"),
            style::body(), 1);
        return;
    }
    const variant::Provenance& built = *variant.built;
    const auto add = [&document](const QString& label, const std::string& text) {
        if (!text.empty()) document.add<LabelledText>(label, shown(text), style::body(), 1);
    };
    add(ReportText::tr("Version"), built.version);
    add(ReportText::tr("Compiler"), built.compiler);
    add(ReportText::tr("Make arguments"), built.flags);
    document.add<LabelledText>(ReportText::tr("Layouts"),
                               built.layouts_possible ? ReportText::tr("can be linked anew for every block")
                                                      : ReportText::tr("fixed in the binary"),
                               style::body(), 1);
    addHash(document, ReportText::tr("Binary SHA-256"), built.sha256);
    addHash(document, ReportText::tr("Build id"), built.build_id);
    addHash(document, ReportText::tr("Source SHA-256"), built.source_sha256);
    for (const auto& patch : variant.recipe.patches)
        addHash(document, ReportText::tr("Patch SHA-256"), patch.sha256);
    if (!built.commands.empty()) {
        QStringList lines;
        for (const std::string& command : built.commands)
            lines << shown(command);
        document.add<LabelledText>(ReportText::tr("Made by"), lines.join(u'\n'), style::code(), 3);
    }
}

}  // namespace

void addVariants(Document& document, const ReportContext& context) {
    if (context.state.variants.empty()) return;
    document.addHeading(1, ReportText::tr("Variants"));
    for (const casefile::VariantState& variant : context.state.variants) {
        const variant::Recipe& recipe = variant.recipe;
        document.addHeading(2, shown(recipe.name));
        document.add<LabelledText>(ReportText::tr("Role"), roleText(recipe), style::body(), 2);
        if (!recipe.description.empty())
            document.add<LabelledText>(ReportText::tr("What it is"), shown(recipe.description), style::body(),
                                       1);
        document.add<LabelledText>(ReportText::tr("Source"), sourceText(recipe.source), style::body(), 1);
        addProvenance(document, variant);
        for (const variant::Patch& patch : recipe.patches) {
            document.addHeading(3, ReportText::tr("Patch %1").arg(shown(patch.name)));
            document.add<CodeBlock>(shown(patch.text), CodeBlock::Kind::diff);
        }
    }
}

}  // namespace assay::ui::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/words.h"
#include "ui/report/blocks/paragraph.h"
#include "ui/report/blocks/plot_block.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/session/words.h"

#include <QImage>
#include <QPainter>

namespace assay::ui::paper {

namespace {

/// A picture that a person attached; null for anything that is no PNG or JPEG. SVG is not drawn: it can name
/// files of the reader's machine.
QImage pictureOf(const casefile::Attachment& attachment) {
    const bool png = attachment.media_type == "image/png";
    if (!png && attachment.media_type != "image/jpeg") return {};
    return QImage::fromData(QByteArray::fromBase64(QByteArray::fromStdString(attachment.base64)),
                            png ? "PNG" : "JPEG");
}

void addPicture(Document& document, const QImage& picture, const QString& caption) {
    constexpr qreal widest = 471;
    const QSizeF size(picture.size());
    const qreal scale = std::min({0.75, widest / size.width(), 360 / size.height()});
    PlotPainter painter = [picture, scaled = size * scale](QPainter& into, const QRectF& target) {
        into.setRenderHint(QPainter::SmoothPixmapTransform);
        into.drawImage(QRectF(target.topLeft(), scaled), picture);
    };
    document.add<PlotBlock>(std::vector<PlotPanel>{{QString(), std::move(painter)}}, size.height() * scale,
                            caption);
}

void addAttachment(Document& document, const casefile::Attachment& attachment) {
    const QByteArray content = QByteArray::fromBase64(QByteArray::fromStdString(attachment.base64));
    document.add<LabelledText>(
        ReportText::tr("Attachment"),
        ReportText::tr("%1, %2, %3, in the attached case")
            .arg(shown(attachment.name), shown(attachment.media_type), bytesText(content.size())),
        style::body(), 1);
    document.add<LabelledText>(ReportText::tr("its SHA-256"), shown(attachment.sha256), style::code(), 1);
    const QImage picture = pictureOf(attachment);
    if (!picture.isNull()) addPicture(document, picture, QString());
}

}  // namespace

void addEvidence(Document& document, const ReportContext& context) {
    if (context.state.evidence.empty()) return;
    document.addHeading(1, ReportText::tr("Evidence"));
    for (const casefile::EvidenceAdded& evidence : context.state.evidence) {
        const QString title = shown(evidence.title);
        document.add<LabelledText>(evidenceKind(evidence.kind), title, style::strong(), 9);
        if (!evidence.text.empty())
            document.add<LabelledText>(QString(), shown(evidence.text), style::body(), 1);
        if (evidence.attachment) addAttachment(document, *evidence.attachment);
    }
}

}  // namespace assay::ui::paper

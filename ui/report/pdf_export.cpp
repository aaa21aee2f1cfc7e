// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_export.h"

#include "core/base/files.h"
#include "ui/report/content/report_text.h"
#include "ui/report/content/sections.h"
#include "ui/report/layout/laid_text.h"
#include "ui/session/case_guard.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QXmlStreamWriter>

namespace assay::ui {

namespace {

using paper::ReportText;

constexpr int dots_a_point = 10;

/// Qt writes title and creator of a PDF itself; the subject has a place only in the XMP packet.
QByteArray xmpMetadata(const paper::PaginatedDocument& document, const QString& creator) {
    const QString rdf = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
    const QString dc = QStringLiteral("http://purl.org/dc/elements/1.1/");
    QByteArray packet;
    QXmlStreamWriter xml(&packet);
    xml.writeProcessingInstruction(QStringLiteral("xpacket"),
                                   QStringLiteral("begin=\"\" id=\"W5M0MpCehiHzreSzNTczkc9d\""));
    xml.writeNamespace(QStringLiteral("adobe:ns:meta/"), QStringLiteral("x"));
    xml.writeStartElement(QStringLiteral("adobe:ns:meta/"), QStringLiteral("xmpmeta"));
    xml.writeNamespace(rdf, QStringLiteral("rdf"));
    xml.writeNamespace(dc, QStringLiteral("dc"));
    xml.writeNamespace(QStringLiteral("http://ns.adobe.com/xap/1.0/"), QStringLiteral("xmp"));
    xml.writeStartElement(rdf, QStringLiteral("RDF"));
    xml.writeStartElement(rdf, QStringLiteral("Description"));
    xml.writeAttribute(rdf, QStringLiteral("about"), QString());
    const auto text = [&](const QString& element, const QString& value) {
        xml.writeStartElement(dc, element);
        xml.writeStartElement(rdf, QStringLiteral("Alt"));
        xml.writeStartElement(rdf, QStringLiteral("li"));
        xml.writeAttribute(QStringLiteral("xml:lang"), QStringLiteral("x-default"));
        xml.writeCharacters(value);
        for (int level = 0; level < 3; ++level)
            xml.writeEndElement();
    };
    text(QStringLiteral("title"), paper::plainText(document.title()));
    text(QStringLiteral("description"), paper::plainText(document.subject()));
    xml.writeTextElement(QStringLiteral("http://ns.adobe.com/xap/1.0/"), QStringLiteral("CreatorTool"),
                         creator);
    for (int level = 0; level < 3; ++level)
        xml.writeEndElement();
    xml.writeProcessingInstruction(QStringLiteral("xpacket"), QStringLiteral("end=\"w\""));
    return packet;
}

QPageSize pageSizeOf(const paper::PaginatedDocument& document) {
    const bool letter = document.pageSize().width() > 600;
    return QPageSize(letter ? QPageSize::Letter : QPageSize::A4);
}

QString adviceFor(const QFileInfo& target) {
    if (!QFileInfo::exists(target.absolutePath()))
        return ReportText::tr("Create the folder, or choose another one.");
    if (target.isDir()) return ReportText::tr("This is a folder; give the file a name.");
    if (!QFileInfo(target.absolutePath()).isWritable())
        return ReportText::tr("Choose a folder that you may write to; nothing was changed.");
    return ReportText::tr(
        "Make room on the disk or choose another folder, then export again; what stood under this name "
        "before is untouched.");
}

tl::unexpected<Error> cannotWrite(const QString& path, const QString& why) {
    return fail(ErrorKind::io, ReportText::tr("cannot write the PDF %1: %2").arg(path, why).toStdString(),
                adviceFor(QFileInfo(path)).toStdString());
}

}  // namespace

struct PdfExport::Output {
    QBuffer bytes;  // outlives the writer
    std::unique_ptr<QPdfWriter> writer;
    std::unique_ptr<QPainter> painter;
};

std::shared_ptr<const paper::PaginatedDocument> paginateReport(const Snapshot& snapshot,
                                                               const ReportOptions& options) {
    return std::make_shared<const paper::PaginatedDocument>(paper::composeReport(snapshot), options.pageSize);
}

void paintReportPage(QPainter& painter, const paper::PaginatedDocument& document, int page) {
    document.paintPage(painter, page);
}

Result<PreparedReport> prepareReport(SnapshotPtr snapshot, const QString& pdfPath,
                                     const ReportOptions& options) {
    const QFileInfo target(pdfPath);
    if (pdfPath.isEmpty() || target.isDir())
        return cannotWrite(pdfPath, ReportText::tr("it is no file name"));
    // Also of a damaged one whose beginning is gone.
    const bool own =
        target.exists() && target.canonicalFilePath() == QFileInfo(snapshot->path).canonicalFilePath();
    if (own || isCaseFile(pdfPath))
        return fail(ErrorKind::usage,
                    ReportText::tr("the PDF would replace the case file %1").arg(pdfPath).toStdString(),
                    ReportText::tr("Give the PDF another name.").toStdString());
    Result<std::vector<AttachedFile>> attached = readAttachments(*snapshot);
    if (!attached) return fail(std::move(attached.error()));
    auto pages = paginateReport(*snapshot, options);
    return PreparedReport{std::move(snapshot), std::move(pages), std::move(*attached)};
}

PdfExport::PdfExport(PreparedReport report) : report_(std::move(report)) {}

PdfExport::~PdfExport() {
    if (!output_) return;
    output_->painter->end();
    output_->painter.reset();
    output_->writer.reset();
}

int PdfExport::pageCount() const {
    return report_.pages->pageCount();
}

void PdfExport::begin() {
    output_ = std::make_unique<Output>();
    output_->bytes.open(QIODevice::WriteOnly);
    const paper::PaginatedDocument& document = *report_.pages;
    const QString creator = QStringLiteral("Assay " ASSAY_VERSION);
    output_->writer = std::make_unique<QPdfWriter>(&output_->bytes);
    QPdfWriter& writer = *output_->writer;
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setPageSize(pageSizeOf(document));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setResolution(72 * dots_a_point);
    writer.setTitle(paper::plainText(document.title()));
    writer.setCreator(creator);
    writer.setDocumentXmpMetadata(xmpMetadata(document, creator));
    output_->painter = std::make_unique<QPainter>(&writer);
}

bool PdfExport::writeNextPage() {
    if (pages_written_ >= pageCount()) return false;
    if (!output_) begin();
    QPainter& painter = *output_->painter;
    if (!painter.isActive()) return false;
    if (pages_written_ > 0) output_->writer->newPage();
    painter.save();
    painter.scale(dots_a_point, dots_a_point);
    paintReportPage(painter, *report_.pages, pages_written_);
    painter.restore();
    ++pages_written_;
    return pages_written_ < pageCount();
}

Result<QByteArray> PdfExport::finish() {
    const std::unique_ptr<Output> output = std::move(output_);
    const bool ended = output && output->painter->isActive() && output->painter->end();
    if (!ended || pages_written_ < pageCount())
        return fail(ErrorKind::internal,
                    ReportText::tr("the pages of the PDF cannot be painted").toStdString(),
                    ReportText::tr("Close other windows to free memory, then export again.").toStdString());
    output->painter.reset();
    output->writer.reset();  // closes the PDF
    return output->bytes.data();
}

// The pages gather in memory and go to the disk in one checked step: QSaveFile (Qt 6.4) loses what fails
// while it flushes behind a call to pos(), and a report cut short would take the old one's place.
Status savePdf(const QString& path, QByteArray pdf, const std::vector<AttachedFile>& attached) {
    const Result<QByteArray> whole = withAttachments(std::move(pdf), attached);
    if (!whole) return fail(whole.error());
    const Status written =
        write_file(path.toStdString(), {whole->constData(), static_cast<std::size_t>(whole->size())});
    if (!written) return cannotWrite(path, QString::fromStdString(written.error().message));
    return {};
}

}  // namespace assay::ui

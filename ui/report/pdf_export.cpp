// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_export.h"

#include "core/base/files.h"
#include "core/report/samples_csv.h"
#include "ui/report/attachments.h"
#include "ui/report/content/sections.h"
#include "ui/report/layout/laid_text.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QXmlStreamWriter>

namespace assay::ui {

namespace {

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
        return QStringLiteral("Create the folder, or choose another one.");
    if (target.isDir()) return QStringLiteral("This is a folder; give the file a name.");
    if (!QFileInfo(target.absolutePath()).isWritable())
        return QStringLiteral("Choose a folder that you may write to; nothing was changed.");
    return QStringLiteral(
        "Make room on the disk or choose another folder, then export again; what stood under this name "
        "before is untouched.");
}

}  // namespace

// The pages gather in memory and go to the disk in one checked step: QSaveFile (Qt 6.4) loses what fails
// while it flushes behind a call to pos(), and a report cut short would take the old one's place.
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

PdfExport::PdfExport(SnapshotPtr snapshot, std::shared_ptr<const paper::PaginatedDocument> document,
                     QString pdfPath)
    : snapshot_(std::move(snapshot)), document_(std::move(document)), path_(std::move(pdfPath)) {}

PdfExport::~PdfExport() {
    if (!output_) return;
    if (output_->painter) output_->painter->end();
    output_->painter.reset();
    output_->writer.reset();
}

int PdfExport::pageCount() const {
    return document_->pageCount();
}

tl::unexpected<Error> PdfExport::cannotWrite(const QString& why) const {
    return fail(ErrorKind::io, "cannot write the PDF " + path_.toStdString() + ": " + why.toStdString(),
                adviceFor(QFileInfo(path_)).toStdString());
}

Status PdfExport::begin() {
    const QFileInfo target(path_);
    if (path_.isEmpty() || target.isDir()) return cannotWrite(QStringLiteral("it is no file name"));
    if (target.exists() && target.canonicalFilePath() == QFileInfo(snapshot_->path).canonicalFilePath())
        return fail(ErrorKind::usage, "the PDF would replace the case file " + path_.toStdString(),
                    "Give the PDF another name.");
    auto output = std::make_unique<Output>();
    output->bytes.open(QIODevice::WriteOnly);

    const QString creator = QStringLiteral("Assay " ASSAY_VERSION);
    output->writer = std::make_unique<QPdfWriter>(&output->bytes);
    QPdfWriter& writer = *output->writer;
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setPageSize(pageSizeOf(*document_));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setResolution(72 * dots_a_point);
    writer.setTitle(paper::plainText(document_->title()));
    writer.setCreator(creator);
    writer.setDocumentXmpMetadata(xmpMetadata(*document_, creator));
    if (caseIsAttached(*snapshot_)) {
        Result<QByteArray> bytes = caseBytes(*snapshot_);
        if (!bytes) return fail(std::move(bytes.error()));
        writer.addFileAttachment(QFileInfo(snapshot_->path).fileName(), *bytes,
                                 QStringLiteral("application/x-assay-case"));
    }
    if (samplesAreAttached(*snapshot_))
        writer.addFileAttachment(samplesName(snapshot_->path),
                                 QByteArray::fromStdString(assay::report::samples_csv(snapshot_->state)),
                                 QStringLiteral("text/csv"));
    output->painter = std::make_unique<QPainter>();
    if (!output->painter->begin(&writer)) return cannotWrite(QStringLiteral("its pages cannot be painted"));
    output_ = std::move(output);
    return {};
}

bool PdfExport::writeNextPage() {
    if (!output_ || pages_written_ >= pageCount()) return false;
    if (pages_written_ > 0) output_->writer->newPage();
    QPainter& painter = *output_->painter;
    painter.save();
    painter.scale(dots_a_point, dots_a_point);
    paintReportPage(painter, *document_, pages_written_);
    painter.restore();
    ++pages_written_;
    return pages_written_ < pageCount();
}

Status PdfExport::finish() {
    if (!output_) return fail(ErrorKind::internal, "the export was finished before it began");
    const std::unique_ptr<Output> output = std::move(output_);
    const bool ended = output->painter->end();
    output->painter.reset();
    output->writer.reset();  // closes the PDF
    if (!ended) return cannotWrite(QStringLiteral("its pages cannot be painted"));
    const QByteArray& bytes = output->bytes.data();
    const Status written =
        write_file(path_.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written) return cannotWrite(QString::fromStdString(written.error().message));
    return {};
}

}  // namespace assay::ui

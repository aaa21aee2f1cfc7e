// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/attachments.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "ui/session/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>

namespace assay::ui {

namespace {

struct AttachmentText {
    Q_DECLARE_TR_FUNCTIONS(assay::ui::Attachments)
};

Error notToBeAttached(const QString& path, const QString& why, const QString& advice) {
    return {ErrorKind::invalid_input,
            AttachmentText::tr("'%1' cannot be attached: %2.").arg(path, why).toStdString(),
            advice.toStdString(),
            {}};
}

}  // namespace

Result<casefile::EvidenceAdded> attachmentOf(const QString& path) {
    const QFileInfo file(path);
    if (file.exists() && !file.isFile())
        return fail(notToBeAttached(path, AttachmentText::tr("it is no file"),
                                    AttachmentText::tr("Pack a folder into an archive first.")));
    if (file.size() > static_cast<qint64>(attachment_limit))
        return fail(notToBeAttached(
            path, AttachmentText::tr("it has %1").arg(byteCount(file.size())),
            AttachmentText::tr(
                "A case takes files of up to %1. Compress it, or attach the part that matters.")
                .arg(byteCount(static_cast<qint64>(attachment_limit)))));
    auto content = read_file(QFile::encodeName(path).toStdString(), attachment_limit);
    if (!content) return fail(std::move(content.error()));
    casefile::EvidenceAdded event;
    event.kind = "attachment";
    event.title = file.fileName().toStdString();
    casefile::Attachment attachment;
    attachment.name = event.title;
    attachment.media_type = QMimeDatabase().mimeTypeForFile(path).name().toStdString();
    attachment.sha256 = sha256_hex(*content);
    attachment.base64 = QByteArray::fromRawData(content->data(), static_cast<qsizetype>(content->size()))
                            .toBase64()
                            .toStdString();
    event.attachment = std::move(attachment);
    return event;
}

Result<QByteArray> contentOf(const casefile::Attachment& attachment) {
    auto content = QByteArray::fromBase64(
        QByteArray::fromRawData(attachment.base64.data(), static_cast<qsizetype>(attachment.base64.size())));
    const auto hash =
        sha256_hex(std::string_view(content.constData(), static_cast<std::size_t>(content.size())));
    if (!attachment.sha256.empty() && hash != attachment.sha256)
        return fail(ErrorKind::damaged,
                    AttachmentText::tr("'%1' is not what was attached: its SHA-256 is another.")
                        .arg(shown(attachment.name))
                        .toStdString(),
                    AttachmentText::tr("Ask whoever made the case for the file itself.").toStdString());
    return content;
}

QString fileNameOf(const casefile::Attachment& attachment) {
    QString name = QFileInfo(asWritten(attachment.name)).fileName();
    for (auto& c : name)
        if (!c.isPrint()) c = QLatin1Char('_');
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("attachment") : name.right(200);
}

QMimeType typeOf(const casefile::Attachment& attachment, const QByteArray& content) {
    return QMimeDatabase().mimeTypeForFileNameAndData(fileNameOf(attachment), content);
}

bool mayBeOpened(const QMimeType& type) {
    static const QStringList safe{
        QStringLiteral("text/plain"),      QStringLiteral("text/csv"),   QStringLiteral("text/markdown"),
        QStringLiteral("text/x-patch"),    QStringLiteral("text/x-log"), QStringLiteral("application/json"),
        QStringLiteral("application/pdf"), QStringLiteral("image/png"),  QStringLiteral("image/jpeg"),
        QStringLiteral("image/gif"),       QStringLiteral("image/webp")};
    // Not by inheritance: a script and a desktop entry are plain text too.
    return safe.contains(type.name());
}

}  // namespace assay::ui

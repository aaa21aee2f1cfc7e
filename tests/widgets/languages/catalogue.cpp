// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/languages/catalogue.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace assay::test {

namespace {

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.plural = xml.attributes().value(QStringLiteral("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!message.plural) {
                message.translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
                continue;
            }
            while (xml.readNextStartElement())
                message.translations << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

}  // namespace

QString Message::key() const {
    return context + QChar(0x1f) + source + QChar(0x1f) + comment;
}

std::vector<Message> readCatalogue(const QString& file) {
    QFile input(file);
    if (!input.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file));
    std::vector<Message> out;
    QXmlStreamReader xml(&input);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("message")) out.push_back(readMessage(xml, context));
    }
    if (xml.hasError()) qFatal("%s: %s", qPrintable(file), qPrintable(xml.errorString()));
    return out;
}

std::vector<Message> shippedCatalogue(const QString& language) {
    return readCatalogue(
        QStringLiteral(ASSAY_SOURCE_DIR "/resources/translations/assay_%1.ts").arg(language));
}

std::vector<Message> messagesInSources() {
    const QTemporaryDir directory;
    const QString file = directory.filePath(QStringLiteral("sources.ts"));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(ASSAY_SOURCE_DIR));
    // The same words as in the target update_translations.
    lupdate.start(
        QStringLiteral(ASSAY_LUPDATE),
        {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."), QStringLiteral("-locations"),
         QStringLiteral("none"), QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("-ts"), file});
    if (!lupdate.waitForFinished(120000) || lupdate.exitCode() != 0)
        qFatal("lupdate: %s", lupdate.readAllStandardError().constData());
    return readCatalogue(file);
}

QStringList placeholdersOf(const QString& text) {
    static const QRegularExpression form(QStringLiteral("%(?:L?\\d+|L?n)"));
    QStringList out;
    auto matches = form.globalMatch(text);
    while (matches.hasNext())
        out << matches.next().captured();
    out.sort();
    return out;
}

}  // namespace assay::test

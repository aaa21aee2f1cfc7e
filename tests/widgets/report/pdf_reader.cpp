// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/report/pdf_reader.h"

#include "tests/support/temporary_directory.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace assay::test {

QByteArray outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0) {
        QTest::qFail(qPrintable(program + QStringLiteral(": ") + process.errorString() + QStringLiteral(" ") +
                                QString::fromUtf8(process.readAllStandardError())),
                     __FILE__, __LINE__);
        return {};
    }
    return process.readAllStandardOutput();
}

PdfReader::PdfReader(std::filesystem::path file) : file_(std::move(file)) {}

QString PdfReader::info(const QString& field) const {
    const QString all =
        QString::fromUtf8(outputOf(QStringLiteral("pdfinfo"), {QString::fromStdString(file_.string())}));
    for (const QString& line : all.split(u'\n'))
        if (line.startsWith(field + u':')) return line.mid(field.size() + 1).trimmed();
    return {};
}

int PdfReader::pageCount() const {
    return info(QStringLiteral("Pages")).toInt();
}

QString PdfReader::metadata() const {
    return QString::fromUtf8(outputOf(QStringLiteral("pdfinfo"),
                                      {QStringLiteral("-meta"), QString::fromStdString(file_.string())}));
}

QString PdfReader::text(int page) const {
    QStringList arguments;
    if (page > 0)
        arguments << QStringLiteral("-f") << QString::number(page) << QStringLiteral("-l")
                  << QString::number(page);
    arguments << QString::fromStdString(file_.string()) << QStringLiteral("-");
    return QString::fromUtf8(outputOf(QStringLiteral("pdftotext"), arguments)).simplified();
}

std::vector<PdfPage> PdfReader::pages() const {
    const QByteArray xhtml =
        outputOf(QStringLiteral("pdftotext"),
                 {QStringLiteral("-bbox"), QString::fromStdString(file_.string()), QStringLiteral("-")});
    std::vector<PdfPage> pages;
    QXmlStreamReader xml(xhtml);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto number = [&xml](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toDouble();
        };
        if (xml.name() == QLatin1String("page")) {
            pages.push_back({QSizeF(number("width"), number("height")), {}});
        } else if (xml.name() == QLatin1String("word") && !pages.empty()) {
            const QRectF box(QPointF(number("xMin"), number("yMin")),
                             QPointF(number("xMax"), number("yMax")));
            pages.back().words.push_back({xml.readElementText(), box});
        }
    }
    return pages;
}

QStringList PdfReader::fontsNotEmbedded() const {
    const QString all =
        QString::fromUtf8(outputOf(QStringLiteral("pdffonts"), {QString::fromStdString(file_.string())}));
    QStringList missing;
    const QStringList lines = all.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines.mid(2)) {  // two lines of head
        static const QRegularExpression flags(QStringLiteral("\\s(yes|no)\\s+(yes|no)\\s+(yes|no)\\s"));
        const auto match = flags.match(line);
        if (!match.hasMatch() || match.captured(1) != QLatin1String("yes")) missing << line;
    }
    if (lines.size() < 3) missing << QStringLiteral("no fonts at all");
    return missing;
}

QStringList PdfReader::attachments() const {
    const QString all = QString::fromUtf8(outputOf(
        QStringLiteral("pdfdetach"), {QStringLiteral("-list"), QString::fromStdString(file_.string())}));
    QStringList names;
    for (const QString& line : all.split(u'\n')) {
        static const QRegularExpression entry(QStringLiteral("^\\d+: (.*)$"));
        if (const auto match = entry.match(line); match.hasMatch()) names << match.captured(1);
    }
    return names;
}

QByteArray PdfReader::attachment(const QString& name) const {
    const TemporaryDirectory directory;
    (void)outputOf(QStringLiteral("pdfdetach"), {QStringLiteral("-saveall"), QStringLiteral("-o"),
                                                 QString::fromStdString(directory.path().string()),
                                                 QString::fromStdString(file_.string())});
    QFile file(QString::fromStdString((directory / name.toStdString()).string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int PdfReader::pictures() const {
    const QString all = QString::fromUtf8(outputOf(
        QStringLiteral("pdfimages"), {QStringLiteral("-list"), QString::fromStdString(file_.string())}));
    return std::max(0,
                    static_cast<int>(all.split(u'\n', Qt::SkipEmptyParts).size()) - 2);  // two lines of head
}

}  // namespace assay::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_update.h"

#include "ui/report/content/report_text.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace assay::ui {

namespace {

/// What the end of a PDF says of its whole: enough to go on from.
struct Tail {
    qint64 crossReferences = 0;  // where they begin
    int size = 0;                // one more than the highest number of an object
    int root = 0;                // the catalog's number
    QByteArray entries;          // of the trailer, but for its size
    QByteArray catalog;          // what stands between << and >>
};

/// Of an object, by the table of cross references: lines of 20 bytes.
std::optional<qsizetype> placeOf(int object, qint64 table, const QByteArray& pdf) {
    constexpr qsizetype line = 20;
    constexpr qsizetype digits = 10;
    const QByteArray head = pdf.mid(table, 40);
    if (!head.startsWith("xref\n0 ")) return std::nullopt;
    const qsizetype first = head.indexOf('\n', 5) + 1;
    bool number = false;
    const qlonglong place = pdf.mid(table + first + line * object, digits).toLongLong(&number);
    return number ? std::optional<qsizetype>(place) : std::nullopt;
}

std::optional<Tail> tailOf(const QByteArray& pdf) {
    const qsizetype at = pdf.lastIndexOf("trailer\n");
    if (at < 0) return std::nullopt;
    static const QRegularExpression form(
        QStringLiteral("^trailer\\n<<\\n?(.*)>>\\s*startxref\\s+(\\d+)\\s+%%EOF\\s*$"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression sizeForm(QStringLiteral("/Size (\\d+)\\s*"));
    static const QRegularExpression rootForm(QStringLiteral("/Root (\\d+) 0 R"));
    const auto match = form.match(QString::fromLatin1(pdf.mid(at)));
    QString entries = match.captured(1);
    const auto size = sizeForm.match(entries);
    const auto root = rootForm.match(entries);
    if (!match.hasMatch() || !size.hasMatch() || !root.hasMatch()) return std::nullopt;
    Tail tail;
    tail.crossReferences = match.captured(2).toLongLong();
    tail.size = size.captured(1).toInt();
    tail.root = root.captured(1).toInt();
    tail.entries = entries.remove(sizeForm).trimmed().toLatin1();
    const std::optional<qsizetype> begin = placeOf(tail.root, tail.crossReferences, pdf);
    const QByteArray object = QByteArray::number(tail.root) + " 0 obj\n<<";
    const qsizetype end = begin ? pdf.indexOf(">>\nendobj", *begin) : -1;
    if (end < 0 || pdf.mid(*begin, object.size()) != object) return std::nullopt;
    tail.catalog = pdf.mid(*begin + object.size(), end - *begin - object.size()).trimmed();
    // A catalog that names things already, or holds something nested, is not one that was expected.
    if (tail.catalog.contains("/Names") || tail.catalog.contains("<<")) return std::nullopt;
    return tail;
}

/// Any text as a string of a PDF.
QByteArray textString(const QString& text) {
    QByteArray bytes("\xfe\xff", 2);
    for (const QChar unit : text) {
        bytes += static_cast<char>(unit.unicode() >> 8);
        bytes += static_cast<char>(unit.unicode() & 0xff);
    }
    return '<' + bytes.toHex() + '>';
}

/// Appends objects and remembers where each begins.
class Update {
  public:
    Update(QByteArray& pdf, int firstFree) : pdf_(pdf), next_(firstFree) {}

    int add(const QByteArray& body) {
        put(next_, body);
        return next_++;
    }
    void put(int number, const QByteArray& body) {
        places_[number] = pdf_.size();
        pdf_ += QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n";
    }
    void finish(const Tail& tail) {
        const qsizetype here = pdf_.size();
        pdf_ += "xref\n";
        for (const auto [number, place] : places_.asKeyValueRange()) {
            pdf_ += QByteArray::number(number) + " 1\n";
            pdf_ += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        }
        pdf_ += "trailer\n<<\n/Size " + QByteArray::number(next_) + "\n/Prev " +
                QByteArray::number(tail.crossReferences) + '\n' + tail.entries + "\n>>\nstartxref\n" +
                QByteArray::number(here) + "\n%%EOF\n";
    }

  private:
    QByteArray& pdf_;
    QMap<int, qsizetype> places_;
    int next_;
};

/// A stream of the file and what names it; the number of the latter.
int addFile(Update& update, const AttachedFile& file) {
    constexpr int length_before = 4;  // qCompress puts the length before what zlib made
    const QByteArray packed = qCompress(file.content).mid(length_before);
    const int stream =
        update.add("<<\n/Type /EmbeddedFile\n/Subtype /" + QByteArray(file.mediaType).replace('/', "#2F") +
                   "\n/Params << /Size " + QByteArray::number(file.content.size()) +
                   " >>\n/Filter /FlateDecode\n/Length " + QByteArray::number(packed.size()) +
                   "\n>>\nstream\n" + packed + "\nendstream");
    const QByteArray name = textString(file.name);
    return update.add("<<\n/Type /Filespec\n/F " + name + "\n/UF " + name + "\n/EF << /F " +
                      QByteArray::number(stream) + " 0 R >>\n>>");
}

}  // namespace

Result<QByteArray> withAttachments(QByteArray pdf, const std::vector<AttachedFile>& files) {
    if (files.empty()) return pdf;
    const std::optional<Tail> tail = tailOf(pdf);
    if (!tail)
        return fail(
            ErrorKind::internal,
            paper::ReportText::tr("nothing can be attached to the PDF that Qt %1 made")
                .arg(QLatin1String(qVersion()))
                .toStdString(),
            paper::ReportText::tr("Send the case file beside the report, and tell us of it.").toStdString());
    Update update(pdf, tail->size);
    QMap<QByteArray, int> names;  // a tree of names is sorted
    for (const AttachedFile& file : files)
        names[textString(file.name)] = addFile(update, file);
    QByteArray list;
    for (const auto [name, number] : names.asKeyValueRange())
        list += name + ' ' + QByteArray::number(number) + " 0 R ";
    update.put(tail->root,
               "<<\n" + tail->catalog + "\n/Names << /EmbeddedFiles << /Names [ " + list + "] >> >>\n>>");
    update.finish(*tail);
    return pdf;
}

}  // namespace assay::ui

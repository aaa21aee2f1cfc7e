// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <vector>

// A PDF as poppler's tools read it, so that the report is not judged by the code that wrote it.
namespace assay::test {

struct PdfWord {
    QString text;
    QRectF box;  // points, from the page's top left
};

struct PdfPage {
    QSizeF size;
    std::vector<PdfWord> words;
};

class PdfReader {
  public:
    explicit PdfReader(std::filesystem::path file);

    [[nodiscard]] int pageCount() const;
    [[nodiscard]] QString info(const QString& field) const;  // of pdfinfo
    [[nodiscard]] QString metadata() const;                  // the XMP packet
    /// Text of one page (from 1), or of all; blanks and line ends are single blanks.
    [[nodiscard]] QString text(int page = 0) const;
    [[nodiscard]] std::vector<PdfPage> pages() const;
    /// Names of fonts that are not inside the file.
    [[nodiscard]] QStringList fontsNotEmbedded() const;
    [[nodiscard]] QStringList attachments() const;
    [[nodiscard]] QByteArray attachment(const QString& name) const;
    /// Pictures made of pixels: 0 in a report of vectors.
    [[nodiscard]] int pictures() const;

  private:
    std::filesystem::path file_;
};

/// Standard output; empty, with a test failure, when the program fails.
[[nodiscard]] QByteArray outputOf(const QString& program, const QStringList& arguments);

}  // namespace assay::test

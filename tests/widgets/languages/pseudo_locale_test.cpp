// SPDX-License-Identifier: GPL-3.0-or-later
// In a made-up language whose every text is longer: nothing is cut off, and no word is left that a catalogue
// cannot reach: on screen, for those who do not see it, and in the PDF.
#include "tests/widgets/languages/pseudo_locale.h"

#include "tests/support/ui/ui_test.h"
#include "tests/widgets/languages/case_words.h"
#include "tests/widgets/languages/window_texts.h"
#include "tests/widgets/manners/fit.h"
#include "tests/widgets/manners/sights.h"
#include "tests/widgets/report/pdf_reader.h"
#include "ui/report/pdf_report.h"

#include <QDir>
#include <QFile>
#include <QLabel>

using namespace assay;

namespace {

/// Names, units, keys, months and words of the command line: the same in every language, or another's to
/// translate.
QStringList withoutNames(QStringList words) {
    static const QSet<QString> names = [] {
        QSet<QString> out = {QStringLiteral("Assay"),  QStringLiteral("assay"),  QStringLiteral("redis"),
                             QStringLiteral("Hodges"), QStringLiteral("SHA"),    QStringLiteral("KiB"),
                             QStringLiteral("UTC"),    QStringLiteral("Return"), QStringLiteral("Cancel"),
                             QStringLiteral("Close"),  QStringLiteral("verify"), QStringLiteral("bytes")};
        for (int month = 1; month <= 12; ++month)
            out << QLocale().monthName(month) << QLocale().monthName(month, QLocale::ShortFormat);
        return out;
    }();
    words.removeIf([](const QString& word) { return names.contains(word); });
    return words;
}

/// The help's pages are in one language, and so are their headings.
QStringList helpTitles() {
    QStringList out;
    const QDir pages(QStringLiteral(ASSAY_SOURCE_DIR "/resources/help"));
    for (const auto& name : pages.entryList({QStringLiteral("*.md")})) {
        QFile page(pages.filePath(name));
        if (!page.open(QIODevice::ReadOnly)) continue;
        while (!page.atEnd()) {
            const QString line = QString::fromUtf8(page.readLine()).trimmed();
            if (line.startsWith(QLatin1Char('#'))) out << line.section(QLatin1Char(' '), 1);
        }
    }
    return out;
}

}  // namespace

class PseudoLocaleTest final : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        translator_ = std::make_unique<test::PseudoTranslator>(test::messagesInSources());
        QCoreApplication::installTranslator(translator_.get());
    }
    void init() { test::failOnQtWarnings(); }
    void cleanupTestCase() { QCoreApplication::removeTranslator(translator_.get()); }

    void everySightIsTranslatedAndFits() {
        test::Sights sights;
        test::CaseWords words;
        for (const auto& file : sights.files())
            words.addFile(file);
        for (const auto& name : sights.names())
            words.add(name);
        for (const auto& title : helpTitles())
            words.add(title);
        QStringList untranslated;
        QStringList misfits;
        sights.each([&](const test::Sight& sight) {
            for (const auto& [where, text] : test::textsIn(*sight.window)) {
                if (test::plainWordsIn(text).isEmpty()) continue;
                const auto left = withoutNames(test::plainWordsIn(words.removedFrom(text)));
                const QString complaint = QStringLiteral("%1: \u201c%2\u201d (%3)")
                                              .arg(where, text.left(160), left.join(QLatin1Char(' ')));
                if (!left.isEmpty() && !untranslated.contains(complaint)) untranslated << complaint;
            }
            for (const auto& one : test::misfitsIn(*sight.window))
                if (!misfits.contains(one)) misfits << one;
        });
        const QByteArray words_left = test::told(untranslated);
        const QByteArray cut_off = test::told(misfits);
        QVERIFY2(untranslated.isEmpty(), words_left.constData());
        QVERIFY2(misfits.isEmpty(), cut_off.constData());
    }

    void thePdfIsTranslated() {
        test::Sights sights;
        test::CaseWords words;
        QStringList untranslated;
        const test::TemporaryDirectory directory;
        for (const auto& file : sights.files()) {
            words.addFile(file);
            const auto pdf = directory / (file.stem().string() + ".pdf");
            QVERIFY(
                ui::writePdf(QString::fromStdString(file.string()), QString::fromStdString(pdf.string())));
            const QString text = test::PdfReader(pdf).text();
            QVERIFY(!text.isEmpty());
            const auto known = words.words();
            // The command that takes the case out of the PDF.
            const QStringList command = {QStringLiteral("pdfdetach"), QStringLiteral("saveall"),
                                         QStringLiteral("REPORT"), QStringLiteral("samples")};
            for (const auto& word : withoutNames(test::plainWordsIn(text)))
                if (!known.contains(word) && !command.contains(word) && !untranslated.contains(word))
                    untranslated << word;
        }
        QVERIFY2(untranslated.isEmpty(), qPrintable(untranslated.join(QLatin1Char('\n'))));
    }

    void nothingWasAskedForUnderAWrongContext() {
        // After all that was looked at above.
        QCOMPARE(translator_->unknown(), QStringList());
    }

    void anUntranslatedWordIsFound() {
        QWidget window;
        auto* label = new QLabel(QStringLiteral("[T\u00e9xt\u00e9] left"), &window);
        label->setObjectName(QStringLiteral("label"));
        QStringList found;
        for (const auto& [where, text] : test::textsIn(window))
            found += test::plainWordsIn(text);
        QCOMPARE(found, QStringList{QStringLiteral("left")});
    }

  private:
    std::unique_ptr<test::PseudoTranslator> translator_;
};

ASSAY_UI_TEST_MAIN(PseudoLocaleTest)
#include "pseudo_locale_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_report.h"

#include "core/casefile/log.h"
#include "core/report/samples_csv.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/report/pdf_reader.h"
#include "tests/widgets/report/report_files.h"
#include "ui/plot/numbers.h"
#include "ui/plot/raincloud_model.h"
#include "ui/report/attachments.h"
#include "ui/session/verdict_summary.h"
#include "ui/session/words.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

#include <fstream>

using namespace assay;
using assay::test::contentOf;
using assay::test::PdfReader;
using assay::test::qt;

namespace {

void append(const std::filesystem::path& file, const casefile::Event& event) {
    const SystemClock clock;
    auto writer = casefile::LogWriter::open(file, clock);
    QVERIFY2(writer.has_value(), writer ? "" : writer.error().text().c_str());
    QVERIFY(writer->append(event).has_value());
}

casefile::CaseRevised revised(const char* field, const QString& text) {
    casefile::CaseRevised event;
    event.field = field;
    event.after = text.toStdString();
    event.author = "tester";
    return event;
}

QString simplified(const std::string& text) {
    return QString::fromStdString(text).simplified();
}

/// A line may break after any hyphen, so words are compared without blanks.
bool says(const QString& text, const QString& words) {
    return QString(text).remove(u' ').contains(words.simplified().remove(u' '));
}
bool says(const QString& text, const std::string& words) {
    return says(text, QString::fromStdString(words));
}

/// No word leaves the paper, and none but the footer's stands in the bottom margin.
void verifyWordsLieOnTheirPages(const PdfReader& pdf) {
    int number = 0;
    for (const test::PdfPage& page : pdf.pages()) {
        ++number;
        for (const test::PdfWord& word : page.words) {
            const bool inside = word.box.left() > 40 && word.box.right() < page.size.width() - 40 &&
                                word.box.top() > 40 && word.box.bottom() < page.size.height() - 20;
            QVERIFY2(inside, qPrintable(QStringLiteral("page %1: '%2' at %3,%4 to %5,%6")
                                            .arg(number)
                                            .arg(word.text)
                                            .arg(word.box.left())
                                            .arg(word.box.top())
                                            .arg(word.box.right())
                                            .arg(word.box.bottom())));
        }
    }
}

}  // namespace

class PdfReportTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path case_;
    std::filesystem::path pdf_;

    void write(const ui::ReportOptions& options = {}) {
        const Status written = ui::writePdf(qt(case_), qt(pdf_), options);
        QVERIFY2(written.has_value(), written ? "" : written.error().text().c_str());
    }

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        case_ = *directory_ / "set-copy.assay";
        pdf_ = *directory_ / "report.pdf";
        const Status made = test::write_synthetic_case(case_);
        QVERIFY2(made.has_value(), made ? "" : made.error().text().c_str());
    }

    void aReaderFindsVerdictClaimAndFigures() {
        write();
        const PdfReader pdf(pdf_);
        const ui::SnapshotPtr snapshot = test::snapshotOf(case_);
        const QString first = pdf.text(1);
        QVERIFY(says(first, snapshot->state.brief.title));
        QVERIFY(says(first, snapshot->state.brief.claim));
        QVERIFY(says(first, snapshot->evaluation.conclusion.reason));
        QVERIFY(first.contains(ui::word(snapshot->evaluation.conclusion.decision), Qt::CaseInsensitive));
        const QString all = pdf.text();
        QVERIFY(!snapshot->evaluation.findings.empty());
        for (const verdict::Finding& finding : snapshot->evaluation.findings) {
            const int decimals =
                ui::percentDecimals(finding.low_percent, finding.high_percent, finding.material_percent);
            QVERIFY(all.contains(ui::percentText(finding.effect_percent, decimals).remove(u'%')));
            QVERIFY(says(all, finding.sentence));
        }
        for (const casefile::VariantState& variant : snapshot->state.variants) {
            QVERIFY(all.contains(ui::shown(variant.recipe.name)));
            if (variant.built) QVERIFY(QString(all).remove(u' ').contains(ui::shown(variant.built->sha256)));
        }
        QVERIFY(all.contains(QStringLiteral("page 1 of %1").arg(pdf.pageCount())));
        QVERIFY(all.contains(QStringLiteral("page %1 of %1").arg(pdf.pageCount())));
        QVERIFY(!all.contains(QChar(0xfb01)));  // no ligature that would hide "confirmed" from a search
        verifyWordsLieOnTheirPages(pdf);
    }

    void filesStandBehindThePages() {
        QByteArray pages;
        QBuffer buffer(&pages);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        {
            QPdfWriter writer(&buffer);
            QPainter painter(&writer);
            painter.drawText(500, 500, QStringLiteral("pages"));
        }
        const QByteArray large = QByteArray("0123456789abcdef\n").repeated(100000);
        const QString name = QStringLiteral("Größe (1).txt");
        const auto whole = ui::withAttachments(
            pages, {{QStringLiteral("z.csv"), "text/csv", large}, {name, "text/plain", QByteArray()}});
        QVERIFY(whole.has_value());
        QVERIFY(whole->startsWith(pages));
        QVERIFY(whole->size() < pages.size() + large.size() / 10);
        QFile file(qt(pdf_));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(*whole), whole->size());
        file.close();
        const PdfReader pdf(pdf_);
        QVERIFY(pdf.text().contains(QStringLiteral("pages")));
        QCOMPARE(pdf.attachments(), (QStringList{name, QStringLiteral("z.csv")}));
        QCOMPARE(pdf.attachment(QStringLiteral("z.csv")), large);
        // Twice, or to something else, is refused rather than guessed.
        QVERIFY(!ui::withAttachments(*whole, {{name, "text/plain", {}}}).has_value());
        QVERIFY(!ui::withAttachments("%PDF-1.6\n%%EOF\n", {{name, "text/plain", {}}}).has_value());
        QCOMPARE(*ui::withAttachments(pages, {}), pages);
    }

    void everyPlotOfTheClaimHasItsCaption() {
        write();
        // Two of them stand beside each other: the words of either half of the paper by themselves.
        QString halves[2];
        for (const test::PdfPage& page : PdfReader(pdf_).pages())
            for (const test::PdfWord& word : page.words)
                halves[word.box.left() < page.size.width() / 2 ? 0 : 1] += word.text;
        const ui::SnapshotPtr snapshot = test::snapshotOf(case_);
        const casefile::PlanState& plan = *snapshot->state.current_plan();
        int claims = 0;
        for (const experiment::Question& question : plan.plan.questions) {
            if (question.role != experiment::QuestionRole::claim) continue;
            ++claims;
            for (const auto metric :
                 {experiment::Metric::cpu_ns_per_op, experiment::Metric::throughput_ops}) {
                const auto model = ui::raincloudModel(plan, question.workload, question.comparison, metric);
                QVERIFY2(says(halves[0], model.caption) || says(halves[1], model.caption),
                         qPrintable(model.caption));
            }
        }
        QVERIFY(claims > 0);
    }

    void thePaperIsThatOfTheCountry() {
        using ui::ReportPageSize;
        QVERIFY(ui::usualPageSize(QLocale(QStringLiteral("en_US"))) == ReportPageSize::letter);
        QVERIFY(ui::usualPageSize(QLocale(QStringLiteral("es_MX"))) == ReportPageSize::letter);
        QVERIFY(ui::usualPageSize(QLocale(QStringLiteral("fr_CA"))) == ReportPageSize::letter);
        QVERIFY(ui::usualPageSize(QLocale(QStringLiteral("de_DE"))) == ReportPageSize::a4);
        QVERIFY(ui::usualPageSize(QLocale(QStringLiteral("en_GB"))) == ReportPageSize::a4);
        QVERIFY(ui::usualPageSize(QLocale::c()) == ReportPageSize::a4);
        QVERIFY(ui::pageSizeNamed(QStringLiteral("Letter")) == ReportPageSize::letter);
        QVERIFY(ui::pageSizeNamed(QStringLiteral("a4")) == ReportPageSize::a4);
        QVERIFY(!ui::pageSizeNamed(QStringLiteral("a5")));
    }

    void theContentsNameTheRightPages() {
        write();
        const PdfReader pdf(pdf_);
        const QString first = pdf.text(1);
        int found = 0;
        for (const char* section :
             {"The question", "Findings", "Method and scope", "Gates", "Variants", "Workloads",
              "Runs and environment", "Timeline", "How to verify this report"}) {
            const QString title = QString::fromLatin1(section);
            const QRegularExpression entry(QRegularExpression::escape(title) + QStringLiteral(" (\\d+)"));
            const auto match = entry.match(first);
            QVERIFY2(match.hasMatch(), section);
            QVERIFY2(pdf.text(match.captured(1).toInt()).contains(title), section);
            ++found;
        }
        QVERIFY(found > 5);
    }

    void dosesAndSweepsAreTableWordsAndPlots() {
        std::filesystem::remove(case_);
        QVERIFY(test::write_synthetic_case(case_, test::with_doses()));
        write();
        const PdfReader pdf(pdf_);
        const QString all = pdf.text();
        const auto snapshot = test::snapshotOf(case_);
        const verdict::DoseFindings& doses = snapshot->evaluation.doses;
        QVERIFY(says(all, doses.conclusion));
        QCOMPARE(doses.responses.size(), std::size_t{3});
        for (const auto& response : doses.responses) {
            QVERIFY(says(all, response.sentence));
            for (const auto& point : response.points)
                QVERIFY(all.contains(ui::percentText(point.effect.percent, 2).remove(u'%')));
            for (const auto& prediction : response.predictions) {
                QVERIFY(says(all, prediction.sentence));
                QVERIFY(all.contains(ui::percentText(prediction.difference.percent, 2).remove(u'%')));
            }
        }
        for (const auto& series : doses.sweeps)
            QVERIFY(says(all, series.sentence));
        QVERIFY(says(all, QStringLiteral("dose of the mechanism")));  // an axis of a plot
        QVERIFY(says(all, QStringLiteral("the budget has room for about 30 block(s)")));
        QCOMPARE(pdf.pictures(), 0);
        verifyWordsLieOnTheirPages(pdf);
    }

    void theCaseAndItsSamplesTravelInside() {
        write();
        const PdfReader pdf(pdf_);
        QStringList attached = pdf.attachments();
        attached.sort();
        QCOMPARE(attached,
                 (QStringList{QStringLiteral("set-copy-samples.csv"), QStringLiteral("set-copy.assay")}));
        QCOMPARE(pdf.attachment(QStringLiteral("set-copy.assay")), contentOf(case_));
        const ui::SnapshotPtr snapshot = test::snapshotOf(case_);
        QCOMPARE(pdf.attachment(QStringLiteral("set-copy-samples.csv")),
                 QByteArray::fromStdString(report::samples_csv(snapshot->state)));
    }

    void everythingIsVectorsAndEmbeddedType() {
        write();
        const PdfReader pdf(pdf_);
        QCOMPARE(pdf.fontsNotEmbedded(), QStringList());
        QCOMPARE(pdf.pictures(), 0);
        QCOMPARE(pdf.info(QStringLiteral("Title")), simplified(test::snapshotOf(case_)->state.brief.title));
        QVERIFY(pdf.info(QStringLiteral("Creator")).startsWith(QStringLiteral("Assay ")));
        QVERIFY(pdf.info(QStringLiteral("Page size")).contains(QStringLiteral("A4")));
        QVERIFY(pdf.metadata().contains(
            QString::fromStdString(test::snapshotOf(case_)->state.brief.claim).toHtmlEscaped()));
    }

    void letterIsLetter() {
        write({ui::ReportPageSize::letter});
        const PdfReader pdf(pdf_);
        QVERIFY(pdf.info(QStringLiteral("Page size")).contains(QStringLiteral("612 x 792")));
        verifyWordsLieOnTheirPages(pdf);
    }

    void theSameCaseGivesTheSameBytesButForTheDate() {
        write();
        QByteArray first = contentOf(pdf_);
        write();
        QByteArray second = contentOf(pdf_);
        static const QRegularExpression date(QStringLiteral("/CreationDate \\(D:[^)]*\\)"));
        const auto dateless = [](const QByteArray& bytes) { return QString::fromLatin1(bytes).remove(date); };
        QVERIFY(date.match(QString::fromLatin1(first)).hasMatch());
        QVERIFY(dateless(first) == dateless(second));
    }

    void theArchivedSampleTellsWhatHappenedAndShowsNoEmptyPlot() {
        const std::filesystem::path sample =
            std::filesystem::path(ASSAY_SOURCE_DIR) / "resources/cases/aof-staging-copy-archived.assay";
        if (!std::filesystem::exists(sample)) QSKIP("the archived sample is not there yet");
        case_ = sample;
        write();
        const PdfReader pdf(pdf_);
        QVERIFY(pdf.text(1).contains(QStringLiteral("Refuted")));
        QVERIFY(pdf.text(1).contains(QStringLiteral("Imported")));
        const QString all = pdf.text();
        const ui::SnapshotPtr snapshot = test::snapshotOf(sample);
        QVERIFY(all.contains(QStringLiteral("What happened")));
        QVERIFY(all.contains(QStringLiteral("536,938,548")));
        QVERIFY(all.contains(QStringLiteral("sdscatlen")));
        QVERIFY(!snapshot->state.evidence.empty());
        for (const casefile::EvidenceAdded& evidence : snapshot->state.evidence)
            QVERIFY(says(all, evidence.title));
        for (const char* absent : {"Findings", "Gates", "The claim on"})
            QVERIFY2(!pdf.text(1).contains(QLatin1String(absent)), absent);
        QCOMPARE(pdf.attachments(), QStringList{QStringLiteral("aof-staging-copy-archived.assay")});
        QCOMPARE(pdf.attachment(QStringLiteral("aof-staging-copy-archived.assay")), contentOf(sample));
        verifyWordsLieOnTheirPages(pdf);
    }

    void textOfPeopleStaysText_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("found");
        QTest::newRow("markup") << QStringLiteral("<b>Faster</b> & <img src='file:///etc/hostname'> {{x}} %1")
                                << QStringLiteral(
                                       "<b>Faster</b> & <img src='file:///etc/hostname'> {{x}} %1");
        QTest::newRow("long") << QStringLiteral("Remove the copy ").repeated(120)
                              << QStringLiteral("Remove the copy");
        QTest::newRow("no blanks") << QString(900, u'W') << QStringLiteral("WWWWW");
        QTest::newRow("right to left") << QString::fromUtf8("הסר את ההעתק מהשרת") << QString();
        QTest::newRow("override") << QStringLiteral("abc\u202edef") << QStringLiteral("abc\ufffddef");
        QTest::newRow("lines") << QStringLiteral("one\r\ntwo\n\nthree") << QStringLiteral("three");
    }
    void textOfPeopleStaysText() {
        QFETCH(QString, title);
        QFETCH(QString, found);
        append(case_, revised("title", title));
        append(case_, revised("claim", title));
        write();
        const PdfReader pdf(pdf_);
        QVERIFY(pdf.text(1).contains(found));
        verifyWordsLieOnTheirPages(pdf);
        QCOMPARE(pdf.attachment(QStringLiteral("set-copy.assay")), contentOf(case_));
    }

    void aThousandLineNoteIsThereToItsLastLine() {
        std::string text;
        for (int line = 1; line <= 1000; ++line)
            text += "observation " + std::to_string(line) + "\n";
        append(case_, casefile::NoteAdded{text + "the last words", "tester"});
        write();
        const PdfReader pdf(pdf_);
        const QString all = pdf.text();
        for (const int line : {1, 500, 1000})
            QVERIFY(all.contains(QStringLiteral("observation %1 ").arg(line)));
        QVERIFY(all.contains(QStringLiteral("the last words")));
        verifyWordsLieOnTheirPages(pdf);
    }

    void aDamagedCaseSaysSoOnItsFirstPage() {
        QByteArray bytes = contentOf(case_);
        const qsizetype at = bytes.lastIndexOf("\"note");
        QVERIFY(at > 0);
        bytes[at + 1] = 'N';
        std::ofstream(case_, std::ios::binary).write(bytes.constData(), bytes.size());
        write();
        const PdfReader pdf(pdf_);
        QVERIFY(pdf.text(1).contains(QStringLiteral("damaged from line")));
        QCOMPARE(pdf.attachment(QStringLiteral("set-copy.assay")), bytes);
    }
};

ASSAY_UI_TEST_MAIN(PdfReportTest)
#include "pdf_report_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/report_page.h"

#include "core/report/markdown.h"
#include "core/report/samples_csv.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/report/pdf_reader.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/report/page_preview.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace assay;

namespace {
constexpr int deadline_ms = 30000;
QString qt(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}
}  // namespace

/// A person opens the Report page, reads, and takes the report away.
class ReportPageTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::filesystem::path case_;
    std::unique_ptr<ui::CaseSession> session_;
    std::unique_ptr<ui::ReportPage> page_;

    template <class T>
    T* find(const char* name) {
        return page_->findChild<T*>(QLatin1String(name));
    }
    ui::PagePreview* preview() { return find<ui::PagePreview>("reportPreview"); }
    QString message() { return page_->findChild<ui::Banner*>()->message(); }

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        case_ = *directory_ / "set-copy.assay";
        QVERIFY(test::write_synthetic_case(case_).has_value());
        session_ = std::make_unique<ui::CaseSession>(qt(case_));
        page_ = std::make_unique<ui::ReportPage>(*session_);
        page_->resize(900, 700);
        page_->show();
        QTRY_VERIFY_WITH_TIMEOUT(preview()->pageCount() > 3, deadline_ms);
    }
    void cleanup() {
        page_.reset();
        session_.reset();
    }

    void pagesAreDrawnAsTheyComeIntoView() {
        QTRY_VERIFY_WITH_TIMEOUT(preview()->drawnPages() > 0, deadline_ms);
        QVERIFY(preview()->drawnPages() < preview()->pageCount());
        preview()->setFocus();
        QTest::keyClick(preview(), Qt::Key_End);
        QCOMPARE(preview()->currentPage(), preview()->pageCount() - 1);
        QTRY_VERIFY_WITH_TIMEOUT(
            preview()->accessibleDescription().contains(QString::number(preview()->pageCount())),
            deadline_ms);
        QTest::keyClick(preview(), Qt::Key_Home);
        QCOMPARE(preview()->currentPage(), 0);
        QTest::keyClick(preview(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(preview()->zoom() > 1.2);
    }

    void whatIsSeenIsThePage() {
        QTRY_VERIFY_WITH_TIMEOUT(preview()->drawnPages() > 0, deadline_ms);
        const QImage seen = preview()->viewport()->grab().toImage();
        int dark = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                if (seen.pixelColor(x, y).lightness() < 100) ++dark;
        QVERIFY(dark > 500);  // letters, not blank paper
    }

    void thePageSizeIsAPersonsChoice() {
        auto* size = find<QComboBox>("reportPageSize");
        size->setCurrentIndex(1);
        const auto out = *directory_ / "letter.pdf";
        QSignalSpy exported(page_.get(), &ui::ReportPage::exported);
        page_->exportPdfTo(qt(out));
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, deadline_ms);
        const test::PdfReader pdf(out);
        QVERIFY(pdf.info(QStringLiteral("Page size")).contains(QStringLiteral("612 x 792")));
        QCOMPARE(pdf.pageCount(), preview()->pageCount());
        QVERIFY(message().contains(QStringLiteral("written")));
    }

    void whatCannotBeWrittenIsSaidInThePage() {
        QSignalSpy failed(page_.get(), &ui::ReportPage::exportFailed);
        page_->exportPdfTo(qt(*directory_ / "missing" / "report.pdf"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, deadline_ms);
        QVERIFY(message().contains(QStringLiteral("missing/report.pdf")));
        QVERIFY(find<QPushButton>("reportExport")->isEnabled());
    }

    void whileOneIsWrittenNoOtherIsBegun() {
        QSignalSpy exported(page_.get(), &ui::ReportPage::exported);
        page_->exportPdfTo(qt(*directory_ / "report.pdf"));
        QVERIFY(page_->isWriting());
        page_->saveSamplesTo(qt(*directory_ / "samples.csv"));
        emit session_->snapshotChanged();  // the case grew meanwhile
        QVERIFY(!find<QPushButton>("reportExport")->isEnabled());
        QVERIFY(!find<QPushButton>("reportSamples")->isEnabled());
        QVERIFY(find<QPushButton>("reportMarkdown")->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, deadline_ms);
        QVERIFY(!page_->isWriting());
        QVERIFY(find<QPushButton>("reportExport")->isEnabled());
        QVERIFY(!std::filesystem::exists(*directory_ / "samples.csv"));
    }

    void samplesThatCannotBeSavedAreSaidInThePage() {
        QSignalSpy ended(page_.get(), &ui::ReportPage::notWritten);
        page_->saveSamplesTo(qt(*directory_ / "missing" / "samples.csv"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, deadline_ms);
        QVERIFY(message().contains(QStringLiteral("missing/samples.csv")));
        QVERIFY(find<QPushButton>("reportSamples")->isEnabled());
    }

    void samplesNeverTakeTheCasesPlace() {
        const auto bytes = [this] {
            QFile file(qt(case_));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        QVERIFY(!before.isEmpty());
        std::filesystem::create_symlink(case_, *directory_ / "link.csv");
        std::filesystem::create_hard_link(case_, *directory_ / "twin.csv");
        QSignalSpy ended(page_.get(), &ui::ReportPage::notWritten);
        qsizetype refused = 0;
        for (const char* name : {"set-copy.assay", "link.csv", "twin.csv"}) {
            page_->saveSamplesTo(qt(*directory_ / name));
            ++refused;
            QTRY_COMPARE_WITH_TIMEOUT(ended.size(), refused, deadline_ms);
            QVERIFY2(message().contains(QLatin1String(name)), qPrintable(message()));
            QCOMPARE(bytes(), before);
        }
        QVERIFY(std::filesystem::equivalent(case_, *directory_ / "link.csv"));
        QVERIFY(std::filesystem::equivalent(case_, *directory_ / "twin.csv"));
    }

    void markdownGoesToTheClipboard() {
        QTest::mouseClick(find<QPushButton>("reportMarkdown"), Qt::LeftButton);
        const ui::SnapshotPtr snapshot = session_->snapshot();
        QCOMPARE(QApplication::clipboard()->text(),
                 QString::fromStdString(report::markdown(snapshot->state, snapshot->evaluation)));
    }

    void samplesAreSavedAsCsv() {
        const auto out = *directory_ / "samples.csv";
        page_->saveSamplesTo(qt(out));
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(out), deadline_ms);
        QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("saved")), deadline_ms);
        QFile file(qt(out));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray::fromStdString(report::samples_csv(session_->snapshot()->state)));
    }

    void theKeyboardReachesEverythingAndAllHasAName() {
        for (const char* name :
             {"reportExport", "reportMarkdown", "reportSamples", "reportPageSize", "reportPreview"}) {
            auto* widget = find<QWidget>(name);
            QVERIFY2(widget != nullptr, name);
            QVERIFY2((widget->focusPolicy() & Qt::TabFocus) != 0, name);
            auto* button = qobject_cast<QPushButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()),
                     name);
        }
    }
};

ASSAY_UI_TEST_MAIN(ReportPageTest)
#include "report_page_test.moc"

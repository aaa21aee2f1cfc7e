// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is closed while a report is written: it waits, and tells what went wrong.
#include "tests/widgets/story.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/report_page.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QThreadPool>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {

/// Keeps the pool from beginning anything, so that nothing depends on how quick it is.
class HeldPool {
  public:
    HeldPool() {
        for (int i = 0; i < threads_; ++i)
            QThreadPool::globalInstance()->reserveThread();
    }
    ~HeldPool() {
        for (int i = 0; i < threads_; ++i)
            QThreadPool::globalInstance()->releaseThread();
    }

  private:
    const int threads_ = QThreadPool::globalInstance()->maxThreadCount();
};

}  // namespace

class ReportClosingTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        const auto file = *directory_ / "case.assay";
        QVERIFY(test::write_synthetic_case(file));
        workbench_ = std::make_unique<Workbench>(path("state"), QString());
        reopen();
    }
    void cleanup() { workbench_.reset(); }

    void theWindowGoesOnceTheReportIsWritten() {
        page_->exportPdfTo(path("report.pdf"));
        QVERIFY(window_->close());
        QVERIFY(QFile::exists(path("report.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(window_.isNull(), test::deadline_ms);
    }

    void theWindowGoesOnceTheSamplesAreSaved() {
        page_->saveSamplesTo(path("samples.csv"));
        QVERIFY(window_->close());
        QVERIFY(QFile::exists(path("samples.csv")));
    }

    void whatWentWrongIsSaid() {
        page_->exportPdfTo(path("missing/report.pdf"));
        test::whenAsked(window_, "reportQuestion", [](QWidget* asked) {
            auto* box = static_cast<QMessageBox*>(asked);
            const bool said =
                QTest::qWaitFor([box] { return box->text().contains(QStringLiteral("missing/report.pdf")); },
                                test::deadline_ms);
            const QString advice = box->informativeText();
            box->button(QMessageBox::Cancel)->click();
            QVERIFY(said);
            QCOMPARE(advice, QStringLiteral("Create the folder, or choose another one."));
        });
        QVERIFY(!window_->close());
        QVERIFY(window_->isVisible());
        QVERIFY(page_->findChild<Banner*>()->message().contains(QStringLiteral("missing/report.pdf")));
        QVERIFY(window_->close());  // nothing is on its way any more
    }

    void theQuestionCanBeAnswered() {
        QPointer<ReportPage> page = page_;
        {
            const HeldPool held;
            page_->exportPdfTo(path("report.pdf"));
            test::whenAsked(window_, "reportQuestion", [](QWidget* box) {
                static_cast<QMessageBox*>(box)->button(QMessageBox::Cancel)->click();
            });
            QVERIFY(!window_->close());
            QVERIFY(page_->isWriting());
            test::whenAsked(window_, "reportQuestion",
                            [](QWidget* box) { find<QPushButton>(box, "reportClose")->click(); });
            QVERIFY(window_->close());
            QTRY_VERIFY_WITH_TIMEOUT(page.isNull(), test::deadline_ms);
        }
        QThreadPool::globalInstance()->waitForDone();
        QVERIFY(!QFile::exists(path("report.pdf")));
    }

    void theChosenPaperIsKept() {
        auto* size = find<QComboBox>(page_, "reportPageSize");
        QCOMPARE(size->currentText(), QStringLiteral("A4"));  // the C locale has no country
        QVERIFY(window_->close());
        reopen();
        size = find<QComboBox>(page_, "reportPageSize");
        QCOMPARE(size->currentText(), QStringLiteral("A4"));
        QTest::keyClick(size, Qt::Key_Down);
        QCOMPARE(size->currentText(), QStringLiteral("Letter"));
        QVERIFY(window_->close());
        reopen();
        QVERIFY(page_->options().pageSize == ReportPageSize::letter);
        QVERIFY(window_->close());  // nothing chosen this time: the choice stays
        reopen();
        QVERIFY(page_->options().pageSize == ReportPageSize::letter);
    }

    void anEndingIsGivenToAFileWithoutOne() {
        const auto typed = [this](const char* name) {
            test::whenAsked(window_, "QFileDialog", [name = path(name)](QWidget* dialog) {
                find<QLineEdit>(dialog, "fileNameEdit")->setText(name);
                static_cast<QDialog*>(dialog)->accept();
            });
        };
        typed("a report");
        page_->exportPdf();
        QTRY_VERIFY_WITH_TIMEOUT(!page_->isWriting(), test::deadline_ms);
        QVERIFY(QFile::exists(path("a report.pdf")));
        typed("some samples");
        page_->saveSamples();
        QTRY_VERIFY_WITH_TIMEOUT(!page_->isWriting(), test::deadline_ms);
        QVERIFY(QFile::exists(path("some samples.csv")));
    }

  private:
    void reopen() {
        QTRY_VERIFY_WITH_TIMEOUT(window_.isNull(), test::deadline_ms);
        window_ = workbench_->openCase(path("case.assay"));
        window_->showPage(6);
        page_ = find<ReportPage>(window_, "reportPage");
        QVERIFY(page_ != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(page_, "reportExport")->isEnabled(), test::deadline_ms);
        QThreadPool::globalInstance()->waitForDone();
    }
    [[nodiscard]] QString path(const char* name) const {
        return QString::fromStdString((*directory_ / name).string());
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
    std::unique_ptr<Workbench> workbench_;
    QPointer<CaseWindow> window_;
    ReportPage* page_ = nullptr;
};

ASSAY_UI_TEST_MAIN(ReportClosingTest)
#include "closing_test.moc"

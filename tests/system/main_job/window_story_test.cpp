// SPDX-License-Identifier: GPL-3.0-or-later
// The main job as a person does it in the window, on the really built Redis: open a case, run it, see what
// was found, settle it, take the PDF away. A stranger then verifies the case that is inside the PDF.
#include "core/casefile/events.h"
#include "tests/support/assay_program.h"
#include "tests/support/test_data.h"
#include "tests/system/main_job/small_case.h"
#include "tests/widgets/report/pdf_reader.h"
#include "tests/widgets/story.h"
#include "ui/session/run_controller.h"
#include "ui/widgets/report_page.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>

using namespace assay;
using namespace assay::ui;
using test::find;

namespace {
constexpr int run_deadline_ms = 500'000;  // only so that a failure ends; the first run may build Redis
}

class WindowStoryTest final : public QObject {
    Q_OBJECT

  private slots:
    void fromOpeningToAPdfThatAStrangerCanVerify() {
        test::failOnQtWarnings();
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString(test::test_data_home().string()));
        qputenv("XDG_STATE_HOME", QByteArray::fromStdString((test::test_data_home() / "state").string()));
        const test::TemporaryDirectory directory;
        const test::AssayProgram assay;
        const auto made = test::make_small_case(directory.path(), {}, assay);
        QVERIFY2(made.created.exit_code == 0, made.created.output.c_str());

        Workbench workbench(QString::fromStdString((directory / "state").string()),
                            RunController::findAssayProgram());
        auto* window = workbench.openCase(QString::fromStdString(made.file.string()));
        window->resize(1280, 720);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        auto* run = find<QPushButton>(window, "runButton");
        QTRY_VERIFY_WITH_TIMEOUT(run->isEnabled(), test::deadline_ms);

        run->click();
        QTRY_VERIFY_WITH_TIMEOUT(!test::eventsIn<casefile::RunEnded>(made.file).empty(), run_deadline_ms);
        const auto ended = test::eventsIn<casefile::RunEnded>(made.file).back();
        QVERIFY2(ended.outcome == casefile::RunOutcome::decided ||
                     ended.outcome == casefile::RunOutcome::inconclusive,
                 ended.reason.c_str());
        const auto findings = test::eventsIn<casefile::FindingComputed>(made.file);
        QVERIFY(!findings.empty());
        QTRY_VERIFY_WITH_TIMEOUT(run->isVisible() && run->isEnabled(), test::deadline_ms);

        const auto words = QStringLiteral("Settled by the story: what was measured is in the case.");
        test::whenAsked(window, "settleDialog", [&words](QWidget* dialog) {
            auto* measured = find<QRadioButton>(dialog, "settleMeasured");
            // Whether the small plan decides is the machine's affair; a person can settle either way.
            if (!measured->isEnabled()) find<QRadioButton>(dialog, "settleRefuted")->click();
            find<QPlainTextEdit>(dialog, "settleWords")->setPlainText(words);
            find<QPushButton>(dialog, "settleAccept")->click();
        });
        auto* settle = find<QAction>(window, "actionSettle");
        QTRY_VERIFY_WITH_TIMEOUT(settle->isEnabled(), test::deadline_ms);
        settle->trigger();
        QCOMPARE(test::eventsIn<casefile::VerdictSettled>(made.file).size(), std::size_t{1});
        QTRY_VERIFY_WITH_TIMEOUT(!settle->isEnabled(), test::deadline_ms);

        window->showPage(6);  // Report
        auto* report = find<ReportPage>(window, "reportPage");
        QVERIFY(report != nullptr);
        const auto pdf_path = directory / "report.pdf";
        QSignalSpy exported(report, &ReportPage::exported);
        report->exportPdfTo(QString::fromStdString(pdf_path.string()));
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, test::deadline_ms);

        const test::PdfReader pdf(pdf_path);
        const QString text = pdf.text();
        QVERIFY(text.contains(QStringLiteral("direct-append lowers CPU time per SET")));
        QVERIFY(text.contains(words));
        QVERIFY(text.contains(QString::fromStdString(findings.back().finding.workload)));
        const auto inside = directory / "inside.assay";
        QFile out(QString::fromStdString(inside.string()));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(pdf.attachment(QStringLiteral("case.assay")));
        out.close();
        const auto verified = assay.run({"verify", inside.string()});
        QVERIFY2(verified.exit_code == 0, verified.output.c_str());
    }
};

ASSAY_UI_TEST_MAIN(WindowStoryTest)
#include "window_story_test.moc"

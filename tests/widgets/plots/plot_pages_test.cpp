// SPDX-License-Identifier: GPL-3.0-or-later
// The Run and Results pages as a person meets them, on invented cases that say so.
#include "core/base/clock.h"
#include "core/casefile/log.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "ui/plot/dose_response_plot.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/plot/sweep_plot.h"
#include "ui/session/plan_summary.h"
#include "ui/widgets/case_window.h"
#include "ui/widgets/results/number_rows.h"
#include "ui/widgets/results_page.h"
#include "ui/widgets/run/run_rows.h"
#include "ui/widgets/run_page.h"
#include "ui/widgets/workbench.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace assay;
using namespace assay::ui;

namespace {

constexpr int deadline_ms = 30000;

template <class T>
T* find(const QWidget& page, const char* name) {
    return page.findChild<T*>(QLatin1String(name));
}

}  // namespace

class PlotPagesTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
        blocks_.clear();
    }

    void theFunnelFollowsTheChosenQuestion() {
        const auto session = open({});
        RunController controller(session->path(), QString());
        RunPage page(*session, controller, blocks_);
        page.resize(1000, 700);
        page.show();
        auto* questions = find<MarkedList>(page, "runQuestions");
        auto* funnel = find<FunnelPlot>(page, "funnelPlot");
        QTRY_VERIFY_WITH_TIMEOUT(questions->model()->rowCount() == 5, deadline_ms);
        QTRY_COMPARE_WITH_TIMEOUT(
            funnel->title(),
            QStringLiteral("direct-append lowers CPU per operation on set-256k by at least 1%"), deadline_ms);
        QTRY_COMPARE_WITH_TIMEOUT(funnel->table().rows, 12, deadline_ms);
        const QAbstractItemModelTester tester(questions->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTest::keyClick(questions, Qt::Key_Down);
        // The models are computed beside the window and follow.
        QTRY_VERIFY_WITH_TIMEOUT(funnel->title().contains(QStringLiteral("set-3b-pipelined")), deadline_ms);
        QVERIFY(
            find<RunOrderPlot>(page, "runOrderPlot")->title().contains(QStringLiteral("set-3b-pipelined")));
    }

    void growthKeepsTheViewAndTheWidgets() {
        const auto session = open({});
        RunController controller(session->path(), QString());
        RunPage page(*session, controller, blocks_);
        page.show();
        auto* funnel = find<FunnelPlot>(page, "funnelPlot");
        QTRY_VERIFY_WITH_TIMEOUT(funnel->table().rows == 12, deadline_ms);
        funnel->zoom(2);
        const auto own = funnel->view();
        const auto children = page.findChildren<QWidget*>();
        QSignalSpy changed(session.get(), &CaseSession::snapshotChanged);
        QVERIFY(session->append(casefile::NoteAdded{"a note", "me"}));
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), deadline_ms);
        QCOMPARE(funnel->view(), own);
        QCOMPARE(page.findChildren<QWidget*>(), children);
    }

    void beforeARunThePageSaysWhatRunWillDo() {
        casefile::CaseOpened opened;
        opened.title = "SYNTHETIC";
        const SystemClock clock;
        auto writer = casefile::LogWriter::create(file(), clock, opened);
        QVERIFY(writer);
        experiment::Plan plan;
        plan.name = "quick";
        plan.baseline = "baseline";
        experiment::Question question;
        question.comparison = "direct-append";
        question.workload = "set-256k";
        plan.questions = {question};
        QVERIFY(writer->append(casefile::PlanDrafted{plan}));
        CaseSession session(QString::fromStdString(file().string()));
        RunController controller(session.path(), QString());
        QWidget window;
        auto* page = new RunPage(session, controller, blocks_, &window);
        QSignalSpy asked(page, &RunPage::runRequested);
        window.show();
        auto* steps = find<MarkedList>(*page, "runSteps");
        QTRY_VERIFY_WITH_TIMEOUT(steps->model()->rowCount() == 4, deadline_ms);  // no proof pass in this plan
        QVERIFY(steps->isVisible());
        QTest::mouseClick(find<QPushButton>(*page, "runPageRun"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
    }

    void aFailedRunIsSaidWithWhatToDo() {
        casefile::Case state;
        casefile::RunState run;
        run.ended = casefile::RunEnded{"r", casefile::RunOutcome::failed, "the server died", 1, 0, 0};
        state.runs.push_back(run);
        Snapshot snapshot;
        snapshot.state = state;
        const auto failure = failureOf(snapshot);
        QVERIFY(failure);
        QCOMPARE(failure->message, std::string("The last run failed: the server died"));
        QVERIFY(!failure->advice.empty());
        snapshot.state.runs.back().ended->outcome = casefile::RunOutcome::stopped;
        QVERIFY(!failureOf(snapshot));  // stopped by a person is no failure
    }

    void gatesThatFailComeFirstFromAnyWorkload() {
        verdict::Evaluation evaluation;
        evaluation.gates = {{"here", "null", verdict::GateState::pass, "fine"},
                            {"there", "layout", verdict::GateState::pass, ""},
                            {"there", "same work", verdict::GateState::fail, "DBSIZE differs"}};
        const auto rows = gateRows(evaluation, "here");
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].title, QStringLiteral("same work, on there"));
        QCOMPARE(rows[0].sentence, QStringLiteral("fails: DBSIZE differs"));
        QCOMPARE(rows[1].title, QStringLiteral("null"));
        QVERIFY(rows[0].icon != rows[1].icon);  // told by shape, not by colour alone
    }

    void aRowOfTheForestLeadsToItsFinding() {
        const auto session = open({});
        ResultsPage page(*session, blocks_);
        page.resize(1000, 900);
        page.show();
        auto* forest = find<ForestPlot>(page, "forestPlot");
        auto* sentence = find<QLabel>(page, "findingSentence");
        QTRY_VERIFY_WITH_TIMEOUT(forest->table().rows == 5, deadline_ms);
        QTRY_VERIFY_WITH_TIMEOUT(sentence->text().contains(QStringLiteral("set-256k")), deadline_ms);
        QCOMPARE(forest->currentRow(), 0);
        forest->setFocus();
        QTest::keyClick(forest, Qt::Key_Down);
        QVERIFY(sentence->text().contains(QStringLiteral("set-3b-pipelined")));
        QTRY_VERIFY_WITH_TIMEOUT(
            find<RaincloudPlot>(page, "cpuRaincloud")->title().contains(QStringLiteral("set-3b-pipelined")),
            deadline_ms);
        QVERIFY(find<RaincloudPlot>(page, "throughputRaincloud")
                    ->title()
                    .startsWith(QStringLiteral("Throughput")));
        QCOMPARE(find<PairedDifferencesPlot>(page, "pairedDifferences")->table().rows, 12);
    }

    void dosesAndSweepsShowTheMechanismBelowTheFindings() {
        const auto session = open(test::with_doses());
        ResultsPage page(*session, blocks_);
        page.resize(1000, 900);
        page.show();
        auto* view = find<QWidget>(page, "mechanismView");
        QTRY_VERIFY_WITH_TIMEOUT(find<DoseResponsePlot>(page, "doseResponse2"), deadline_ms);
        QVERIFY(view->isVisible());
        const auto& doses = session->snapshot()->evaluation.doses;
        QCOMPARE(doses.responses.size(), std::size_t{3});
        QVERIFY(!doses.conclusion.empty());
        QCOMPARE(find<QLabel>(page, "mechanismConclusion")->text(), QString::fromStdString(doses.conclusion));
        auto* dose = find<DoseResponsePlot>(page, "doseResponse0");
        QVERIFY(dose->reading().startsWith(
            QString::fromStdString(doses.responses.front().predictions.front().sentence)));
        QVERIFY(dose->caption().contains(QStringLiteral("direct-append")));
        QCOMPARE(dose->table().rows, 7);  // three doses, the line, predicted, measured, difference
        auto* sweep = find<SweepPlot>(page, "sweep0");
        QCOMPARE(sweep->table().rows, 6);  // the change and one dose at three lengths
        QVERIFY(!find<SweepPlot>(page, "sweep1"));
        const auto plots = view->findChildren<PlotFrame*>();
        QSignalSpy changed(session.get(), &CaseSession::snapshotChanged);
        QVERIFY(session->append(casefile::NoteAdded{"a note", "me"}));
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), deadline_ms);
        QCOMPARE(view->findChildren<PlotFrame*>(), plots);  // growth keeps them
    }

    void aBlockChosenOnOnePageIsMarkedOnTheOther() {
        test::SyntheticCase what;
        what.void_every = 5;
        const auto session = open(what);
        RunController controller(session->path(), QString());
        RunPage run(*session, controller, blocks_);
        ResultsPage results(*session, blocks_);
        run.show();
        results.show();
        auto* order = find<RunOrderPlot>(run, "runOrderPlot");
        auto* funnel = find<FunnelPlot>(run, "funnelPlot");
        auto* cpu = find<RaincloudPlot>(results, "cpuRaincloud");
        auto* throughput = find<RaincloudPlot>(results, "throughputRaincloud");
        auto* paired = find<PairedDifferencesPlot>(results, "pairedDifferences");
        QTRY_VERIFY_WITH_TIMEOUT(order->table().rows > 0 && paired->table().rows > 0, deadline_ms);
        paired->setFocus();
        QTest::keyClick(paired, Qt::Key_End, Qt::ShiftModifier);
        QTest::keyClick(paired, Qt::Key_Left, Qt::ShiftModifier);
        const int last = 11;
        QVERIFY(blocks_.chosen());
        QCOMPARE(blocks_.chosen()->index, last - 1);
        QCOMPARE(blocks_.chosen()->workload, std::string("set-256k"));
        QCOMPARE(blocks_.chosen()->plan, session->snapshot()->state.current_plan()->sha256);
        for (const PlotFrame* plot :
             {static_cast<PlotFrame*>(order), static_cast<PlotFrame*>(funnel), static_cast<PlotFrame*>(cpu),
              static_cast<PlotFrame*>(throughput), static_cast<PlotFrame*>(paired)})
            QCOMPARE(plot->chosenBlock(), std::optional<std::size_t>(last - 1));
        // And back: from a row of a table on the Run page.
        order->showTable(true);
        auto* table = order->findChild<QTableView*>();
        QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(paired->chosenBlock(), std::optional<std::size_t>(0));
        QTest::keyClick(table, Qt::Key_Escape);
        QVERIFY(!blocks_.chosen());
        QVERIFY(!paired->chosenBlock());
    }

    void aBlockOfAnotherWorkloadBringsItsPlotsUp() {
        const auto session = open({});
        RunController controller(session->path(), QString());
        RunPage run(*session, controller, blocks_);
        ResultsPage results(*session, blocks_);
        run.show();
        results.show();
        auto* order = find<RunOrderPlot>(run, "runOrderPlot");
        auto* paired = find<PairedDifferencesPlot>(results, "pairedDifferences");
        QTRY_VERIFY_WITH_TIMEOUT(order->table().rows > 0 && paired->table().rows > 0, deadline_ms);
        const auto block = blockNamed(*session->snapshot()->state.current_plan(), "get-3b-pipelined", 3);
        QVERIFY(block);
        blocks_.choose(*block);
        QTRY_COMPARE_WITH_TIMEOUT(order->chosenBlock(), std::optional<std::size_t>(3), deadline_ms);
        QTRY_COMPARE_WITH_TIMEOUT(paired->chosenBlock(), std::optional<std::size_t>(3), deadline_ms);
        QVERIFY(order->title().contains(QStringLiteral("get-3b-pipelined")));
        QVERIFY(!blockNamed(*session->snapshot()->state.current_plan(), "get-3b-pipelined", 12));
        // A page that is made later shows it as well.
        RunPage late(*session, controller, blocks_);
        late.show();
        QTRY_COMPARE_WITH_TIMEOUT(find<RunOrderPlot>(late, "runOrderPlot")->chosenBlock(),
                                  std::optional<std::size_t>(3), deadline_ms);
    }

    void theWindowShowsABlockForWhoeverNamesIt() {
        const Status written = test::write_synthetic_case(file(), {});
        QVERIFY(written);
        Workbench workbench(QString::fromStdString((*directory_ / "state").string()), QString());
        CaseWindow* window = workbench.openCase(QString::fromStdString(file().string()));
        window->show();
        window->chooseBlock(QStringLiteral("set-256k"), 3);  // nothing yet: the case is being read
        QTRY_VERIFY_WITH_TIMEOUT(window->findChild<QAction*>(QStringLiteral("actionExport"))->isEnabled(),
                                 deadline_ms);
        window->chooseBlock(QStringLiteral("set-256k"), 400);  // no such block
        QCOMPARE(window->currentPage(), 0);
        window->chooseBlock(QStringLiteral("get-3b-pipelined"), 3);
        auto* order = window->findChild<RunOrderPlot*>(QStringLiteral("runOrderPlot"));
        QVERIFY(order && order->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(order->chosenBlock(), std::optional<std::size_t>(3), deadline_ms);
        QVERIFY(order->title().contains(QStringLiteral("get-3b-pipelined")));
        // The Results page is made after the choice and shows it too.
        window->findChild<QAbstractButton*>(QStringLiteral("railResults"))->click();
        auto* paired = window->findChild<PairedDifferencesPlot*>(QStringLiteral("pairedDifferences"));
        QTRY_COMPARE_WITH_TIMEOUT(paired->chosenBlock(), std::optional<std::size_t>(3), deadline_ms);
        window->close();
    }

    void withoutDosesNothingIsSaidOfTheMechanism() {
        test::SyntheticCase what;
        what.cpu_effect_percent = {{"set-256k", {{"direct-append", -5.4}}}};
        const auto session = open(what);
        ResultsPage page(*session, blocks_);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(find<ForestPlot>(page, "forestPlot")->table().rows == 1, deadline_ms);
        QVERIFY(!find<QWidget>(page, "mechanismView")->isVisible());
    }

    void theRunPageSaysWhatThePilotForetold() {
        const auto session = open(test::with_doses());
        RunController controller(session->path(), QString());
        RunPage page(*session, controller, blocks_);
        page.show();
        auto* planning = find<QLabel>(page, "runPlanning");
        QTRY_COMPARE_WITH_TIMEOUT(
            planning->text(),
            QStringLiteral("Foretold from the pilot, for no verdict: about 10 block(s) (22 s) tell 1% apart; "
                           "the budget has room for about 30 block(s), which show effects from about 0.25% "
                           "on."),
            deadline_ms);
        QVERIFY(planning->isVisible());
    }

    void whatIsOutOfReachIsSaid() {
        experiment::Outlook outlook;
        outlook.material_percent = 0.5;
        outlook.blocks_in_budget = 3;
        QCOMPARE(
            outlookInWords(outlook),
            QStringLiteral("0.5% is out of reach at this spread; the budget has room for about 3 block(s), "
                           "too few for an interval"));
    }

    void anImportedCaseLeadsToItsEvidence() {
        casefile::CaseOpened opened;
        opened.title = "SYNTHETIC";
        const SystemClock clock;
        auto writer = casefile::LogWriter::create(file(), clock, opened);
        QVERIFY(writer);
        QVERIFY(writer->append(casefile::CaseImported{"page.txt", "text/plain", "words"}));
        QVERIFY(writer->append(casefile::EvidenceAdded{"figure", "spread", "14.5%", std::nullopt}));
        CaseSession session(QString::fromStdString(file().string()));
        ResultsPage page(session, blocks_);
        QSignalSpy asked(&page, &ResultsPage::evidenceRequested);
        page.show();
        auto* words = find<QLabel>(page, "resultsEmpty");
        QTRY_VERIFY_WITH_TIMEOUT(words->text().contains(QStringLiteral("1 figure(s)")), deadline_ms);
        QTest::mouseClick(find<QPushButton>(page, "resultsToEvidence"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
    }

    void figuresOfAFindingRead() {
        verdict::Finding finding;
        finding.baseline = "baseline";
        finding.comparison = "direct-append";
        finding.metric = "cpu_ns_per_op";
        finding.baseline_value = 157200;
        finding.variant_value = 148700;
        finding.effect_percent = -5.41;
        finding.low_percent = -5.8;
        finding.high_percent = -4.9;
        finding.material_percent = 1;
        finding.blocks = 40;
        finding.voided = 2;
        finding.effect_with_voided_percent = -5.3;
        finding.reference.sign_flip_p = 0.00001;
        finding.layouts = verdict::Layouts::paired;
        finding.layout_share_percent = 61.4;
        QStringList lines;
        for (const auto& row : numberRows(finding))
            lines << row.name + QStringLiteral(" = ") + row.value;
        QCOMPARE(lines, (QStringList{QStringLiteral("Effect = \u22125.41%"),
                                     QStringLiteral("Interval = \u22125.80 \u2026 \u22124.90%"),
                                     QStringLiteral("\u03b4 = 1%"), QStringLiteral("Blocks = 40, and 2 void"),
                                     QStringLiteral("With void blocks = \u22125.30%"),
                                     QStringLiteral("Layouts = paired"),
                                     QStringLiteral("Layout's share = 61% of the variance"),
                                     QStringLiteral("baseline = 157.2\u202f\u00b5s/op"),
                                     QStringLiteral("direct-append = 148.7\u202f\u00b5s/op")}));
        QCOMPARE(referenceRows(finding).at(2).value, QStringLiteral("< 0.001"));
    }

  private:
    [[nodiscard]] std::filesystem::path file() const { return *directory_ / "case.assay"; }

    [[nodiscard]] std::unique_ptr<CaseSession> open(const test::SyntheticCase& what) const {
        const Status written = test::write_synthetic_case(file(), what);
        if (!written) qFatal("%s", written.error().text().c_str());
        return std::make_unique<CaseSession>(QString::fromStdString(file().string()));
    }

    std::unique_ptr<test::TemporaryDirectory> directory_;
    BlockSelection blocks_;
};

ASSAY_UI_TEST_MAIN(PlotPagesTest)
#include "plot_pages_test.moc"

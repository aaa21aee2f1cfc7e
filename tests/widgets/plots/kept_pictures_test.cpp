// SPDX-License-Identifier: GPL-3.0-or-later
// What plots and their pages look like, against pictures that were looked at (kept_picture.h says how to
// renew them). All from one invented case with a fixed seed.
#include "tests/support/synthetic_case.h"
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/plots/kept_picture.h"
#include "ui/plot/dose_response_plot.h"
#include "ui/plot/forest_plot.h"
#include "ui/plot/funnel_plot.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/plot/run_order_plot.h"
#include "ui/plot/sweep_plot.h"
#include "ui/widgets/results_page.h"
#include "ui/widgets/run_page.h"

#include <QThreadPool>

using namespace assay;
using namespace assay::ui;

namespace {

constexpr int deadline_ms = 60000;
constexpr const char* kept_workload = "set@262144";
constexpr const char* comparison = "direct-append";
constexpr auto cpu = experiment::Metric::cpu_ns_per_op;

/// A plot in a window that nobody looks into: no focus, no pointer.
template <class Plot>
class Shown {
  public:
    explicit Shown(bool dark = false) {
        plot.setPalette(dark ? test::darkPalette() : test::lightPalette());
        plot.setAutoFillBackground(true);
        plot.setBackgroundRole(QPalette::Base);
        plot.setFocusPolicy(Qt::NoFocus);
        plot.resize(640, 360);
    }
    QImage picture() {
        plot.show();
        if (!QTest::qWaitForWindowExposed(&plot)) return {};
        QCoreApplication::processEvents();
        return plot.grab().toImage();
    }
    Plot plot;
};

}  // namespace

#define COMPARE_WITH_KEPT(picture, name)                                                 \
    do {                                                                                 \
        const QString difference = test::compareWithKept(picture, QStringLiteral(name)); \
        QVERIFY2(difference.isEmpty(), qPrintable(difference));                          \
    } while (false)

class KeptPicturesTest final : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        test::preparePictures();
        QApplication::setPalette(test::lightPalette());
        test::SyntheticCase what = test::with_doses();
        what.blocks_per_workload = 24;
        what.void_every = 23;
        what.foretold = true;
        file_ = directory_ / "case.assay";
        const Status written = test::write_synthetic_case(file_, what);
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        snapshot_ = test::snapshotOf(file_);
    }
    void init() { test::failOnQtWarnings(); }

    void marksElsewhereAreNoticed() {
        auto with = std::make_shared<RunOrderModel>(*runOrderModel(plan(), kept_workload, cpu));
        Shown<RunOrderPlot> before;
        before.plot.setModel(with);
        const QImage kept = before.picture();
        auto moved = std::make_shared<RunOrderModel>(*with);
        auto& series = moved->series.front();
        for (std::size_t i = 100; i < 112; ++i)
            series.y[i] =
                moved->home.high - 0.05 * static_cast<double>(i - 99) * (moved->home.high - moved->home.low);
        Shown<RunOrderPlot> after;
        after.plot.setModel(moved);
        const test::Tolerance tolerance;
        QVERIFY(test::differingPixels(kept, after.picture(), tolerance.channel) > tolerance.pixels);
        QCOMPARE(test::differingPixels(kept, before.picture(), 0), 0);  // and the same is the same
    }

    void forest() {
        Shown<ForestPlot> shown;
        shown.plot.setModel(forestModel(snapshot_->evaluation));
        shown.plot.setCurrentRow(1);
        shown.plot.resize(640, shown.plot.sizeHint().height());
        COMPARE_WITH_KEPT(shown.picture(), "forest-light");
    }
    void funnel() {
        for (const bool dark : {false, true}) {
            Shown<FunnelPlot> shown(dark);
            shown.plot.setModel(funnelModel(plan(), question(), finding()));
            if (dark) {
                COMPARE_WITH_KEPT(shown.picture(), "funnel-dark");
            } else {
                COMPARE_WITH_KEPT(shown.picture(), "funnel-light");
            }
        }
    }
    void runOrderWithVoidBlocksAndAChosenOne() {
        Shown<RunOrderPlot> shown;
        BlockSelection selection;
        const RunOrderModelPtr model = runOrderModel(plan(), kept_workload, cpu);
        shown.plot.setModel(model);
        shown.plot.setSelection(&selection);
        selection.choose(model->blocks[5].ref);
        COMPARE_WITH_KEPT(shown.picture(), "run-order-light");
        shown.plot.setSelection(nullptr);
    }
    void raincloud() {
        Shown<RaincloudPlot> shown;
        shown.plot.setModel(raincloudModel(plan(), kept_workload, comparison, cpu));
        COMPARE_WITH_KEPT(shown.picture(), "raincloud-light");
    }
    void pairedDifferences() {
        Shown<PairedDifferencesPlot> shown(true);
        shown.plot.setModel(pairedDifferencesModel(plan(), question(), *finding()));
        COMPARE_WITH_KEPT(shown.picture(), "paired-dark");
    }
    void doseResponse() {
        Shown<DoseResponsePlot> shown;
        for (const auto& response : snapshot_->evaluation.doses.responses)
            if (response.workload == kept_workload)
                shown.plot.setModel(doseResponseModel(plan().plan, response));
        COMPARE_WITH_KEPT(shown.picture(), "dose-light");
    }
    void sweep() {
        Shown<SweepPlot> shown(true);
        shown.plot.setModel(sweepModels(plan().plan, snapshot_->evaluation.doses.sweeps).front());
        COMPARE_WITH_KEPT(shown.picture(), "sweep-dark");
    }

    void resultsPage() {
        CaseSession session(QString::fromStdString(file_.string()));
        BlockSelection blocks;
        ResultsPage page(session, blocks);
        page.resize(1280, 720);
        page.show();
        auto* paired = page.findChild<PairedDifferencesPlot*>(QStringLiteral("pairedDifferences"));
        QTRY_VERIFY_WITH_TIMEOUT(paired->table().rows > 0, deadline_ms);
        COMPARE_WITH_KEPT(halved(page), "results-page");
    }
    void runPage() {
        CaseSession session(QString::fromStdString(file_.string()));
        RunController controller(session.path(), QString());
        BlockSelection blocks;
        RunPage page(session, controller, blocks);
        page.resize(1280, 720);
        page.show();
        auto* order = page.findChild<RunOrderPlot*>(QStringLiteral("runOrderPlot"));
        QTRY_VERIFY_WITH_TIMEOUT(order->table().rows > 0, deadline_ms);
        COMPARE_WITH_KEPT(halved(page), "run-page");
    }

  private:
    [[nodiscard]] const casefile::PlanState& plan() const { return *snapshot_->state.current_plan(); }
    [[nodiscard]] const experiment::Question& question() const {
        for (const auto& one : plan().plan.questions)
            if (one.workload == kept_workload && one.comparison == comparison) return one;
        return plan().plan.questions.front();
    }
    [[nodiscard]] const verdict::Finding* finding() const {
        return findingFor(snapshot_->evaluation, question());
    }
    /// A page at half its size, once it has come to rest: what is compared is where things stand and how
    /// heavy they are.
    static QImage halved(QWidget& page) {
        constexpr int restful = 5;  // what the pool computes may ask for more, and layouts follow later still
        if (auto* focused = QApplication::focusWidget()) focused->clearFocus();
        QImage before;
        for (int same = 0; same < restful;) {
            QThreadPool::globalInstance()->waitForDone();
            QTest::qWait(20);
            const QImage now = page.grab().toImage();
            same = now == before ? same + 1 : 0;
            before = now;
        }
        return before.scaledToWidth(640, Qt::SmoothTransformation);
    }

    test::TemporaryDirectory directory_;
    std::filesystem::path file_;
    SnapshotPtr snapshot_;
};

ASSAY_UI_TEST_MAIN(KeptPicturesTest)
#include "kept_pictures_test.moc"

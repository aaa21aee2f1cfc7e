// SPDX-License-Identifier: GPL-3.0-or-later
// How a plot is handled: zoom, reset, keys, the table in its place, what live data leaves alone.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/plots/plot_samples.h"
#include "ui/plot/forest_plot.h"
#include "ui/plot/funnel_plot.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/plot/run_order_plot.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTableView>

using namespace assay;
using namespace assay::ui;

namespace {

FunnelModel funnel() {
    return funnelModel(test::context(), test::funnelPoints(), 8, std::nullopt);
}

/// The cells of a table view as a person reads them against the plot's own table.
void compareTable(const PlotFrame& plot) {
    const auto* view = plot.findChild<QTableView*>();
    const PlotTable table = plot.table();
    QCOMPARE(view->model()->rowCount(), table.rows);
    QCOMPARE(view->model()->columnCount(), static_cast<int>(table.headers.size()));
}

void compareTo(const PlotTableModel& model, const PlotTable& table) {
    QCOMPARE(model.rowCount(), table.rows);
    QCOMPARE(model.columnCount(), static_cast<int>(table.headers.size()));
    for (int row = 0; row < table.rows; ++row)
        QCOMPARE(model.blockOf(row), table.block(row));
}

QImage pictureOf(const RunOrderModelPtr& model) {
    RunOrderPlot plot;
    plot.resize(900, 320);
    plot.setModel(model);
    plot.show();
    if (!QTest::qWaitForWindowExposed(&plot)) return {};
    QCoreApplication::processEvents();
    return plot.grab().toImage();
}

ForestModel forest() {
    verdict::Evaluation evaluation;
    for (int i = 0; i < 3; ++i) {
        verdict::Finding finding;
        finding.comparison = "variant-" + std::to_string(i);
        finding.workload = "w";
        finding.metric = "cpu_ns_per_op";
        finding.effect_percent = -i;
        finding.low_percent = -i - 1.0;
        finding.high_percent = -i + 1.0;
        finding.material_percent = 1;
        evaluation.findings.push_back(finding);
    }
    return forestModel(evaluation);
}

}  // namespace

class PlotFrameTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void zoomAndResetByKeys() {
        FunnelPlot plot;
        plot.setModel(funnel());
        const auto home = plot.view();
        QVERIFY(!plot.hasOwnView());
        QTest::keyClick(&plot, Qt::Key_Plus);
        QVERIFY(plot.hasOwnView());
        QVERIFY(plot.view().xHigh - plot.view().xLow < home.xHigh - home.xLow);
        QVERIFY(plot.view().yHigh - plot.view().yLow < home.yHigh - home.yLow);
        QTest::keyClick(&plot, Qt::Key_Right);
        QTest::keyClick(&plot, Qt::Key_0);
        QCOMPARE(plot.view(), home);
        QVERIFY(!plot.hasOwnView());
    }

    void liveDataKeepsAPersonsView() {
        FunnelPlot plot;
        plot.setModel(funnel());
        plot.zoom(2);
        const auto own = plot.view();
        auto points = test::funnelPoints();
        points.push_back({11, -8.0, -12.0, -4.0});
        plot.setModel(funnelModel(test::context(), points, 8, std::nullopt));
        QCOMPARE(plot.view(), own);
        plot.resetView();
        QVERIFY(plot.view().yLow < -11);
    }

    void anotherThingIsShownFromItsHome() {
        FunnelPlot plot;
        auto first = funnel();
        first.blocks = test::blockFacts(10);
        plot.setModel(first);
        const auto home = plot.view();
        plot.zoom(2);
        auto same = first;
        same.caption += QStringLiteral(" and on");
        plot.setModel(same);
        QVERIFY(plot.hasOwnView());
        for (const int what : {0, 1, 2}) {
            auto other = first;
            for (auto& block : other.blocks) {
                if (what == 0) block.ref.workload = "another";
                if (what == 1) block.ref.plan = "another";
            }
            if (what == 2) other.title = QStringLiteral("another");
            plot.zoom(2);
            plot.setModel(other);
            QVERIFY2(!plot.hasOwnView(), qPrintable(QString::number(what)));
            QCOMPARE(plot.view(), home);
            plot.setModel(first);
        }
        // Two comparisons on a workload have the same title and the same blocks.
        RaincloudPlot rain;
        const auto values = [](const char* variant) {
            verdict::ArmValues arm;
            arm.arm = "B";
            arm.variant = variant;
            arm.values = {1, 2, 3};
            arm.places = {0, 1, 2};
            return raincloudModel(experiment::Metric::cpu_ns_per_op, {arm}, QStringLiteral("w"), {}, {});
        };
        rain.setModel(values("one"));
        rain.zoom(2);
        rain.setModel(values("one"));
        QVERIFY(rain.hasOwnView());
        rain.setModel(values("two"));
        QVERIFY(!rain.hasOwnView());
    }

    void homeFollowsTheDataUntilSomebodyZooms() {
        FunnelPlot plot;
        plot.setModel(funnel());
        const auto before = plot.view();
        std::vector<verdict::FunnelPoint> many;
        for (int n = 1; n <= 200; ++n)
            many.push_back({n, -5, -6, -4});
        plot.setModel(funnelModel(test::context(), many, 8, std::nullopt));
        QVERIFY(plot.view().xHigh > before.xHigh);
    }

    void theWheelScrollsThePageUntilThePlotIsChosen() {
        FunnelPlot plot;
        plot.setModel(funnel());
        plot.resize(600, 300);
        plot.show();
        QVERIFY(QTest::qWaitForWindowActive(&plot));
        plot.clearFocus();
        const auto home = plot.view();
        auto* canvas = plot.childAt(300, 120);
        const auto wheel = [&] {
            QWheelEvent event(QPointF(200, 80), canvas->mapToGlobal(QPointF(200, 80)), {}, QPoint(0, 120),
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(canvas, &event);
        };
        wheel();
        QCOMPARE(plot.view(), home);
        plot.setFocus();
        wheel();
        QVERIFY(plot.view() != home);
    }

    void doubleClickResets() {
        FunnelPlot plot;
        plot.setModel(funnel());
        plot.resize(600, 300);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const auto home = plot.view();
        plot.zoom(3);
        QTest::mouseDClick(plot.childAt(300, 120), Qt::LeftButton);
        QCOMPARE(plot.view(), home);
    }

    void theTableTwinHoldsTheData() {
        FunnelPlot plot;
        plot.setModel(funnel());
        QTest::keyClick(&plot, Qt::Key_T);
        QVERIFY(plot.isTableShown());
        compareTable(plot);
        const auto* view = plot.findChild<QTableView*>();
        QCOMPARE(view->model()->index(9, 2).data().toString(), QStringLiteral("\u22125.800"));
        QCOMPARE(view->model()->index(0, 2).data().toString(), QString());
        QCOMPARE(view->accessibleDescription(), plot.accessibleDescription());
        plot.showTable(false);
        QVERIFY(!plot.isTableShown());
    }

    void aTableKeepsItsRowAndWidthsWhileItGrows() {
        FunnelPlot plot;
        plot.setModel(funnel());
        plot.resize(600, 300);
        plot.show();
        plot.showTable(true);
        auto* view = plot.findChild<QTableView*>();
        view->setCurrentIndex(view->model()->index(6, 1));
        const int fitting = view->columnWidth(0);
        view->setColumnWidth(1, 217);
        auto points = test::funnelPoints();
        points.push_back({1000000, -8.0, -12.0, -4.0});
        plot.setModel(funnelModel(test::context(), points, 8, std::nullopt));
        compareTable(plot);
        QCOMPARE(view->currentIndex().row(), 6);
        QCOMPARE(view->currentIndex().column(), 1);
        QCOMPARE(view->columnWidth(1), 217);
        QVERIFY(view->columnWidth(0) >= fitting);
        plot.setModel(funnel());  // the file was replaced by a shorter one of the same words
        compareTable(plot);
        QCOMPARE(view->currentIndex().row(), 6);
        auto other = funnel();
        other.title = QStringLiteral("another");
        plot.setModel(other);
        QVERIFY(!view->currentIndex().isValid());
        QVERIFY(view->columnWidth(1) != 217);
    }

    void tableModelsAreSound() {
        PlotTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(tableOf(funnel()));
        model.setTable(tableOf(RunOrderModelPtr(test::runOrder(3, 4))));
        model.setTable(tableOf(forest()));
        for (const int blocks : {3, 5, 5, 2, 0}) {
            model.followTable(tableOf(RunOrderModelPtr(test::runOrder(blocks, 4))));
            compareTo(model, tableOf(RunOrderModelPtr(test::runOrder(blocks, 4))));
        }
        model.followTable(tableOf(funnel()));
        compareTo(model, tableOf(funnel()));
        model.setTable({});
        QCOMPARE(model.rowCount(), 0);
    }

    void csvIsTheTable() {
        const PlotTable table = tableOf(RunOrderModelPtr(test::runOrder(2, 2)));
        const QList<QByteArray> lines = toCsv(table).split('\n');
        QCOMPARE(lines.size(), table.rows + 2);  // header, rows, nothing after the last newline
        QCOMPARE(lines.first(), QByteArray("Window,Block,Round,Arm,ns/op,Void"));
        for (int row = 0; row < table.rows; ++row) {
            const QList<QByteArray> fields = lines.at(row + 1).split(',');
            QCOMPARE(fields.at(4).toDouble(), table.cell(row, 4).toDouble());  // to the last digit
            QCOMPARE(QString::fromUtf8(fields.at(3)), table.cell(row, 3).toString());
        }
    }

    void csvQuotesWhatNeedsIt() {
        PlotTable table;
        table.headers = {QStringLiteral("a,b"), QStringLiteral("c")};
        table.rows = 1;
        table.cell = [](int, int column) {
            return column ? QVariant(1.5) : QVariant(QStringLiteral("say \"x\"\ny"));
        };
        QCOMPARE(toCsv(table), QByteArray("\"a,b\",c\n\"say \"\"x\"\"\ny\",1.5\n"));
    }

    void everyPlotIsNamedAndDescribed() {
        FunnelPlot funnelPlot;
        funnelPlot.setModel(funnel());
        RunOrderPlot order;
        order.setModel(test::runOrder(3, 4));
        ForestPlot forestPlot;
        forestPlot.setModel(forest());
        PairedDifferencesPlot paired;
        paired.setModel(pairedDifferencesModel(test::context(), test::effects(), -5, -6.5, -4.9));
        for (const PlotFrame* plot :
             {static_cast<PlotFrame*>(&funnelPlot), static_cast<PlotFrame*>(&order),
              static_cast<PlotFrame*>(&forestPlot), static_cast<PlotFrame*>(&paired)}) {
            QVERIFY(!plot->accessibleName().isEmpty());
            QCOMPARE(plot->accessibleDescription(), plot->caption() + QLatin1Char(' ') + plot->reading());
            QVERIFY(plot->focusPolicy() & Qt::TabFocus);
        }
    }

    void emptyModelsDrawAndSayNothingFalse() {
        FunnelPlot funnelPlot;
        funnelPlot.setModel({});
        RunOrderPlot order;
        order.setModel(nullptr);
        ForestPlot forestPlot;
        forestPlot.setModel({});
        RaincloudPlot rain;
        rain.setModel({});
        PairedDifferencesPlot paired;
        paired.setModel({});
        for (PlotFrame* plot : {static_cast<PlotFrame*>(&funnelPlot), static_cast<PlotFrame*>(&order),
                                static_cast<PlotFrame*>(&forestPlot), static_cast<PlotFrame*>(&rain),
                                static_cast<PlotFrame*>(&paired)}) {
            plot->resize(500, 300);
            QVERIFY(!plot->grab().isNull());
            QCOMPARE(plot->table().rows, 0);
        }
    }

    void rowsOfTheForestAreChosenByKeysAndClicks() {
        ForestPlot plot;
        plot.setModel(forest());
        plot.resize(800, plot.heightForWidth(800));
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QSignalSpy chosen(&plot, &ForestPlot::rowChosen);
        plot.setCurrentRow(0);
        QCOMPARE(chosen.size(), 0);  // the program's choice is silent
        QTest::keyClick(&plot, Qt::Key_Down);
        QCOMPARE(plot.currentRow(), 1);
        QTest::keyClick(&plot, Qt::Key_End);
        QCOMPARE(plot.currentRow(), 2);
        QTest::keyClick(&plot, Qt::Key_Down);
        QCOMPARE(chosen.size(), 2);  // nothing below the last
        auto* canvas = plot.childAt(400, plot.height() / 2);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(30, canvas->height() / 5));
        QCOMPARE(plot.currentRow(), 0);
        QCOMPARE(chosen.size(), 3);
    }

    void noOutlierIsHiddenInAHundredThousandWindows() {
        auto with = test::windows(350, 96);
        QVERIFY(with->windows.size() > 100000);
        auto without = std::make_shared<RunOrderModel>(*with);
        // Within the visible range, but far from the cloud that surrounds it.
        with->windows[50001].value = 151200 + 500;
        complete(*with, QStringLiteral("w"));
        complete(*without, QStringLiteral("w"));
        QVERIFY(pictureOf(with) != pictureOf(without));
    }

    void noVoidBlockIsHiddenAmongThousands() {
        auto with = test::windows(4000, 2);
        with->blocks[1].voided = false;
        for (auto& window : with->windows)
            window.voided = false;
        auto without = std::make_shared<RunOrderModel>(*with);
        with->blocks[2741].voided = true;  // a fifth of a pixel wide
        complete(*with, QStringLiteral("w"));
        complete(*without, QStringLiteral("w"));
        QVERIFY(pictureOf(with) != pictureOf(without));
    }

    void farOutliersShowAtTheEdge() {
        auto with = test::windows(20, 24);
        auto without = std::make_shared<RunOrderModel>(*with);
        with->windows[300].value = 400000;  // beyond the home range
        complete(*with, QStringLiteral("w"));
        complete(*without, QStringLiteral("w"));
        RunOrderPlot plot;
        plot.setModel(with);
        QVERIFY(plot.view().yHigh < 400);
        QVERIFY(pictureOf(with) != pictureOf(without));
    }

    void paletteIsFollowedLive() {
        FunnelPlot plot;
        plot.setModel(funnel());
        plot.resize(600, 300);
        plot.setPalette(test::lightPalette());
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const QImage light = plot.grab().toImage();
        plot.setPalette(test::darkPalette());
        QCoreApplication::processEvents();
        const QImage dark = plot.grab().toImage();
        // Just inside the canvas, where there is ground alone.
        QVERIFY(light.pixelColor(300, 60).lightness() > 128);
        QVERIFY(dark.pixelColor(300, 60).lightness() < 128);
    }
};

ASSAY_UI_TEST_MAIN(PlotFrameTest)
#include "plot_frame_test.moc"

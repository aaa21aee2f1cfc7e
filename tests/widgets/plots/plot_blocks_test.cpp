// SPDX-License-Identifier: GPL-3.0-or-later
// One block chosen anywhere is marked everywhere: by click, by key, by a row of a table; Esc takes it back.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/plots/plot_samples.h"
#include "ui/plot/funnel_plot.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/plot/run_order_plot.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>

using namespace assay;
using namespace assay::ui;

namespace {

constexpr int count = 10;

RaincloudModel rain() {
    std::vector<verdict::ArmValues> arms = {{"A", "baseline", {}, {}, {}, {}},
                                            {"A'", "baseline", {}, {}, {}, {}},
                                            {"direct-append", "direct-append", {}, {}, {}, {}}};
    for (int i = 0; i < count; ++i) {
        for (auto& arm : arms) {
            (i == 1 ? arm.voided_values : arm.values).push_back(1000 + 10 * i);
            (i == 1 ? arm.voided_places : arm.places).push_back(i);
        }
    }
    return raincloudModel(experiment::Metric::cpu_ns_per_op, arms, QStringLiteral("set-256k"), std::nullopt,
                          std::nullopt, 2, test::blockFacts(count));
}

PairedDifferencesModel paired() {
    std::vector<verdict::BlockEffect> effects;
    for (int i = 0; i < count; ++i)
        effects.push_back({i, -5.0 - 0.1 * i, i == 1, i});
    return pairedDifferencesModel(test::context(), effects, -5, -6.5, -4.9, test::blockFacts(count));
}

/// Nine counted points for ten blocks, of which the second is void.
FunnelModel funnel() {
    std::vector<verdict::FunnelPoint> points;
    for (int i = 0; i < count; ++i)
        if (i != 1) points.push_back({static_cast<int>(points.size()) + 1, -5, -6, -4, i});
    return funnelModel(test::context(), points, 8, std::nullopt, test::blockFacts(count));
}

QString readoutOf(const PlotFrame& plot) {
    return plot.findChild<QLabel*>(QStringLiteral("plotReadout"))->text();
}

/// The pointer goes there, whatever window lies above.
void pointAt(QWidget& canvas, const QPoint& at, Qt::MouseButtons buttons = Qt::NoButton) {
    QMouseEvent event(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &event);
}

QAction* actionOf(const QMenu& menu, const char* name) {
    return menu.findChild<QAction*>(QLatin1String(name));
}

}  // namespace

class PlotBlocksTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        selection_.clear();
        order_ = std::make_unique<RunOrderPlot>();
        order_->setModel(test::runOrder(count, 6));
        rain_ = std::make_unique<RaincloudPlot>();
        rain_->setModel(rain());
        paired_ = std::make_unique<PairedDifferencesPlot>();
        paired_->setModel(paired());
        funnel_ = std::make_unique<FunnelPlot>();
        funnel_->setModel(funnel());
        for (PlotFrame* plot : all()) {
            plot->setSelection(&selection_);
            plot->resize(640, 360);
            plot->show();
            QVERIFY(QTest::qWaitForWindowExposed(plot));
        }
    }
    void cleanup() {
        order_.reset();
        rain_.reset();
        paired_.reset();
        funnel_.reset();
    }

    void keysStepThroughBlocksAndEveryPlotFollows_data() {
        QTest::addColumn<int>("which");
        for (int i = 0; i < 4; ++i)
            QTest::newRow(qPrintable(QString::number(i))) << i;
    }
    void keysStepThroughBlocksAndEveryPlotFollows() {
        QFETCH(int, which);
        PlotFrame* plot = all()[static_cast<std::size_t>(which)];
        QSignalSpy changed(&selection_, &BlockSelection::changed);
        QTest::keyClick(plot, Qt::Key_Right, Qt::ShiftModifier);
        expectAll(0);
        QTest::keyClick(plot, Qt::Key_Right, Qt::ShiftModifier);
        expectAll(1);
        QTest::keyClick(plot, Qt::Key_End, Qt::ShiftModifier);
        expectAll(count - 1);
        QTest::keyClick(plot, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(changed.size(), 3);  // nothing beyond the last
        QTest::keyClick(plot, Qt::Key_Left, Qt::ShiftModifier);
        expectAll(count - 2);
        QTest::keyClick(plot, Qt::Key_Home, Qt::ShiftModifier);
        expectAll(0);
        QTest::keyClick(plot, Qt::Key_Escape);
        QVERIFY(!selection_.chosen());
        for (const PlotFrame* other : all())
            QVERIFY(!other->chosenBlock());
    }

    void theReadoutNamesTheBlock() {
        QTest::keyClick(paired_.get(), Qt::Key_Home, Qt::ShiftModifier);
        QCOMPARE(readoutOf(*paired_), QStringLiteral("block 1 on set-256k: \u22125.00%, layout seed 1000"));
        QTest::keyClick(paired_.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(readoutOf(*paired_),
                 QStringLiteral("block 2 on set-256k: \u22125.10%, void: a check failed, layout seed 1001"));
        QVERIFY(readoutOf(*rain_).contains(QStringLiteral("A 1.010\u202f\u00b5s/op")));
        QVERIFY(readoutOf(*order_).contains(QStringLiteral("void: a check failed")));
        // A void block has no place in the funnel, which says so rather than mark its neighbour.
        QCOMPARE(readoutOf(*funnel_),
                 QStringLiteral("block 2 on set-256k, void: a check failed, layout seed 1001"));
        QTest::keyClick(paired_.get(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(readoutOf(*funnel_).contains(QStringLiteral("with it 2 block(s)")));
    }

    void aMarkIsDrawnInEveryPlotAndTakenBack() {
        for (PlotFrame* plot : all()) {
            const QImage before = plot->grab().toImage();
            selection_.choose(test::blockFacts(count)[4].ref);
            QCoreApplication::processEvents();
            QVERIFY(plot->grab().toImage() != before);
            selection_.clear();
            QCoreApplication::processEvents();
            QCOMPARE(plot->grab().toImage(), before);
        }
    }

    void aClickChoosesAndAClickBesideTakesBack() {
        auto* canvas = paired_->childAt(320, 120);
        // Where block 5 lies is asked of the plot itself: its mark is found by the readout under the pointer.
        const auto place = findBlock(*paired_, *canvas, QStringLiteral("block 5 "));
        QVERIFY(place);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, *place);
        expectAll(4);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(canvas->width() - 40, 12));
        QVERIFY(!selection_.chosen());
    }

    void aDragMovesThePictureAndChoosesNothing() {
        auto* canvas = paired_->childAt(320, 120);
        const auto place = findBlock(*paired_, *canvas, QStringLiteral("block 5 "));
        QVERIFY(place);
        const auto before = paired_->view();
        QTest::mousePress(canvas, Qt::LeftButton, {}, *place);
        pointAt(*canvas, *place + QPoint(60, 0), Qt::LeftButton);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, *place + QPoint(60, 0));
        QVERIFY(paired_->view() != before);
        QVERIFY(!selection_.chosen());
    }

    void rowsOfTheTableChooseAndAreMarked() {
        for (PlotFrame* plot : all())
            plot->showTable(true);
        auto* table = paired_->findChild<QTableView*>();
        table->setCurrentIndex(table->model()->index(6, 0));
        expectAll(6);
        auto* windows = order_->findChild<QTableView*>();
        const int first = windows->currentIndex().row();
        QCOMPARE(windows->model()->index(first, 1).data().toInt(), 7);
        QVERIFY(windows->model()->index(first, 0).data(Qt::BackgroundRole).isValid());
        QVERIFY(windows->model()->index(first + 17, 0).data(Qt::BackgroundRole).isValid());
        QVERIFY(!windows->model()->index(first - 1, 0).data(Qt::BackgroundRole).isValid());
        QVERIFY(windows->model()
                    ->index(first, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("chosen block")));
        QTest::keyClick(windows, Qt::Key_Escape);
        QVERIFY(!selection_.chosen());
        QTest::keyClick(windows, Qt::Key_T);
        QVERIFY(!order_->isTableShown());
    }

    void growthKeepsTheChoice() {
        selection_.choose(test::blockFacts(count)[4].ref);
        auto more = test::windows(count + 3, 6);
        // Another session's block 5 comes in before: the choice is the block, not the place.
        auto foreign = more->blocks[4];
        foreign.ref.run = "another run";
        more->blocks.insert(more->blocks.begin(), foreign);
        for (auto& window : more->windows)
            ++window.block;
        complete(*more, QStringLiteral("set-256k"));
        order_->setModel(more);
        QCOMPARE(order_->chosenBlock(), std::optional<std::size_t>(5));
    }

    void steppingBringsTheBlockIntoView() {
        order_->zoom(8);
        QTest::keyClick(order_.get(), Qt::Key_End, Qt::ShiftModifier);
        QVERIFY(order_->view().xLow < count && order_->view().xHigh > count);
        QTest::keyClick(order_.get(), Qt::Key_Home, Qt::ShiftModifier);
        QVERIFY(order_->view().xLow < 1 && order_->view().xHigh > 1);
    }

    void theMenuDoesTheSame() {
        const auto menu = order_->menu();
        QVERIFY(!actionOf(*menu, "plotNoBlock")->isEnabled());
        actionOf(*menu, "plotLastBlock")->trigger();
        expectAll(count - 1);
        actionOf(*menu, "plotPreviousBlock")->trigger();
        expectAll(count - 2);
        const auto again = order_->menu();
        actionOf(*again, "plotNoBlock")->trigger();
        QVERIFY(!selection_.chosen());
    }

    void withoutASelectionNothingIsOffered() {
        order_->setSelection(nullptr);
        QVERIFY(!order_->menu()->findChild<QAction*>(QStringLiteral("plotNextBlock")));
        QTest::keyClick(order_.get(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(!selection_.chosen());
    }

  private:
    [[nodiscard]] std::vector<PlotFrame*> all() const {
        return {order_.get(), rain_.get(), paired_.get(), funnel_.get()};
    }
    void expectAll(std::size_t place) const {
        for (const PlotFrame* plot : all())
            QCOMPARE(plot->chosenBlock(), std::optional<std::size_t>(place));
    }
    static std::optional<QPoint> findBlock(const PlotFrame& plot, QWidget& canvas, const QString& words) {
        for (int x = 0; x < canvas.width(); x += 4) {
            for (int y = 0; y < canvas.height(); y += 4) {
                pointAt(canvas, QPoint(x, y));
                if (readoutOf(plot).startsWith(words)) return QPoint(x, y);
            }
        }
        return std::nullopt;
    }

    BlockSelection selection_;
    std::unique_ptr<RunOrderPlot> order_;
    std::unique_ptr<RaincloudPlot> rain_;
    std::unique_ptr<PairedDifferencesPlot> paired_;
    std::unique_ptr<FunnelPlot> funnel_;
};

ASSAY_UI_TEST_MAIN(PlotBlocksTest)
#include "plot_blocks_test.moc"

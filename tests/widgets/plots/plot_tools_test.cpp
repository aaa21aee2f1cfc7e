// SPDX-License-Identifier: GPL-3.0-or-later
// Every plot has every tool: from the tool row, from the context menu and by keys, in both palettes.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/plots/plot_samples.h"
#include "ui/plot/dose_response_plot.h"
#include "ui/plot/forest_plot.h"
#include "ui/plot/funnel_plot.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/plot/run_order_plot.h"
#include "ui/plot/sweep_plot.h"

#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSvgRenderer>
#include <QTableView>
#include <QToolButton>
#include <QUrl>

using namespace assay;
using namespace assay::ui;

namespace {

verdict::Estimate estimate(double percent) {
    return {percent, percent - 1, percent + 1, 20};
}

std::unique_ptr<PlotFrame> funnel() {
    auto plot = std::make_unique<FunnelPlot>();
    plot->setModel(funnelModel(test::context(), test::funnelPoints(), 8, std::nullopt));
    return plot;
}
std::unique_ptr<PlotFrame> runOrder() {
    auto plot = std::make_unique<RunOrderPlot>();
    plot->setModel(test::runOrder(12, 8));
    return plot;
}
std::unique_ptr<PlotFrame> forest() {
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
    auto plot = std::make_unique<ForestPlot>();
    plot->setModel(forestModel(evaluation));
    return plot;
}
std::unique_ptr<PlotFrame> raincloud() {
    std::vector<verdict::ArmValues> arms = {{"A", "baseline", {}, {}, {}, {}},
                                            {"direct-append", "direct-append", {}, {}, {}, {}}};
    for (int i = 0; i < 24; ++i) {
        arms[0].values.push_back(1000 + i);
        arms[1].values.push_back(950 + i);
    }
    auto plot = std::make_unique<RaincloudPlot>();
    plot->setModel(raincloudModel(experiment::Metric::cpu_ns_per_op, arms, QStringLiteral("w"), std::nullopt,
                                  std::nullopt));
    return plot;
}
std::unique_ptr<PlotFrame> paired() {
    auto plot = std::make_unique<PairedDifferencesPlot>();
    plot->setModel(pairedDifferencesModel(test::context(), test::effects(), -5, -6.5, -4.9));
    return plot;
}
std::unique_ptr<PlotFrame> doseResponse() {
    verdict::DoseResponse response;
    response.workload = "w";
    response.metric = "cpu_ns_per_op";
    response.points = {{"plus-one", 1, estimate(4)}, {"plus-four", 4, estimate(17)}};
    response.slope = estimate(4);
    auto plot = std::make_unique<DoseResponsePlot>();
    plot->setModel(doseResponseModel({}, response));
    return plot;
}
std::unique_ptr<PlotFrame> sweep() {
    verdict::SweepSeries series;
    series.sweep = "set";
    series.parameter = "payload_bytes";
    series.comparison = "direct-append";
    series.metric = "cpu_ns_per_op";
    series.points = {{"set@3", 3, estimate(-14)}, {"set@4096", 4096, estimate(-5)}};
    auto plot = std::make_unique<SweepPlot>();
    plot->setModel(sweepModels({}, {series}).front());
    return plot;
}

using Make = std::unique_ptr<PlotFrame> (*)();

}  // namespace

Q_DECLARE_METATYPE(Make)

class PlotToolsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
    }

    void everyPlotHasEveryTool_data() { plots(); }
    void everyPlotHasEveryTool() {
        QFETCH(Make, make);
        const auto plot = make();
        plot->resize(640, 360);
        plot->show();
        QVERIFY(QTest::qWaitForWindowExposed(plot.get()));
        QVERIFY(!plot->title().isEmpty());
        QVERIFY(plot->caption().endsWith(QLatin1Char('.')));
        const auto menu = plot->menu();
        for (const char* name :
             {"plotZoomIn", "plotZoomOut", "plotLeft", "plotRight", "plotReset", "plotTable", "plotCopy",
              "plotSavePng", "plotSaveSvg", "plotSavePdf", "plotSaveCsv"})
            QVERIFY2(menu->findChild<QAction*>(QLatin1String(name)), name);
        const auto home = plot->view();
        menu->findChild<QAction*>(QStringLiteral("plotZoomIn"))->trigger();
        QVERIFY(plot->view() != home);
        menu->findChild<QAction*>(QStringLiteral("plotReset"))->trigger();
        QCOMPARE(plot->view(), home);
        QTest::keyClick(plot.get(), Qt::Key_Right);
        QVERIFY(plot->view().xLow > home.xLow);
        QTest::keyClick(plot.get(), Qt::Key_0);
        QCOMPARE(plot->view(), home);
        QTest::keyClick(plot.get(), Qt::Key_T);
        QVERIFY(plot->isTableShown());
        QVERIFY(plot->table().rows > 0);
        QTest::keyClick(plot->findChild<QTableView*>(), Qt::Key_T);
        QVERIFY(!plot->isTableShown());
        for (const char* ending : {"png", "svg", "pdf", "csv"})
            QVERIFY(plot->save(at(ending)));
    }

    void everyPlotIsDrawnInBothPalettes_data() { plots(); }
    void everyPlotIsDrawnInBothPalettes() {
        QFETCH(Make, make);
        const auto plot = make();
        plot->resize(640, 360);
        plot->setPalette(test::lightPalette());
        plot->show();
        QVERIFY(QTest::qWaitForWindowExposed(plot.get()));
        const QImage light = plot->grab().toImage();
        plot->setPalette(test::darkPalette());
        QCoreApplication::processEvents();
        const QImage dark = plot->grab().toImage();
        QVERIFY(meanOf(light) > 200);
        QVERIFY(meanOf(dark) < 70);
    }

    void whatIsDraggedOutOtherProgramsCanRead_data() { plots(); }
    void whatIsDraggedOutOtherProgramsCanRead() {
        QFETCH(Make, make);
        const auto plot = make();
        plot->resize(640, 360);
        const auto mime = plot->picture();
        QVERIFY(mime->hasImage());
        QVERIFY(QImage::fromData(mime->data(QStringLiteral("image/png"))).width() > 600);
        QCOMPARE(mime->urls().size(), 1);
        const QString path = mime->urls().constFirst().toLocalFile();
        QVERIFY(path.endsWith(QStringLiteral(".svg")));
        QVERIFY(QSvgRenderer(path).isValid());
        QVERIFY(mime->text().contains(plot->caption()));
    }

    void theHandleIsNamedAndItsFileGoesWithTheFrame() {
        auto plot = funnel();
        auto* handle = plot->findChild<QToolButton*>(QStringLiteral("plotDragHandle"));
        QVERIFY(handle);
        QVERIFY(!handle->accessibleName().isEmpty());
        const QString path = plot->picture()->urls().constFirst().toLocalFile();
        QVERIFY(QFile::exists(path));
        plot.reset();
        QVERIFY(!QFile::exists(path));
    }

    void copyOffersPictureAndWords() {
        const auto plot = funnel();
        plot->copy();
        QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
        QVERIFY(QApplication::clipboard()->text().contains(plot->caption()));
        plot->showTable(true);
        plot->copy();
        QCOMPARE(QApplication::clipboard()->text().toUtf8(), toCsv(plot->table()));
    }

    void aLongTableIsCopiedWithoutHoldingTheWindow() {
        RunOrderPlot plot;
        plot.setModel(test::runOrder(300, 24));
        QVERIFY(plot.table().rows > 20000);
        plot.showTable(true);
        QApplication::clipboard()->clear();
        plot.copy();
        QVERIFY(QApplication::clipboard()->text().isEmpty());  // it is being written
        QTRY_VERIFY_WITH_TIMEOUT(!QApplication::clipboard()->text().isEmpty(), 30000);
        QCOMPARE(QApplication::clipboard()->text().toUtf8(), toCsv(plot.table()));
    }

  private:
    static void plots() {
        QTest::addColumn<Make>("make");
        QTest::newRow("forest") << Make(&forest);
        QTest::newRow("funnel") << Make(&funnel);
        QTest::newRow("run order") << Make(&runOrder);
        QTest::newRow("raincloud") << Make(&raincloud);
        QTest::newRow("paired") << Make(&paired);
        QTest::newRow("dose") << Make(&doseResponse);
        QTest::newRow("sweep") << Make(&sweep);
    }
    static double meanOf(const QImage& image) {
        double sum = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                sum += qGray(image.pixel(x, y));
        return sum / image.width() / image.height();
    }
    [[nodiscard]] QString at(const char* ending) const {
        return QString::fromStdString((*directory_ / (std::string("plot.") + ending)).string());
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
};

ASSAY_UI_TEST_MAIN(PlotToolsTest)
#include "plot_tools_test.moc"

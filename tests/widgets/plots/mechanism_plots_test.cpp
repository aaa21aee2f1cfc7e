// SPDX-License-Identifier: GPL-3.0-or-later
// Doses and sweeps: what the plots say, what their tables hold, what is drawn on screen and page.
#include "tests/support/ui/ui_test.h"
#include "ui/plot/dose_response_plot.h"
#include "ui/plot/paint_plot.h"
#include "ui/plot/sweep_plot.h"

#include <QPdfWriter>
#include <QProcess>

#include <cmath>
#include <limits>

using namespace assay;
using namespace assay::ui;

namespace {

verdict::Estimate estimate(double percent, double low, double high) {
    return {percent, low, high, 20};
}

experiment::Question asked(const char* comparison, const char* workload, double material) {
    experiment::Question question;
    question.comparison = comparison;
    question.workload = workload;
    question.material_percent = material;
    return question;
}

experiment::Plan plan() {
    experiment::Plan out;
    out.doses = std::map<std::string, double>{{"direct-append", -1}, {"plus-one", 1}, {"plus-four", 4}};
    for (const char* comparison : {"direct-append", "plus-one", "plus-four"})
        for (const char* workload : {"set@3", "set@262144"})
            out.questions.push_back(asked(comparison, workload, comparison[0] == 'd' ? 1 : 0.5));
    return out;
}

/// Invented, and round, so that a reader can check by eye what is expected.
verdict::DoseResponse response() {
    verdict::DoseResponse out;
    out.workload = "set@262144";
    out.metric = "cpu_ns_per_op";
    out.points = {{"plus-one", 1, estimate(4, 3, 5)}, {"plus-four", 4, estimate(17, 15, 19)}};
    out.slope = estimate(4, 3, 5);
    out.sentence = "One dose costs 4%.";
    verdict::Prediction prediction;
    prediction.variant = "direct-append";
    prediction.dose = -1;
    prediction.predicted = estimate(-3.8, -4.8, -2.9);
    prediction.measured = estimate(-5.4, -6, -5);
    prediction.difference = estimate(-1.6, -2.5, -0.7);
    prediction.sentence = "The change does more than the mechanism.";
    out.predictions = {prediction};
    return out;
}

std::vector<verdict::SweepSeries> sweep() {
    verdict::SweepSeries change;
    change.sweep = "set";
    change.parameter = "payload_bytes";
    change.comparison = "direct-append";
    change.metric = "cpu_ns_per_op";
    change.points = {{"set@3", 3, estimate(-14, -15, -13)}, {"set@262144", 262144, estimate(-5, -6, -4)}};
    change.sentence = "It shrinks.";
    change.trend = verdict::Trend::shrinks;
    verdict::SweepSeries dose = change;
    dose.comparison.clear();
    dose.points = {{"set@3", 3, {0.2, std::nullopt, 0.9, 4}}, {"set@262144", 262144, estimate(4, 3, 5)}};
    dose.sentence = "One dose grows.";
    dose.trend = verdict::Trend::unknown;
    return {change, dose};
}

/// Pixels that are not paper.
template <class Model>
int inkOf(const Model& model) {
    QImage image(600, 360, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(model, painter, image.rect(), PlotTheme::paper(QApplication::font()));
    painter.end();
    int ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).lightness() < 250) ++ink;
    return ink;
}

template <class Model>
QString pageTextOf(const Model& model, const QString& path) {
    {
        QPdfWriter writer(path);
        QPainter painter(&writer);
        painter.scale(writer.resolution() / 72.0, writer.resolution() / 72.0);
        paint(model, painter, QRectF(20, 20, 400, 160), PlotTheme::paper(QApplication::font()));
    }
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

}  // namespace

class MechanismPlotsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        test::failOnQtWarnings();
        directory_ = std::make_unique<test::TemporaryDirectory>();
    }

    void theLineGoesThroughZeroAndItsSidesChangePlaces() {
        const auto slope = estimate(4, 3, 5);
        QCOMPARE(lineAt(slope, 0).percent, 0.0);
        QCOMPARE(lineAt(slope, 1).percent, 100 * (std::pow(1.04, 1.0) - 1));
        QCOMPARE(lineAt(slope, 2).percent, 100 * (std::pow(1.04, 2.0) - 1));
        const auto below = lineAt(slope, -1);
        QCOMPARE(below.low_percent, std::optional(100 * (std::pow(1.05, -1.0) - 1)));
        QCOMPARE(below.high_percent, std::optional(100 * (std::pow(1.03, -1.0) - 1)));
        const verdict::Estimate open{4, std::nullopt, 5, 4};
        QVERIFY(!lineAt(open, 1).low_percent);
        QVERIFY(!lineAt(open, -1).high_percent);
        QVERIFY(lineAt(open, -1).low_percent);
    }

    void theCaptionSaysFirstWhetherTheMechanismExplainsTheChange() {
        const DoseResponseModel model = doseResponseModel(plan(), response());
        QCOMPARE(model.title, QStringLiteral("Effect on CPU/op against dose, on set@262144"));
        QCOMPARE(
            model.caption,
            QStringLiteral("The doses foretell \u22123.8% for direct-append and \u22125.4% was measured: "
                           "whether the mechanism explains it cannot be told yet."));
        QCOMPARE(model.reading,
                 QStringLiteral("The change does more than the mechanism. One dose costs 4%."));
        verdict::DoseResponse more = response();
        more.predictions.front().agreement = verdict::Agreement::does_more;
        QVERIFY(doseResponseModel(plan(), more)
                    .caption.endsWith(QStringLiteral("the change does more than the mechanism.")));
        more.predictions.clear();
        QCOMPARE(doseResponseModel(plan(), more).caption,
                 QStringLiteral("One dose changes CPU/op by +4.0%, interval +3.0 \u2026 +5.0%."));
        more.slope = {};
        QCOMPARE(doseResponseModel(plan(), more).caption,
                 QStringLiteral("No block of a dose is counted yet."));
        QCOMPARE(model.predictions.front().measured.style, armStyle(plan(), "direct-append"));
        QCOMPARE(model.points.back().style, armStyle(plan(), "plus-four"));
    }

    void theTableHasDosesLineAndPrediction() {
        const PlotTable table = tableOf(doseResponseModel(plan(), response()));
        QCOMPARE(table.rows, 6);
        QCOMPARE(table.cell(0, 0).toString(), QStringLiteral("plus-one"));
        QCOMPARE(table.cell(1, 2).toDouble(), 17.0);
        QCOMPARE(table.cell(2, 0).toString(), QStringLiteral("line, one dose"));
        QCOMPARE(table.cell(3, 0).toString(), QStringLiteral("direct-append, predicted"));
        QCOMPARE(table.cell(3, 1).toDouble(), -1.0);
        QCOMPARE(table.cell(4, 2).toDouble(), -5.4);
        QCOMPARE(table.cell(5, 4).toDouble(), -0.7);
        QCOMPARE(table.cell(5, 5).toInt(), 20);
    }

    void beforeAnyBlockThereIsNoLine() {
        verdict::DoseResponse empty = response();
        empty.slope = {};
        empty.points.front().effect = {};
        const PlotTable table = tableOf(doseResponseModel(plan(), empty));
        QCOMPARE(table.rows, 5);
        QVERIFY(!table.cell(0, 2).isValid());  // nothing was measured: an empty cell, not 0
        QVERIFY(inkOf(doseResponseModel(plan(), empty)) < inkOf(doseResponseModel(plan(), response())));
    }

    void doseAndPredictionAreDrawnAndNamed() {
        QVERIFY(inkOf(doseResponseModel(plan(), response())) > inkOf(DoseResponseModel{}));
        DoseResponsePlot plot;
        plot.setModel(doseResponseModel(plan(), response()));
        const auto view = plot.view();
        QVERIFY(view.xLow < -1 && view.xHigh > 4);
        QVERIFY(view.yLow < -6 && view.yHigh > 19);
        const QString page = pageTextOf(doseResponseModel(plan(), response()), at("dose.pdf"));
        for (const char* words :
             {"predicted", "measured", "direct-append", "plus-one", "plus-four", "dose of the"})
            QVERIFY2(page.contains(QLatin1String(words)), qPrintable(page));
    }

    void aSweepIsOneModelWithASeriesForEachComparison() {
        const auto models = sweepModels(plan(), sweep());
        QCOMPARE(models.size(), std::size_t{1});
        const SweepModel& model = models.front();
        QCOMPARE(model.title, QStringLiteral("Effect on CPU/op against value length, on set"));
        QCOMPARE(
            model.caption,
            QStringLiteral("direct-append from \u221214.0% at 3 B to \u22125.0% at 256 KiB, it shrinks; one "
                           "dose from +0.2% at 3 B to +4.0% at 256 KiB, not told apart."));
        QCOMPARE(model.reading, QStringLiteral("It shrinks. One dose grows."));
        QCOMPARE(model.series.size(), std::size_t{2});
        QCOMPARE(model.series[0].style, armStyle(plan(), "direct-append"));
        QCOMPARE(model.series[1].name, QStringLiteral("one dose"));
        QCOMPARE(model.question.material_percent, 1.0);
        auto only_dose = sweep();
        only_dose.erase(only_dose.begin());
        QCOMPARE(sweepModels(plan(), only_dose).front().question.material_percent, 0.5);
        auto other = sweep();
        other[1].metric = "throughput_ops";
        QCOMPARE(sweepModels(plan(), other).size(), std::size_t{2});
    }

    void anAxisIsLogarithmicBeyondADecade() {
        SweepModel model = sweepModels(plan(), sweep()).front();
        QVERIFY(model.logarithmic());
        QCOMPARE(model.place(262144), std::log10(262144.0));
        QCOMPARE(model.valueText(262144), QStringLiteral("256 KiB"));
        model.bytes = false;
        QCOMPARE(model.valueText(262144), QStringLiteral("262,144"));
        for (auto& series : model.series) {
            series.points[0].value = 1;
            series.points[1].value = 10;  // a decade is not beyond one
        }
        QVERIFY(!model.logarithmic());
        QCOMPARE(model.place(10), 10.0);
        for (auto& series : model.series) {
            series.points[0].value = 0;  // has no logarithm
            series.points[1].value = 1000;
        }
        QVERIFY(!model.logarithmic());
        QVERIFY(!SweepModel{}.logarithmic());
    }

    void theSweepsTableKeepsValuesAndOpenEnds() {
        const PlotTable table = tableOf(sweepModels(plan(), sweep()).front());
        QCOMPARE(table.rows, 4);
        QCOMPARE(table.headers.at(1), QStringLiteral("value length"));
        QCOMPARE(table.cell(1, 1).toDouble(), 262144.0);
        QCOMPARE(table.cell(2, 0).toString(), QStringLiteral("one dose"));
        QVERIFY(!table.cell(2, 3).isValid());
        QCOMPARE(table.cell(2, 4).toDouble(), 0.9);
    }

    void aSweepIsDrawnAndNamed() {
        const SweepModel model = sweepModels(plan(), sweep()).front();
        QVERIFY(inkOf(model) > inkOf(SweepModel{}));
        SweepPlot plot;
        plot.setModel(model);
        plot.zoom(0.1);  // far beyond both ends: an axis in logarithms has no wrong side
        const auto view = plot.view();
        QVERIFY(view.xLow < 0);
        QVERIFY(view.xHigh > std::log10(262144.0));
        const QString page = pageTextOf(model, at("sweep.pdf"));
        for (const char* words : {"value length", "256 KiB", "direct-append", "one dose"})
            QVERIFY2(page.contains(QLatin1String(words)), qPrintable(page));
    }

    void whatWasCountedHasNoInterval() {
        verdict::Evaluation evaluation;
        verdict::Finding finding;
        finding.comparison = "direct-append";
        finding.workload = "set";
        finding.metric = "copies_per_op";
        finding.effect_percent = -16;
        finding.blocks = 1;
        evaluation.findings = {finding};
        const QString timed = pageTextOf(forestModel(evaluation), at("timed.pdf"));
        QVERIFY2(timed.contains(QStringLiteral("\u221e")), qPrintable(timed));
        evaluation.findings.front().interval = "exact";
        const QString counted = pageTextOf(forestModel(evaluation), at("exact.pdf"));
        QVERIFY2(counted.contains(QStringLiteral("exact")), qPrintable(counted));
        QVERIFY2(!counted.contains(QStringLiteral("\u221e")), qPrintable(counted));
    }

    void whereNoBlockCountsNothingIsDrawnOfAnEffect() {
        const double unknown = std::numeric_limits<double>::quiet_NaN();  // as it is evaluated
        verdict::Evaluation evaluation;
        verdict::Finding finding;
        finding.metric = "cpu_ns_per_op";
        finding.effect_percent = unknown;
        evaluation.findings = {finding};
        const QString forest = pageTextOf(forestModel(evaluation), at("forest.pdf"));
        QVERIFY2(forest.contains(QStringLiteral("no block counts")), qPrintable(forest));
        QVERIFY2(!forest.contains(QStringLiteral("nan")), qPrintable(forest));

        casefile::PlanState state;
        const auto model = pairedDifferencesModel(state, {}, finding);
        QVERIFY(!model.median);
        const auto voided = [&](std::optional<double> median) {
            return pairedDifferencesModel({}, {{0, -5, true, 0}}, median, std::nullopt, std::nullopt);
        };
        QVERIFY(pageTextOf(voided(-5), at("counted.pdf")).contains(QStringLiteral("interval")));
        QVERIFY(!pageTextOf(voided(std::nullopt), at("void.pdf")).contains(QStringLiteral("interval")));
    }

  private:
    [[nodiscard]] QString at(const char* name) const {
        return QString::fromStdString((*directory_ / name).string());
    }
    std::unique_ptr<test::TemporaryDirectory> directory_;
};

ASSAY_UI_TEST_MAIN(MechanismPlotsTest)
#include "mechanism_plots_test.moc"

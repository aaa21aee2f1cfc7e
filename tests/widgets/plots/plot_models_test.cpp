// SPDX-License-Identifier: GPL-3.0-or-later
// What plots say: numbers as they read, captions word by word, the figures behind the drawings.
#include "tests/support/ui/ui_test.h"
#include "tests/widgets/plots/plot_samples.h"
#include "ui/plot/rolling_median.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>
#include <set>

using namespace assay;
using namespace assay::ui;
using verdict::Decision;

class PlotModelsTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void numbersRead() {
        QCOMPARE(percentText(-5.36, 1), QStringLiteral("\u22125.4%"));
        QCOMPARE(percentText(0.2, 1), QStringLiteral("+0.2%"));
        QCOMPARE(percentText(-0.001, 1), QStringLiteral("0.0%"));  // no direction that is not there
        QCOMPARE(percentText(0.001, 1), QStringLiteral("0.0%"));
        const double unknown = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(percentText(unknown, 1), QStringLiteral("\u2013"));
        QCOMPARE(intervalText(unknown, unknown, 1), QStringLiteral("\u2013 \u2026 \u2013"));
        QCOMPARE(thresholdText(-1), QStringLiteral("\u22121%"));
        QCOMPARE(thresholdText(0.5), QStringLiteral("0.5%"));
        QCOMPARE(intervalText(-5.8, -4.9, 1), QStringLiteral("\u22125.8 \u2026 \u22124.9%"));
        QCOMPARE(intervalText(std::nullopt, 3.25, 2), QStringLiteral("\u2212\u221e \u2026 +3.25%"));
        QCOMPARE(intervalText(std::nullopt, std::nullopt, 1), QStringLiteral("\u2212\u221e \u2026 +\u221e"));
    }

    void roundingNeverContradictsTheDecision() {
        QCOMPARE(percentDecimals(-5.8, -4.2, 1), 1);
        QCOMPARE(percentDecimals(-5.8, -4.9, 1), 2);   // narrow
        QCOMPARE(percentDecimals(-5.8, -1.04, 1), 2);  // would read as −1.0% beyond −1%
        QCOMPARE(percentDecimals(std::nullopt, 0.98, 1), 2);
    }

    void metricsChooseTheirUnit() {
        using experiment::Metric;
        QCOMPARE(metricScale(Metric::cpu_ns_per_op, 157200).text(157200),
                 QStringLiteral("157.2\u202f\u00b5s/op"));
        QCOMPARE(metricScale(Metric::cpu_ns_per_op, 752).text(752), QStringLiteral("752.0\u202fns/op"));
        QCOMPARE(metricScale(Metric::wall_ns_per_op, 1.5e9).text(1.5e9), QStringLiteral("1.500\u202fs/op"));
        QCOMPARE(metricScale(Metric::throughput_ops, 4721).text(4721), QStringLiteral("4,721\u202fops/s"));
        QCOMPARE(metricScale(Metric::throughput_ops, 1.33e6).text(1.33e6),
                 QStringLiteral("1.330\u202fM ops/s"));
    }

    void sentencesOfIntervals_data() {
        QTest::addColumn<int>("direction");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("decision");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, experiment::Direction direction, double low, double high,
                            Decision decision, const char* words) {
            QTest::newRow(name) << static_cast<int>(direction) << low << high << static_cast<int>(decision)
                                << QString::fromUtf8(words);
        };
        using enum experiment::Direction;
        row("beyond", lowers, -6.5, -4.9, Decision::confirmed,
            "The interval \u22126.5 \u2026 \u22124.9% lies beyond \u22121%: confirmed.");
        row("short", lowers, -0.5, 0.7, Decision::refuted,
            "The interval \u22120.5 \u2026 +0.7% falls short of \u22121%: refuted.");
        row("direction", lowers, -3.0, -0.2, Decision::inconclusive,
            "The interval \u22123.0 \u2026 \u22120.2% excludes 0 but holds \u22121%: direction shown, size "
            "undecided.");
        row("across", lowers, -3.0, 0.2, Decision::inconclusive,
            "The interval \u22123.0 \u2026 +0.2% reaches across \u22121%: inconclusive.");
        row("raises", raises, 2.0, 4.0, Decision::confirmed,
            "The interval +2.0 \u2026 +4.0% lies beyond +1%: confirmed.");
        row("raises short", raises, -1.0, 0.5, Decision::refuted,
            "The interval \u22121.00 \u2026 +0.50% falls short of +1%: refuted.");
        row("within", changes, -0.6, 0.7, Decision::refuted,
            "The interval \u22120.6 \u2026 +0.7% lies within \u00b11%: refuted.");
        row("outside", changes, 1.5, 3.5, Decision::confirmed,
            "The interval +1.5 \u2026 +3.5% lies beyond \u00b11%: confirmed.");
        row("void", lowers, -6.5, -4.9, Decision::void_,
            "The interval is \u22126.5 \u2026 \u22124.9%, but the run is void: a gate failed.");
        row("overruled", lowers, -6.5, -4.9, Decision::inconclusive,
            "The interval is \u22126.5 \u2026 \u22124.9% against \u22121%; a gate does not allow more than: "
            "inconclusive.");
    }

    void sentencesOfIntervals() {
        QFETCH(int, direction);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, decision);
        QFETCH(QString, sentence);
        const auto question = test::question(static_cast<experiment::Direction>(direction));
        QCOMPARE(intervalSentence(question, low, high, static_cast<Decision>(decision)), sentence);
    }

    void theFunnelSaysWhenItCleared() {
        const FunnelModel model = funnelModel(test::context(), test::funnelPoints(), 8, std::nullopt);
        QCOMPARE(model.clearedAt, std::optional(9));
        QCOMPARE(model.title,
                 QStringLiteral("direct-append lowers CPU per operation on set-256k by at least 1%"));
        QCOMPARE(
            model.caption,
            QStringLiteral("The interval \u22125.80 \u2026 \u22124.90% lies beyond \u22121%: confirmed."));
        QCOMPARE(
            model.reading,
            QStringLiteral("It stands clear of \u03b4 since block 9 of 10. The grey band is where a copy of "
                           "the baseline lies (\u22120.30 \u2026 +0.40%)."));
    }

    void aFunnelThatFellBackHasNotCleared() {
        auto points = test::funnelPoints();
        points[9].high_percent = -0.5;
        QCOMPARE(clearedAfter(points, test::question()), std::nullopt);
    }

    void beforeAnIntervalTheFunnelSaysFromWhenOn() {
        auto points = test::funnelPoints();
        points.resize(5);
        auto context = test::context(Decision::inconclusive);
        context.nullBand.reset();
        QCOMPARE(funnelModel(context, points, 8, std::nullopt).caption,
                 QStringLiteral("5 block(s) counted; the interval is finite from about 8 blocks on."));
        QCOMPARE(funnelModel(context, {}, 8, std::nullopt).caption,
                 QStringLiteral("No block is counted yet."));
    }

    void theFunnelsTableHasEveryPoint() {
        const auto points = test::funnelPoints();
        const PlotTable table = tableOf(funnelModel(test::context(), points, 8, std::nullopt));
        QCOMPARE(table.rows, 10);
        QCOMPARE(table.cell(9, 1).toDouble(), points[9].median_percent);
        QCOMPARE(table.cell(9, 2).toDouble(), -5.8);
        QVERIFY(!table.cell(3, 2).isValid());  // infinite: an empty cell, not a number
    }

    void windowsStandInTheOrderRun() {
        const auto model = test::runOrder(3, 2);
        QCOMPARE(model->windows.size(), std::size_t{18});
        QVERIFY(std::is_sorted(model->windows.begin(), model->windows.end(),
                               [](const auto& a, const auto& b) { return a.x < b.x; }));
        QCOMPARE(model->windows.front().x, 0.5 + 0.5 / 6);
        QCOMPARE(model->windows[6].x, 1.5 + 0.5 / 6);  // the second block begins at 1.5
        QCOMPARE(model->caption,
                 QStringLiteral("18 window(s) in 3 block(s), 1 of them void and not counted."));
        QCOMPARE(
            model->reading,
            QStringLiteral(
                "A mark is a window; lines are medians over 9 rounds of a block. Void blocks are hatched "
                "and have a tick at the top, their windows are crosses. Ticks at the foot are new layouts "
                "(3)."));
        QCOMPARE(tableOf(model).cell(6, 1).toInt(), 2);
        QCOMPARE(tableOf(model).cell(6, 5).toBool(), true);
    }

    void rollingMediansAgreeWithSorting() {
        std::mt19937 random(3);
        std::vector<double> values(200);
        for (double& value : values)
            value = static_cast<double>(random() % 50);
        const auto medians = rollingMedian(values, 9);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::size_t from = i < 4 ? 0 : i - 4;
            const std::size_t to = std::min(values.size(), i + 5);
            std::vector<double> near(values.begin() + static_cast<std::ptrdiff_t>(from),
                                     values.begin() + static_cast<std::ptrdiff_t>(to));
            std::sort(near.begin(), near.end());
            const double expected = near.size() % 2 ? near[near.size() / 2]
                                                    : (near[near.size() / 2 - 1] + near[near.size() / 2]) / 2;
            QCOMPARE(medians[i], expected);
        }
    }

    void theForestPutsClaimsFirstAndGuardsLast() {
        verdict::Evaluation evaluation;
        for (const auto role : {experiment::QuestionRole::guard, experiment::QuestionRole::claim,
                                experiment::QuestionRole::calibration, experiment::QuestionRole::claim}) {
            verdict::Finding finding;
            finding.role = role;
            finding.metric = "cpu_ns_per_op";
            finding.decision =
                role == experiment::QuestionRole::guard ? Decision::refuted : Decision::confirmed;
            evaluation.findings.push_back(finding);
        }
        const ForestModel model = forestModel(evaluation);
        std::vector<int> order;
        std::vector<bool> starts;
        for (const auto& row : model.rows) {
            order.push_back(row.finding);
            starts.push_back(row.groupStart);
        }
        QCOMPARE(order, (std::vector<int>{1, 3, 2, 0}));
        QCOMPARE(starts, (std::vector<bool>{false, false, true, true}));
        QCOMPARE(model.caption, QStringLiteral("4 comparison(s): 3 confirmed, 1 refuted."));
        QCOMPARE(model.rows.front().metric, QStringLiteral("CPU/op"));
    }

    void aRowWithoutABlockHasNoEffectToDraw() {
        verdict::Evaluation evaluation;
        verdict::Finding finding;
        finding.metric = "cpu_ns_per_op";
        finding.effect_percent = std::numeric_limits<double>::quiet_NaN();  // as it is evaluated
        evaluation.findings.push_back(finding);
        finding.blocks = 1;
        finding.effect_percent = -3;
        evaluation.findings.push_back(finding);
        const ForestModel model = forestModel(evaluation);
        QVERIFY(!model.rows[0].effect);
        QCOMPARE(model.rows[1].effect, std::optional(-3.0));
        QCOMPARE(tableOf(model).cell(0, 4), QVariant());
        QCOMPARE(tableOf(model).cell(1, 4), QVariant(-3.0));
    }

    void densitiesHoldTheirMass() {
        std::mt19937 random(5);
        std::normal_distribution<double> normal(10, 2);
        std::vector<double> values(400);
        for (double& value : values)
            value = normal(random);
        const auto density = kernelDensity(values);
        double mass = 0;
        for (std::size_t i = 1; i < density.size(); ++i) {
            mass += 0.5 * (density[i].density + density[i - 1].density) * (density[i].x - density[i - 1].x);
        }
        QVERIFY(std::abs(mass - 1) < 0.01);  // three bandwidths beyond the ends lack 0.1% at most
    }

    void bandwidthAndQuartilesByHand() {
        const std::vector<double> values = {4, 1, 3, 2, 5};
        const Quartiles q = quartiles(values);
        QCOMPARE(q.low, 2.0);
        QCOMPARE(q.median, 3.0);
        QCOMPARE(q.high, 4.0);
        QCOMPARE(q.whiskerLow, 1.0);
        QCOMPARE(q.whiskerHigh, 5.0);
        // s = 1.5811, IQR/1.34 = 1.4925, n^(-1/5) = 0.72478
        QVERIFY(std::abs(silvermanBandwidth(values) - 0.9 * (2 / 1.34) * std::pow(5.0, -0.2)) < 1e-12);
        QVERIFY(kernelDensity(std::vector<double>(30, 7.0)).empty());  // no spread, no shape
        QCOMPARE(quartiles({}).median, 0.0);
    }

    void fewValuesAreShownAsPointsAlone() {
        std::vector<verdict::ArmValues> arms = {
            {"A", "baseline", {}}, {"A'", "baseline", {}}, {"direct-append", "direct-append", {}}};
        for (int i = 0; i < 19; ++i) {
            for (auto& arm : arms)
                arm.values.push_back(1000 + i);
        }
        const auto few = raincloudModel(experiment::Metric::cpu_ns_per_op, arms, QStringLiteral("w"),
                                        Band{-6, -4}, Band{-1, 2});
        QVERIFY(few.arms[0].density.empty());
        QCOMPARE(few.noiseBand, std::optional(Band{1009 * 0.99, 1009 * 1.02}));
        QCOMPARE(
            few.caption,
            QStringLiteral("Median 1.009\u202f\u00b5s/op for A, 1.009\u202f\u00b5s/op for direct-append; "
                           "block against block the effect is \u22126.0 \u2026 \u22124.0%."));
        QCOMPARE(
            few.reading,
            QStringLiteral("A point is a block. The grey band is where the median of a copy of A lies. No "
                           "density is drawn below 20 blocks."));
        for (auto& arm : arms)
            arm.values.push_back(1020);
        const auto enough = raincloudModel(experiment::Metric::cpu_ns_per_op, arms, QStringLiteral("w"),
                                           std::nullopt, std::nullopt);
        QVERIFY(!enough.arms[0].density.empty());
        QVERIFY(!enough.noiseBand);
    }

    void pairedDifferencesNameVoidBlocks() {
        const auto model = pairedDifferencesModel(test::context(), test::effects(), -5, -6.5, -4.9);
        QCOMPARE(model.caption,
                 QStringLiteral("The interval \u22126.5 \u2026 \u22124.9% lies beyond \u22121%: confirmed."));
        QCOMPARE(
            model.reading,
            QStringLiteral("A point is a block (3 counted), the bar beside them their interval. Crosses are "
                           "void blocks (1), which do not count. The grey band is where a copy of the "
                           "baseline lies (\u22120.30 \u2026 +0.40%)."));
        QCOMPARE(tableOf(model).cell(2, 0).toInt(), 3);
        QCOMPARE(tableOf(model).cell(2, 1).toDouble(), 9.0);
    }

    void anArmLooksTheSameInAllPlots() {
        experiment::Plan plan;
        for (const char* name : {"direct-append", "one-more-copy", "direct-append"}) {
            auto q = test::question();
            q.comparison = name;
            plan.questions.push_back(q);
        }
        QCOMPARE(armStyle(plan, "A"), 0);
        QCOMPARE(armStyle(plan, "A'"), 1);
        QCOMPARE(armStyle(plan, "direct-append"), 2);
        QCOMPARE(armStyle(plan, "one-more-copy"), 3);
    }
};

ASSAY_UI_TEST_MAIN(PlotModelsTest)
#include "plot_models_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What is left out of a picture of many points is never an outlier: held exactly, at every zoom.
#include "ui/plot/column_sample.h"

#include "tests/support/ui/ui_test.h"
#include "tests/widgets/plots/plot_samples.h"

#include <algorithm>
#include <limits>
#include <map>
#include <random>
#include <set>

using namespace assay;
using namespace assay::ui;

namespace {

/// A cloud with a drift, fat tails and, now and then, no number.
struct Cloud {
    std::vector<double> x, y;
    explicit Cloud(int count) {
        std::mt19937 random(11);
        for (int i = 0; i < count; ++i) {
            const double u = static_cast<double>(random() % 100000) / 100000 - 0.5;
            x.push_back(i);
            y.push_back(i % 9973 == 17 ? std::numeric_limits<double>::quiet_NaN()
                                       : 100 + 5 * u + (i % 7919 == 3 ? 40 * u : 0));
        }
    }
    [[nodiscard]] PointSpan points() const { return {x, y}; }
};

int columnOf(const PlotMapping& mapping, double x, double column) {
    return static_cast<int>((x - mapping.xLow) *
                            (mapping.rect.width() / column / (mapping.xHigh - mapping.xLow)));
}

/// Every zoom from the whole to a few points, at several places, with the ordinate's range whole and cut.
std::vector<PlotMapping> zooms(int count) {
    std::vector<PlotMapping> all;
    for (double width = count; width > 20; width /= 3.7) {
        for (const double start : {0.0, 0.31 * count, 0.77 * count}) {
            for (const auto& [low, high] : {std::pair(70.0, 130.0), std::pair(98.0, 101.0)})
                all.push_back({QRectF(40, 10, 640, 300), start, start + width, low, high});
        }
    }
    return all;
}

}  // namespace

class ColumnSampleTest final : public QObject {
    Q_OBJECT

  private slots:
    void init() { test::failOnQtWarnings(); }

    void everyExtremeOfEveryColumnIsDrawnAtEveryZoom() {
        const Cloud cloud(200000);
        for (const PlotMapping& mapping : zooms(200000)) {
            const ColumnSample sample = sampleColumns(cloud.points(), mapping, 1, 1.7);
            const std::set<std::uint32_t> drawn(sample.drawn.begin(), sample.drawn.end());
            const std::set<std::uint32_t> above(sample.above.begin(), sample.above.end());
            const std::set<std::uint32_t> below(sample.below.begin(), sample.below.end());
            QCOMPARE(drawn.size(), sample.drawn.size());  // none twice
            struct Ends {
                double least = 1e9, greatest = -1e9, above = -1e9, below = 1e9;
            };
            std::map<int, Ends> expected;
            for (std::size_t i = 0; i < cloud.x.size(); ++i) {
                if (cloud.x[i] < mapping.xLow || cloud.x[i] > mapping.xHigh || std::isnan(cloud.y[i]))
                    continue;
                Ends& ends = expected[columnOf(mapping, cloud.x[i], 1)];
                const double y = cloud.y[i];
                if (y > mapping.yHigh) {
                    ends.above = std::max(ends.above, y);
                } else if (y < mapping.yLow) {
                    ends.below = std::min(ends.below, y);
                } else {
                    ends.least = std::min(ends.least, y);
                    ends.greatest = std::max(ends.greatest, y);
                }
            }
            std::map<int, Ends> seen;
            const auto look = [&](const std::set<std::uint32_t>& indices, auto take) {
                for (const std::uint32_t i : indices)
                    take(seen[columnOf(mapping, cloud.x[i], 1)], cloud.y[i]);
            };
            look(drawn, [](Ends& ends, double y) {
                ends.least = std::min(ends.least, y);
                ends.greatest = std::max(ends.greatest, y);
            });
            look(above, [](Ends& ends, double y) { ends.above = std::max(ends.above, y); });
            look(below, [](Ends& ends, double y) { ends.below = std::min(ends.below, y); });
            QCOMPARE(seen.size(), expected.size());
            for (const auto& [column, ends] : expected) {
                QCOMPARE(seen[column].least, ends.least);
                QCOMPARE(seen[column].greatest, ends.greatest);
                QCOMPARE(seen[column].above, ends.above);
                QCOMPARE(seen[column].below, ends.below);
            }
        }
    }

    void everyPlaceThatHoldsAPointShowsOneAndThePictureBoundsTheirNumber() {
        const Cloud cloud(200000);
        for (const PlotMapping& mapping : zooms(200000)) {
            const ColumnSample sample = sampleColumns(cloud.points(), mapping, 1, 2);
            const double cells = mapping.rect.height() / 2 / (mapping.yHigh - mapping.yLow);
            const auto cellOf = [&](std::size_t i) {
                return std::pair(columnOf(mapping, cloud.x[i], 1),
                                 static_cast<int>((mapping.yHigh - cloud.y[i]) * cells));
            };
            std::set<std::pair<int, int>> shown;
            for (const std::uint32_t i : sample.drawn)
                shown.insert(cellOf(i));
            for (std::size_t i = 0; i < cloud.x.size(); ++i) {
                const bool within = cloud.x[i] >= mapping.xLow && cloud.x[i] <= mapping.xHigh &&
                                    cloud.y[i] >= mapping.yLow && cloud.y[i] <= mapping.yHigh;
                if (within) QVERIFY(shown.contains(cellOf(i)));
            }
            QVERIFY(sample.drawn.size() <= shown.size() + 3 * 641);
        }
    }

    void aShadedCloudCountsEveryPointAndMarksTheSameExtremes() {
        const Cloud cloud(200000);
        for (const PlotMapping& mapping : zooms(200000)) {
            const CellCounts counts = countCells(cloud.points(), mapping, 1, 2);
            std::size_t within = 0;
            std::map<std::pair<int, int>, int> expected;
            for (std::size_t i = 0; i < cloud.x.size(); ++i) {
                if (!(cloud.x[i] >= mapping.xLow && cloud.x[i] <= mapping.xHigh &&
                      cloud.y[i] >= mapping.yLow && cloud.y[i] <= mapping.yHigh))
                    continue;
                ++within;
                const double row = (mapping.yHigh - cloud.y[i]) *
                                   (mapping.rect.height() / 2 / (mapping.yHigh - mapping.yLow));
                ++expected[{columnOf(mapping, cloud.x[i], 2), static_cast<int>(row)}];
            }
            std::size_t counted = 0;
            for (const auto& [place, count] : expected) {
                const auto at = static_cast<std::size_t>(place.first * counts.rows + place.second);
                QCOMPARE(static_cast<int>(counts.count[at]), count);
                counted += static_cast<std::size_t>(count);
            }
            QCOMPARE(counted, within);
            // The extremes are those of the sample that draws every place.
            const ColumnSample all = sampleColumns(cloud.points(), mapping, 1, 2);
            QCOMPARE(counts.extremes.above, all.above);
            QCOMPARE(counts.extremes.below, all.below);
            using Ends = std::map<int, std::pair<double, double>>;
            const auto endsOf = [&](const std::vector<std::uint32_t>& drawn) {
                Ends ends;
                for (const std::uint32_t i : drawn) {
                    auto& [least, greatest] =
                        ends.try_emplace(columnOf(mapping, cloud.x[i], 1), 1e9, -1e9).first->second;
                    least = std::min(least, cloud.y[i]);
                    greatest = std::max(greatest, cloud.y[i]);
                }
                return ends;
            };
            QVERIFY(endsOf(counts.extremes.drawn) == endsOf(all.drawn));
            QVERIFY(counts.extremes.drawn.size() <= 4 * 641);  // and no more than these are marks
        }
    }

    void everyVoidBlockHasAWindowDrawnAtEveryZoom() {
        auto model = test::windows(3000, 8);
        for (auto& block : model->blocks)
            block.voided = block.ref.index % 97 == 5;
        for (auto& window : model->windows)
            window.voided = model->blocks[static_cast<std::size_t>(window.block)].voided;
        complete(*model, QStringLiteral("set-256k"));
        const auto& series = model->series.back();
        QCOMPARE(series.arm, -1);
        for (double width = 3000; width > 20; width /= 3.3) {
            for (const double start : {0.5, 811.5, 2000.5}) {
                const PlotMapping mapping{QRectF(0, 0, 700, 200), start, start + width, 100, 200};
                const ColumnSample sample = sampleColumns({series.x, series.y}, mapping, 1, 2);
                std::set<int> columns;
                for (const std::uint32_t i : sample.drawn)
                    columns.insert(columnOf(mapping, series.x[i], 1));
                for (const auto& window : model->windows) {
                    if (!window.voided || window.x < start || window.x > start + width) continue;
                    QVERIFY(columns.contains(columnOf(mapping, window.x, 1)));
                }
            }
        }
    }

    void aLinesColumnsHaveItsEnds() {
        const std::vector<double> x = {0, 0.2, 0.4, 0.9, 1.5, 3.1};
        const std::vector<double> y = {5, 9, 1, 4, std::numeric_limits<double>::quiet_NaN(), 7};
        const auto columns = lineColumns({x, y}, {QRectF(0, 0, 4, 10), 0, 4, 0, 10}, 1);
        QCOMPARE(columns.size(), std::size_t{2});
        QCOMPARE(columns[0].column, 0);
        QCOMPARE(columns[0].first, 5.0);
        QCOMPARE(columns[0].least, 1.0);
        QCOMPARE(columns[0].greatest, 9.0);
        QCOMPARE(columns[0].last, 4.0);
        QCOMPARE(columns[1].column, 3);
    }

    void marksNeedRoomAndNumbers() {
        const std::vector<double> x = {0, 1, 2};
        const std::vector<double> y = {0, std::numeric_limits<double>::quiet_NaN(), 1};
        const PointSpan points{x, y};
        QVERIFY(sampleColumns(points, {QRectF(10, 10, -4, 50), 0, 2, 0, 1}, 1, 2).drawn.empty());
        QVERIFY(sampleColumns(points, {QRectF(10, 10, 50, 0), 0, 2, 0, 1}, 1, 2).drawn.empty());
        QVERIFY(sampleColumns(points, {QRectF(10, 10, 50, 50), 0, 0, 0, 1}, 1, 2).drawn.empty());
        QCOMPARE(sampleColumns(points, {QRectF(10, 10, 50, 50), 0, 2, 0, 1}, 1, 2).drawn.size(),
                 std::size_t{2});
    }
};

ASSAY_UI_TEST_MAIN(ColumnSampleTest)
#include "column_sample_test.moc"

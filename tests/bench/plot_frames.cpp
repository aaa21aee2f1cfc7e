// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame costs while a person zooms and pans through a million points: the time from the change of the
// view to the painted window, raster, at 1280×720.
//     bench_plot_frames [POINTS]
// Prints a table; nothing is asserted, since it depends on the machine.
#include "tests/support/ui/ui_test.h"
#include "ui/plot/funnel_plot.h"
#include "ui/plot/paired_differences_plot.h"
#include "ui/plot/raincloud_plot.h"
#include "ui/plot/run_order_plot.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace assay;
using namespace assay::ui;

namespace {

constexpr int rounds = 24;

/// The same numbers on every machine: a sum of twelve uniform ones less six.
class Noise {
  public:
    double operator()() {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += static_cast<double>(engine_()) / 4294967296.0;
        return sum;
    }

  private:
    std::mt19937 engine_{7};
};

std::vector<BlockFacts> facts(int count) {
    std::vector<BlockFacts> blocks;
    blocks.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const bool voided = i % 41 == 7;
        blocks.push_back({{"plan", "run", "set", i},
                          voided,
                          voided ? QStringLiteral("foreign load") : QString(),
                          static_cast<std::uint64_t>(i),
                          1 + i / (count / 3 + 1)});
    }
    return blocks;
}

RunOrderModelPtr runOrder(int points) {
    auto model = std::make_shared<RunOrderModel>();
    model->arms = {{QStringLiteral("A"), QStringLiteral("baseline"), 0},
                   {QStringLiteral("A'"), QStringLiteral("baseline"), 1},
                   {QStringLiteral("B"), QStringLiteral("B"), 2}};
    const int blocks = points / (3 * rounds);
    model->blocks = facts(blocks);
    Noise noise;
    for (int block = 0; block < blocks; ++block) {
        const double level = 157000 * (1 + 0.01 * noise());
        for (int round = 0; round < rounds; ++round)
            for (int arm = 0; arm < 3; ++arm)
                model->windows.push_back({0, level * (arm == 2 ? 0.95 : 1) * (1 + 0.02 * noise()), arm, block,
                                          round, model->blocks[static_cast<std::size_t>(block)].voided});
    }
    complete(*model, QStringLiteral("set"));
    return model;
}

RaincloudModel raincloud(int points) {
    std::vector<verdict::ArmValues> arms = {
        {"A", "baseline", {}, {}, {}, {}}, {"A'", "baseline", {}, {}, {}, {}}, {"B", "B", {}, {}, {}, {}}};
    auto blocks = facts(points / 3);
    Noise noise;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        for (auto& arm : arms) {
            (blocks[i].voided ? arm.voided_values : arm.values)
                .push_back((arm.arm == "B" ? 149000 : 157000) * (1 + 0.02 * noise()));
            (blocks[i].voided ? arm.voided_places : arm.places).push_back(static_cast<int>(i));
        }
    }
    return raincloudModel(experiment::Metric::cpu_ns_per_op, arms, QStringLiteral("set"), Band{-6, -5},
                          Band{-0.5, 0.5}, 2, std::move(blocks));
}

PairedDifferencesModel paired(int points) {
    EffectContext context;
    context.comparison = QStringLiteral("B");
    auto blocks = facts(points);
    std::vector<verdict::BlockEffect> effects;
    Noise noise;
    for (std::size_t i = 0; i < blocks.size(); ++i)
        effects.push_back({static_cast<int>(i), -5 + noise(), blocks[i].voided, static_cast<int>(i)});
    return pairedDifferencesModel(context, std::move(effects), -5, -5.1, -4.9, std::move(blocks));
}

/// As many blocks as so many windows are.
FunnelModel funnel(int points) {
    EffectContext context;
    context.comparison = QStringLiteral("B");
    auto blocks = facts(points / (3 * rounds));
    std::vector<verdict::FunnelPoint> running;
    Noise noise;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (blocks[i].voided) continue;
        const auto n = static_cast<int>(running.size()) + 1;
        const double half = 3 / std::sqrt(n);
        const double median = -5 + noise() / n;
        running.push_back({n, median, median - half, median + half, static_cast<int>(i)});
    }
    return funnelModel(context, std::move(running), 8, std::nullopt, std::move(blocks));
}

struct Times {
    std::vector<double> milliseconds;
    void print(const char* plot, const char* what) {
        std::sort(milliseconds.begin(), milliseconds.end());
        double sum = 0;
        for (const double one : milliseconds)
            sum += one;
        std::printf("%-22s %-12s %8.2f %8.2f %8.2f\n", plot, what,
                    sum / static_cast<double>(milliseconds.size()), milliseconds[milliseconds.size() / 2],
                    milliseconds.back());
        std::fflush(stdout);
    }
};

template <class Change>
double frame(PlotFrame& plot, const Change& change) {
    QElapsedTimer timer;
    timer.start();
    change(plot);
    QCoreApplication::processEvents();  // the queued replot, and the window painted with it
    return 1e-6 * static_cast<double>(timer.nsecsElapsed());
}

void measure(PlotFrame& plot, const char* name) {
    plot.resize(1280, 720);
    plot.show();
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    Times in, out, sideways, whole;
    for (int repeat = 0; repeat < 4; ++repeat) {
        plot.resetView();
        QCoreApplication::processEvents();
        for (int i = 0; i < 20; ++i)
            whole.milliseconds.push_back(frame(plot, [&](PlotFrame& p) { p.pan(i % 2 ? 0.01 : -0.01, 0); }));
        for (int i = 0; i < 25; ++i)
            in.milliseconds.push_back(frame(plot, [](PlotFrame& p) { p.zoom(1.3); }));
        for (int i = 0; i < 20; ++i)
            sideways.milliseconds.push_back(frame(plot, [](PlotFrame& p) { p.pan(0.15, 0); }));
        for (int i = 0; i < 25; ++i)
            out.milliseconds.push_back(frame(plot, [](PlotFrame& p) { p.zoom(1 / 1.3); }));
    }
    whole.print(name, "pan, whole");
    in.print(name, "zoom in");
    sideways.print(name, "pan, zoomed");
    out.print(name, "zoom out");
}

template <class Make>
auto made(const char* what, const Make& make) {
    QElapsedTimer timer;
    timer.start();
    auto model = make();
    std::printf("model of %-20s %8.0f ms (on the pool)\n", what,
                1e-6 * static_cast<double>(timer.nsecsElapsed()));
    return model;
}

}  // namespace

int main(int argc, char** argv) {
    const test::UiEnvironment environment;
    QApplication application(argc, argv);
    environment.prepareApplication();
    const int points = argc > 1 ? std::atoi(argv[1]) : 1000000;
    std::printf("%d points, 1280x720, platform %s\n", points, qPrintable(QGuiApplication::platformName()));
    std::printf("%-22s %-12s %8s %8s %8s\n", "ms a frame", "", "mean", "median", "longest");
    {
        RunOrderPlot plot;
        plot.setModel(made("run order", [&] { return runOrder(points); }));
        measure(plot, "run order");
    }
    {
        RaincloudPlot plot;
        plot.setModel(made("raincloud", [&] { return raincloud(points); }));
        measure(plot, "raincloud");
    }
    {
        PairedDifferencesPlot plot;
        plot.setModel(made("paired differences", [&] { return paired(points); }));
        measure(plot, "paired differences");
    }
    {
        FunnelPlot plot;
        plot.setModel(made("funnel", [&] { return funnel(points); }));
        measure(plot, "funnel");
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_models.h"

#include <cmath>

// Invented points for tests of plots: round numbers, so that a reader can check by eye what is expected.
namespace assay::test {

inline experiment::Question question(experiment::Direction direction = experiment::Direction::lowers,
                                     double material = 1) {
    experiment::Question q;
    q.comparison = "direct-append";
    q.workload = "set-256k";
    q.direction = direction;
    q.material_percent = material;
    return q;
}

inline ui::EffectContext context(verdict::Decision decision = verdict::Decision::confirmed) {
    ui::EffectContext c;
    c.question = question();
    c.comparison = QStringLiteral("direct-append");
    c.baseline = QStringLiteral("baseline");
    c.workload = QStringLiteral("set-256k");
    c.nullBand = ui::Band{-0.3, 0.4};
    c.decision = decision;
    return c;
}

/// Ten blocks; the interval is finite from 8 on and clear of −1% from 9 on.
inline std::vector<verdict::FunnelPoint> funnelPoints() {
    std::vector<verdict::FunnelPoint> points;
    for (int n = 1; n <= 10; ++n)
        points.push_back({n, -5.0 - 0.01 * n, std::nullopt, std::nullopt, n - 1});
    points[7].low_percent = -9.0;
    points[7].high_percent = -0.5;
    points[8].low_percent = -7.0;
    points[8].high_percent = -3.0;
    points[9].low_percent = -5.8;
    points[9].high_percent = -4.9;
    return points;
}

/// Facts of `count` blocks of set-256k, each with layouts of its own; the second is void.
inline std::vector<ui::BlockFacts> blockFacts(int count) {
    std::vector<ui::BlockFacts> blocks;
    for (int i = 0; i < count; ++i) {
        const bool voided = i == 1;
        blocks.push_back({{"plan", "run", "set-256k", i},
                          voided,
                          voided ? QStringLiteral("a check failed") : QString(),
                          static_cast<std::uint64_t>(1000 + i),
                          1});
    }
    return blocks;
}

/// `blocks` blocks of `rounds` rounds of A, A' and direct-append; the second block is void. Not completed.
inline std::shared_ptr<ui::RunOrderModel> windows(int blocks, int rounds) {
    auto model = std::make_shared<ui::RunOrderModel>();
    model->arms = {{QStringLiteral("A"), QStringLiteral("baseline"), 0},
                   {QStringLiteral("A'"), QStringLiteral("baseline"), 1},
                   {QStringLiteral("direct-append"), QStringLiteral("direct-append"), 2}};
    model->blocks = blockFacts(blocks);
    for (int block = 0; block < blocks; ++block) {
        for (int round = 0; round < rounds; ++round) {
            for (int arm = 0; arm < 3; ++arm) {
                const double value =
                    157000 - (arm == 2 ? 8000 : 0) + 500 * std::sin(block * 7 + round * 3 + arm);
                model->windows.push_back({0, value, arm, block, round, block == 1});
            }
        }
    }
    return model;
}

inline std::shared_ptr<ui::RunOrderModel> runOrder(int blocks, int rounds) {
    auto model = windows(blocks, rounds);
    ui::complete(*model, QStringLiteral("set-256k"));
    return model;
}

/// Four blocks, the third void.
inline std::vector<verdict::BlockEffect> effects() {
    return {{0, -5.0, false, 0}, {1, -4.5, false, 1}, {2, +9.0, true, 2}, {3, -6.0, false, 3}};
}

}  // namespace assay::test

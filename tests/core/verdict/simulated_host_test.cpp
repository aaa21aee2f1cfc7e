// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/order.h"
#include "core/stats/anytime_interval.h"
#include "core/verdict/decision.h"
#include "core/verdict/effects.h"
#include "tests/core/stats/simulated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

// Do the error rates hold on hosts that are not polite? Time passes window by window, across blocks: the host
// drifts, remembers (AR(1)) and is disturbed in bursts, whichever arm happens to run. Rounds, orders and
// block values come from the same functions as in a run.
namespace assay::verdict {
namespace {

using experiment::Block;
using experiment::Metric;

constexpr double a = 1;
constexpr double alpha = 0.05;
constexpr int arms = 3;     // A, A', B
constexpr int rounds = 8;   // no multiple of the arms: the balance is not exact
constexpr int blocks = 40;  // a run, looked at after each
constexpr int runs = 1000;

struct Host {
    std::string name;
    std::uint64_t seed;
    double slope = 0;         // ln a window, within a block; a fresh block starts over
    double wander = 0;        // standard deviation of the step of a random walk, a window
    double memory = 0;        // AR(1) coefficient …
    double shock = 0;         // … and the standard deviation of what enters it
    double burst_chance = 0;  // that one begins, a window
    double burst_size = 0;    // ln
    double window_noise = 0.02;
};

void PrintTo(const Host& host, std::ostream* out) {
    *out << host.name;
}

/// The host's speed, one window after the other.
class Time {
  public:
    Time(const Host& host, stats::Random& random) : host_(host), random_(random) {}
    void fresh_block() { in_block_ = 0; }
    /// ln of the factor by which the next window is slowed.
    double next() {
        walk_ += host_.wander * stats::normal(random_);
        remembered_ = host_.memory * remembered_ + host_.shock * stats::normal(random_);
        if (burst_left_ > 0) --burst_left_;
        if (random_.unit() < host_.burst_chance) burst_left_ = 1 + static_cast<int>(random_.below(12));
        return walk_ + remembered_ + host_.slope * in_block_++ + (burst_left_ > 0 ? host_.burst_size : 0) +
               host_.window_noise * stats::normal(random_);
    }

  private:
    const Host& host_;
    stats::Random& random_;
    double walk_ = 0;
    double remembered_ = 0;
    int burst_left_ = 0;
    int in_block_ = 0;
};

using Order = std::vector<std::vector<int>>;

Block measured(Time& time, const Order& order, double effect) {
    Block block;
    for (const char* name : {"A", "A'", "B"}) {
        auto& windows = block.arms.emplace_back();
        windows.arm = name;
        windows.operations.assign(order.size(), 1000);
        windows.cpu_ns.assign(order.size(), 0);
    }
    time.fresh_block();
    for (std::size_t round = 0; round < order.size(); ++round)
        for (const int arm : order[round])
            block.arms[static_cast<std::size_t>(arm)].cpu_ns[round] =
                std::llround(1e9 * std::exp(time.next() + (arm == 2 ? effect : 0)));
    return block;
}

struct Errors {
    int confirmed = 0;  // a claim whose truth is its border, stopped at the worst moment
    int refuted = 0;
    int null_below = 0;  // the null arm shown to differ
    int null_above = 0;
};

/// One more value; true at the first moment when the interval lies wholly on one side of the truth.
struct Series {
    std::vector<double> ascending;
    bool over = false;
    void add(double value) {
        ascending.insert(std::upper_bound(ascending.begin(), ascending.end(), value), value);
    }
    [[nodiscard]] stats::AnytimeInterval interval() const {
        return stats::anytime_interval_of_sorted(ascending, a, alpha);
    }
};

template <class OrderOf>
Errors simulated(const Host& host, const OrderOf& order_of) {
    const Claim claim{experiment::Direction::lowers, Percent(1), Layouts::paired};
    const double truth = to_log_ratio(Percent(-1)).value;
    stats::Random random(host.seed);
    Errors out;
    for (int run = 0; run < runs; ++run) {
        Time time(host, random);
        Series effect;
        Series null;
        for (int index = 0; index < blocks; ++index) {
            const auto block = measured(time, order_of(static_cast<std::uint64_t>(run), index), truth);
            effect.add(block_effect(block, "B", Metric::cpu_ns_per_op, 0.2)->value);
            null.add(block_effect(block, "A'", Metric::cpu_ns_per_op, 0.2)->value);
            const auto decision = decide(effect.interval(), claim);
            if (!effect.over && decision != Decision::inconclusive) {
                ++(decision == Decision::confirmed ? out.confirmed : out.refuted);
                effect.over = true;
            }
            const auto interval = null.interval();
            if (!null.over && direction_shown(interval, experiment::Direction::changes)) {
                ++(*interval.high < 0 ? out.null_below : out.null_above);
                null.over = true;
            }
        }
    }
    return out;
}

class SimulatedHost : public ::testing::TestWithParam<Host> {};

/// 1,000 runs of 40 blocks of 8 rounds a host.
TEST_P(SimulatedHost, WrongVerdictsStayWithinHalfAlphaOnEitherSide) {
    const auto errors = simulated(GetParam(), [](std::uint64_t seed, int index) {
        return experiment::balanced_order(seed, "set", index, arms, rounds);
    });
    EXPECT_LE(errors.confirmed, alpha / 2 * runs);
    EXPECT_LE(errors.refuted, alpha / 2 * runs);
    EXPECT_LE(errors.null_below, alpha / 2 * runs);
    EXPECT_LE(errors.null_above, alpha / 2 * runs);
    RecordProperty("confirmed", errors.confirmed);
    RecordProperty("refuted", errors.refuted);
    RecordProperty("null below", errors.null_below);
    RecordProperty("null above", errors.null_above);
}

INSTANTIATE_TEST_SUITE_P(
    Hosts, SimulatedHost,
    ::testing::Values(Host{"quiet", 501}, Host{.name = "slowing", .seed = 502, .slope = 0.004},
                      Host{.name = "wandering", .seed = 503, .wander = 0.02},
                      Host{.name = "remembering", .seed = 504, .memory = 0.95, .shock = 0.02},
                      Host{.name = "bursts", .seed = 505, .burst_chance = 0.03, .burst_size = 0.5},
                      Host{.name = "everything",
                           .seed = 506,
                           .slope = 0.004,
                           .wander = 0.01,
                           .memory = 0.9,
                           .shock = 0.02,
                           .burst_chance = 0.03,
                           .burst_size = 0.5}),
    [](const auto& host) { return host.param.name; });

/// The trial can fail: on the host that slows down within each block, arms that always run in the same order
/// are found to differ.
TEST(SimulatedHost, AFixedOrderFailsTheSameTrial) {
    const Host host{.name = "slowing", .seed = 502, .slope = 0.004};
    const Order fixed(rounds, {0, 1, 2});
    const auto errors = simulated(host, [&](std::uint64_t, int) { return fixed; });
    EXPECT_GT(errors.refuted, alpha * runs);
    EXPECT_GT(errors.null_above, alpha * runs);
}

}  // namespace
}  // namespace assay::verdict

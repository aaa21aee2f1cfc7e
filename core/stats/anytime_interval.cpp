// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/anytime_interval.h"

#include "core/stats/order_statistics.h"

#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace assay::stats {

namespace {

// Boost's, because std::lgamma writes a global and findings are computed on two threads of the workbench.
// Without the detour through long double, which costs several times as much and adds nothing at the size of
// 1/α.
double log_gamma(double x) {
    using namespace boost::math::policies;
    return boost::math::lgamma(x, policy<promote_double<false>>());
}

double log_beta(double x, double y) {
    return log_gamma(x) + log_gamma(y) - log_gamma(x + y);
}

}  // namespace

double log_e_value(int n, int above, double a) {
    assert(n >= 0 && above >= 0 && above <= n && a > 0);
    return n * std::log(2.0) + log_beta(a + above, a + (n - above)) - log_beta(a, a);
}

std::optional<int> excluded_each_side(int n, double a, double alpha) {
    assert(alpha > 0 && alpha < 1);
    // ln E_n >= ln 1/alpha, with what does not depend on k on the right: a funnel asks this after every
    // block.
    const double limit = -std::log(alpha) - n * std::log(2.0) + log_beta(a, a) + log_gamma(2 * a + n);
    const auto reaches_limit = [&](int above) {
        return log_gamma(a + above) + log_gamma(a + (n - above)) >= limit;
    };
    if (!reaches_limit(0)) return std::nullopt;
    // E_n falls from k = 0 to n/2, where it is at most 1 and so under the limit: the last k that reaches it
    // is found by halving.
    int reaches = 0;
    int misses = n / 2;
    while (misses - reaches > 1) {
        const int middle = reaches + (misses - reaches) / 2;
        (reaches_limit(middle) ? reaches : misses) = middle;
    }
    return reaches;
}

int first_finite(double a, double alpha) {
    int n = 1;
    while (!excluded_each_side(n, a, alpha))
        ++n;
    return n;
}

AnytimeInterval anytime_interval_of_sorted(std::span<const double> ascending, double a, double alpha) {
    assert(std::is_sorted(ascending.begin(), ascending.end()));
    const auto outside = excluded_each_side(static_cast<int>(ascending.size()), a, alpha);
    if (!outside) return {};
    const auto cut = static_cast<std::size_t>(*outside);
    return {ascending[cut], ascending[ascending.size() - 1 - cut]};
}

AnytimeInterval anytime_interval(std::span<const double> values, double a, double alpha) {
    return anytime_interval_of_sorted(sorted(values), a, alpha);
}

double anytime_p(std::span<const double> values, double theta, double a) {
    assert(!std::isnan(theta));
    const auto n = static_cast<int>(values.size());
    const auto at_most =
        static_cast<int>(std::count_if(values.begin(), values.end(), [&](double v) { return v <= theta; }));
    const auto at_least =
        static_cast<int>(std::count_if(values.begin(), values.end(), [&](double v) { return v >= theta; }));
    const int side = std::min({at_most, at_least, n / 2});
    return std::min(1.0, std::exp(-log_e_value(n, side, a)));
}

}  // namespace assay::stats

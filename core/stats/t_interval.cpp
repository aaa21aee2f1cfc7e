// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/t_interval.h"

#include "core/stats/spread.h"

#include <boost/math/distributions/students_t.hpp>

#include <cassert>
#include <cmath>

namespace assay::stats {

TInterval t_interval(std::span<const double> values, double alpha) {
    assert(values.size() >= 2 && alpha > 0 && alpha < 1);
    const auto n = static_cast<double>(values.size());
    const boost::math::students_t student(n - 1);
    const double half = boost::math::quantile(boost::math::complement(student, alpha / 2)) *
                        standard_deviation(values) / std::sqrt(n);
    const double centre = mean(values);
    return {centre - half, centre + half};
}

}  // namespace assay::stats

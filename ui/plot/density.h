// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/numbers.h"

#include <span>
#include <vector>

namespace assay::ui {

struct DensityPoint {
    double x = 0;
    double density = 0;
};

struct Quartiles {
    double low = 0;  // first quartile
    double median = 0;
    double high = 0;        // third quartile
    double whiskerLow = 0;  // the outermost values within 1.5 interquartile ranges (Tukey 1977)
    double whiskerHigh = 0;
};

/// Linear interpolation between order statistics (Hyndman & Fan 1996, type 7). `values` may be in any order;
/// all 0 when empty.
[[nodiscard]] Quartiles quartiles(std::span<const double> values);

/// h = 0.9 · min(s, IQR / 1.34) · n^(−1/5) (Silverman 1986, "Density Estimation", eq. 3.31). 0 without
/// spread.
[[nodiscard]] double silvermanBandwidth(std::span<const double> values);

/// Gaussian kernel density on `steps` equidistant places from 3 bandwidths below the least value to 3 above
/// the greatest. Empty when the values have no spread. What lies beyond 8 bandwidths of a place adds less
/// than 1e-14 of a kernel there and is left out.
[[nodiscard]] std::vector<DensityPoint> kernelDensity(std::span<const double> values, int steps = 160);

/// From the least to the greatest of the bulk of the values, with some air, and all of `must`. Far out is
/// what lies beyond three interquartile ranges (Tukey 1977); what is no number is left out.
[[nodiscard]] Band bulkBand(std::vector<double> values, const std::vector<double>& must);

}  // namespace assay::ui

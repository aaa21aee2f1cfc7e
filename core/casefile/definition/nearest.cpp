// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/nearest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <vector>

namespace assay::casefile::definition {

namespace {

/// Levenshtein's distance, one row at a time.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        auto diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const auto replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string nearest(std::string_view word, std::span<const std::string> known) {
    std::string best;
    auto least = std::max<std::size_t>(2, word.size() / 3) + 1;
    for (const auto& candidate : known) {
        if (const auto edits = distance(word, candidate); edits < least) {
            least = edits;
            best = candidate;
        }
    }
    return best;
}

std::string suggestion(std::string_view word, std::span<const std::string> known) {
    if (const auto near = nearest(word, known); !near.empty())
        return fmt::format("; did you mean '{}'?", near);
    if (known.empty()) return "; there is none";
    return fmt::format("; known are {}", fmt::join(known, ", "));
}

}  // namespace assay::casefile::definition

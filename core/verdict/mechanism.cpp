// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verdict/mechanism.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::verdict {

using experiment::MechanismCounts;

namespace {

std::string grouped(double value) {
    const bool whole = value == std::floor(value);
    auto text = fmt::format("{:.{}f}", std::abs(value), whole ? 0 : 3);
    const auto point = std::min(text.find('.'), text.size());
    for (std::size_t at = point; at > 3; at -= 3)
        text.insert(at - 3, ",");
    return text;
}

struct Quantity {
    const char* metric;
    const char* noun;
    std::int64_t MechanismCounts::*value;
};
constexpr Quantity quantities[] = {{"copies_per_op", "copies", &MechanismCounts::memcpy_calls},
                                   {"copied_bytes_per_op", "copied bytes", &MechanismCounts::memcpy_bytes}};

// As whole numbers over whole numbers, so that "exactly one more" is not a matter of rounding.
MechanismFinding finding_of(const MechanismCounts& base, const MechanismCounts& variant, const Quantity& q) {
    MechanismFinding out;
    out.comparison = variant.variant;
    out.baseline = base.variant;
    out.workload = variant.workload;
    out.metric = q.metric;
    out.operations = variant.operations;
    const auto per_op = [&](const MechanismCounts& c) {
        return static_cast<double>(c.*q.value) / static_cast<double>(c.operations);
    };
    out.baseline_value = per_op(base);
    out.variant_value = per_op(variant);
    const std::int64_t across = variant.*q.value * base.operations - base.*q.value * variant.operations;
    const std::int64_t by = base.operations * variant.operations;
    out.whole = across % by == 0;
    out.difference =
        out.whole ? static_cast<double>(across / by) : static_cast<double>(across) / static_cast<double>(by);
    out.effect_percent = out.baseline_value > 0 ? 100 * out.difference / out.baseline_value
                                                : std::numeric_limits<double>::quiet_NaN();
    out.sentence = fmt::format("{} on {}: {} {} per operation ({} to {}), counted over {} operations.",
                               out.comparison, out.workload, signed_count(out.difference), q.noun,
                               grouped(out.baseline_value), grouped(out.variant_value), out.operations);
    return out;
}

}  // namespace

std::string signed_count(double value) {
    if (value == 0) return "0";
    return (value < 0 ? "−" : "+") + grouped(value);
}

std::vector<MechanismFinding> mechanism_findings(const std::string& baseline,
                                                 std::span<const MechanismCounts> counts) {
    std::vector<MechanismFinding> out;
    for (const auto& variant : counts) {
        if (variant.variant == baseline || !variant.counted()) continue;
        const auto base = std::find_if(counts.begin(), counts.end(), [&](const MechanismCounts& c) {
            return c.variant == baseline && c.workload == variant.workload && c.counted();
        });
        if (base == counts.end()) continue;
        for (const auto& quantity : quantities)
            out.push_back(finding_of(*base, variant, quantity));
    }
    return out;
}

}  // namespace assay::verdict

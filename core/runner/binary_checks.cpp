// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/binary_checks.h"

#include "core/variant/binary_facts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace assay::runner {

using experiment::CheckKind;
using experiment::CheckResult;
using experiment::CheckSpecification;

namespace {

CheckResult count_calls(const CheckSpecification& check, const std::string& variant, std::int64_t expected,
                        const std::filesystem::path& binary) {
    const auto counted = variant::calls_in(binary, check.function, check.callee);
    if (!counted)
        return {check.name, variant,   "", std::to_string(expected), "unknown: " + counted.error().message,
                false,      check.kind};
    return {check.name,
            variant,
            "",
            std::to_string(expected),
            std::to_string(counted->calls),
            counted->calls == expected,
            check.kind};
}

CheckResult find_callers(const CheckSpecification& check, const std::string& variant,
                         const std::filesystem::path& binary) {
    auto expected = check.expected_callers;
    std::sort(expected.begin(), expected.end());
    const auto wanted = fmt::format("{}", fmt::join(expected, ", "));
    const auto callers = variant::callers_of(binary, check.function);
    if (!callers)
        return {check.name, variant, "", wanted, "unknown: " + callers.error().message, false, check.kind};
    return {check.name,           variant,   "", wanted, fmt::format("{}", fmt::join(*callers, ", ")),
            *callers == expected, check.kind};
}

}  // namespace

std::vector<CheckResult> check_binaries(const std::vector<CheckSpecification>& expected,
                                        const std::string& baseline,
                                        const std::map<std::string, std::filesystem::path>& binaries) {
    std::vector<CheckResult> out;
    for (const auto& check : expected) {
        if (check.kind == CheckKind::calls) {
            for (const auto& [variant, calls] : check.expected_calls)
                if (const auto found = binaries.find(variant); found != binaries.end())
                    out.push_back(count_calls(check, variant, calls, found->second));
        } else if (check.kind == CheckKind::callers) {
            if (const auto found = binaries.find(baseline); found != binaries.end())
                out.push_back(find_callers(check, baseline, found->second));
        }
    }
    return out;
}

}  // namespace assay::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/metrics.h"

#include "core/base/json_mapping.h"
#include "core/report/plain_text.h"
#include "core/report/text_table.h"
#include "core/report/wording.h"
#include "core/verdict/metric_rows.h"
#include "core/verdict/profile_shares.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::report {

std::string metrics_text(const casefile::PlanState& plan) {
    using Align = TextTable::Align;
    TextTable table({{"comparison", Align::left},
                     {"workload", Align::left},
                     {"metric", Align::left},
                     {"baseline", Align::decimal},
                     {"variant", Align::decimal},
                     {"effect %", Align::decimal},
                     {"low", Align::decimal},
                     {"high", Align::decimal},
                     {"reading", Align::left}});
    const auto number = [](std::optional<double> value) { return value ? signed_number(*value, 2) : "–"; };
    for (const auto& row : verdict::metric_rows(plan.plan, plan.blocks))
        table.add({one_line(row.comparison), one_line(row.workload), metric_text(row.metric),
                   value_text(row.metric, row.baseline_value), value_text(row.metric, row.variant_value),
                   number(row.effect_percent), number(row.low_percent), number(row.high_percent),
                   row.reading});
    auto out = table.empty() ? "" : table.text(2);
    TextTable threads({{"workload", Align::left},
                       {"arm", Align::left},
                       {"thread", Align::left},
                       {"CPU time/op", Align::decimal}});
    bool several = false;
    std::string before;
    for (const auto& row : verdict::thread_rows(plan.plan, plan.blocks)) {
        threads.add({one_line(row.workload), one_line(row.arm), one_line(row.thread),
                     value_text("cpu_ns_per_op", row.cpu_ns_per_op)});
        several = several || before == row.workload + row.arm;
        before = row.workload + row.arm;
    }
    if (several) out += "\n" + threads.text(2);
    return out;
}

namespace {

std::vector<verdict::ProfileShare> shares(const casefile::Case& state, const casefile::PlanState& plan) {
    std::vector<std::string> functions;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && std::find(functions.begin(), functions.end(), name) == functions.end())
            functions.push_back(name);
    };
    for (const auto& place : state.brief.places)
        add(place.function);
    for (const auto& check : state.expected_checks) {
        if (check.kind != experiment::CheckKind::calls) continue;
        add(check.function);
        add(check.callee);
    }
    return verdict::profile_shares(plan.profiles, functions, plan.plan.alpha);
}

}  // namespace

std::string profile_text(const casefile::Case& state, const casefile::PlanState& plan) {
    std::string out;
    for (const auto& share : shares(state, plan))
        out += wrapped(share.sentence, 100, 2);
    for (const auto& profile : plan.profiles)
        if (profile.samples == 0)
            out += wrapped(
                fmt::format("No profile of {} on {}: {}", profile.variant, profile.workload, profile.unknown),
                100, 2);
    return out;
}

boost::json::array profile_json(const casefile::Case& state, const casefile::PlanState& plan) {
    boost::json::array out;
    for (const auto& share : shares(state, plan))
        out.push_back(to_json(share));
    return out;
}

boost::json::object metrics_json(const casefile::PlanState& plan) {
    return {{"rows", to_json(verdict::metric_rows(plan.plan, plan.blocks))},
            {"threads", to_json(verdict::thread_rows(plan.plan, plan.blocks))}};
}

}  // namespace assay::report

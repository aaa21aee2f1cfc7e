// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_mapping.h"
#include "core/casefile/definition/nearest.h"
#include "core/casefile/definition/parts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace assay::casefile::definition {

namespace {

using experiment::CheckKind;

/// Keys that a kind of check speaks of, beside name and kind: all of them are required, others mean nothing.
std::vector<std::string> keys_of(CheckKind kind) {
    switch (kind) {
        case CheckKind::calls:
            return {"function", "callee", "expected_calls"};
        case CheckKind::callers:
            return {"function", "expected_callers"};
        case CheckKind::aof_bytes:
            return {"workload", "expected"};
        case CheckKind::aof_identical:
            return {"workload"};
        case CheckKind::command_calls:
            return {"workload", "command", "expected"};
        case CheckKind::dbsize:
            return {"workload", "expected"};
    }
    return {};
}

std::vector<std::string> keys_of(const Workloads& workloads) {
    std::vector<std::string> out;
    for (const auto& one : workloads.all)
        out.push_back(one.name);
    return out;
}

}  // namespace

std::vector<experiment::CheckSpecification> checks_of(const Tables& tables, const Names& variants,
                                                      const Workloads& workloads, Problems& problems) {
    Names names("check", problems);
    const auto known_workloads = keys_of(workloads);
    const std::vector<std::string> all_keys = {"workload",       "function",         "callee",  "command",
                                               "expected_calls", "expected_callers", "expected"};
    for (std::size_t i = 0; i < tables.check.size(); ++i) {
        const auto& check = tables.check[i];
        const auto path = fmt::format("check[{}]", i);
        if (names.has(check.name))
            problems.add(path + ".name", fmt::format("there are two checks of the name '{}'", check.name));
        if (check.name.empty()) problems.add(path + ".name", "it is empty");
        names.add_generated(check.name);  // a check's name is a person's sentence, not an identifier
        const auto wanted = keys_of(check.kind);
        for (const auto& key : all_keys) {
            const bool is_wanted = std::find(wanted.begin(), wanted.end(), key) != wanted.end();
            const auto key_path = path + "." + key;
            if (is_wanted && !problems.is_present(key_path))
                problems.add(key_path, fmt::format("this key is missing: a check of kind {} needs {}",
                                                   enum_name(check.kind), fmt::join(wanted, ", ")));
            if (!is_wanted && problems.is_present(key_path))
                problems.add(key_path, fmt::format("a check of kind {} does not look at this key",
                                                   enum_name(check.kind)));
        }
        for (const auto& [name, calls] : check.expected_calls) {
            const auto key_path = path + ".expected_calls." + name;
            variants.expect(name, key_path);
            if (calls < 0)
                problems.add(key_path, fmt::format("{} is out of range: it must be at least 0", calls));
        }
        if (!check.workload.empty() && std::find(known_workloads.begin(), known_workloads.end(),
                                                 check.workload) == known_workloads.end())
            problems.add(path + ".workload", fmt::format("there is no workload '{}'{}", check.workload,
                                                         suggestion(check.workload, known_workloads)));
    }
    return tables.check;
}

}  // namespace assay::casefile::definition

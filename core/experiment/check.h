// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Exact expectations that a case names beforehand, and what was observed.
namespace assay::experiment {

/// calls          calls of `callee` in `function`, from the binary; `expected_calls` per variant
/// callers        the direct callers of `function`, from the baseline's binary, are just `expected_callers`
/// aof_bytes      length of the incremental AOF after the proof pass of `workload`
/// aof_identical  SHA-256 of the incremental AOF agrees between all variants after the proof pass
/// command_calls  calls of `command` that INFO commandstats counts in the proof pass
/// dbsize         DBSIZE after the proof pass
BOOST_DEFINE_ENUM_CLASS(CheckKind, calls, callers, aof_bytes, aof_identical, command_calls, dbsize)

struct CheckSpecification {
    std::string name;
    CheckKind kind = CheckKind::calls;
    std::string workload;
    std::string function;
    std::string callee;
    std::string command;
    std::map<std::string, std::int64_t> expected_calls;
    std::vector<std::string> expected_callers;
    std::optional<std::int64_t> expected;
    bool operator==(const CheckSpecification&) const = default;
};
BOOST_DESCRIBE_STRUCT(CheckSpecification, (),
                      (name, kind, workload, function, callee, command, expected_calls, expected_callers,
                       expected))

/// `expected` and `observed` are for a person and for comparison as text ("2", "536938548", a hash).
struct CheckResult {
    std::string name;
    std::string variant;
    std::string workload;
    std::string expected;
    std::string observed;
    bool passed = false;
    std::optional<CheckKind> kind;  // absent for what is not one of the case's own checks (a block's summary)
    bool operator==(const CheckResult&) const = default;
};
BOOST_DESCRIBE_STRUCT(CheckResult, (), (name, variant, workload, expected, observed, passed, kind))

}  // namespace assay::experiment

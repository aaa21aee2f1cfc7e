// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_mapping.h"
#include "core/casefile/events.h"
#include "core/experiment/sizing.h"

#include <boost/describe.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The tables of a definition as plain types: their members are the keys that a person may write, their rules
// below say what is required and which numbers are allowed. Reading them needs no code by key.
namespace assay::casefile::definition {

struct CaseTable {
    std::string title;
    std::string project;
    std::string category;
    std::string claim;
    std::string hypothesis;
    std::string change_to_test;
    std::string would_confirm;
    std::string would_refute;
    std::vector<CodePlace> place;
    std::vector<std::string> links;
};
BOOST_DESCRIBE_STRUCT(CaseTable, (),
                      (title, project, category, claim, hypothesis, change_to_test, would_confirm,
                       would_refute, place, links))

struct VariantTable {
    std::string name;
    std::string description;
    variant::Role role = variant::Role::candidate;
    std::optional<double> dose;
    std::string source;                // "debian:redis", "git:…", a path …; see source.h
    std::string sha256;                // of a tarball
    std::string commit;                // of a git repository
    std::vector<std::string> patches;  // files
    std::vector<std::string> make_arguments;
};
BOOST_DESCRIBE_STRUCT(VariantTable, (),
                      (name, description, role, dose, source, sha256, commit, patches, make_arguments))

/// One workload for each value of just one of these, named WORKLOAD@VALUE.
struct Sweep {
    std::vector<std::int64_t> payload_bytes;
    std::vector<std::int64_t> pipeline;
    std::vector<std::int64_t> connections;
    std::vector<std::int64_t> key_space;
    std::vector<std::int64_t> arguments;  // how often `repeated` is appended to the command
    std::vector<std::string> repeated;    // {repetition} in it counts from 0
};
BOOST_DESCRIBE_STRUCT(Sweep, (), (payload_bytes, pipeline, connections, key_space, arguments, repeated))

struct WorkloadTable : workload::Specification {
    std::optional<Sweep> sweep;
};
BOOST_DESCRIBE_STRUCT(WorkloadTable, (workload::Specification), (sweep))

using CheckTable = experiment::CheckSpecification;
using PlanTable = experiment::Plan;

/// A whole definition. (`case_` is written `case`, as json_mapping.h does for words of C++.)
struct Tables {
    std::int64_t format = current_format;
    CaseTable case_;
    std::vector<VariantTable> variant;
    std::vector<WorkloadTable> workload;
    std::vector<CheckTable> check;
    std::vector<PlanTable> plan;
};
BOOST_DESCRIBE_STRUCT(Tables, (), (format, case_, variant, workload, check, plan))

/// Allowed values of a number: low to high, the ends themselves unless `open`.
struct Range {
    std::string_view key;
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    bool open = false;
};
struct Renamed {
    std::string_view member;
    std::string_view key;  // "" = not for a person to write
};

template <class T>
struct Rules {
    static constexpr std::array<std::string_view, 0> required = {};
    static constexpr std::array<Range, 0> ranges = {};
    static constexpr std::array<Renamed, 0> renamed = {};
};

template <>
struct Rules<Tables> : Rules<void> {
    static constexpr std::array<std::string_view, 3> required = {"case", "variant", "workload"};
    static constexpr std::array<Range, 1> ranges = {{{"format", 1, current_format}}};
};
template <>
struct Rules<CaseTable> : Rules<void> {
    static constexpr std::array<std::string_view, 2> required = {"title", "claim"};
};
template <>
struct Rules<CodePlace> : Rules<void> {
    static constexpr std::array<std::string_view, 1> required = {"file"};
    static constexpr std::array<Range, 2> ranges = {{{"first_line", 0}, {"last_line", 0}}};
};
template <>
struct Rules<VariantTable> : Rules<void> {
    static constexpr std::array<std::string_view, 3> required = {"name", "role", "source"};
};
template <>
struct Rules<WorkloadTable> : Rules<void> {
    static constexpr std::array<std::string_view, 2> required = {"name", "command"};
    static constexpr std::array<Range, 7> ranges = {{{"payload_bytes", 0, 536870912},
                                                     {"key_space", 1, 9007199254740992},
                                                     {"pipeline", 1, 10000},
                                                     {"connections", 1, 1000},
                                                     {"proof_operations", 1, 1099511627776},
                                                     {"rounds", 0, 100000},
                                                     {"warmup_rounds", -1, 100000}}};
    static constexpr std::array<Renamed, 1> renamed = {{{"sweep_point", ""}}};
};
template <>
struct Rules<CheckTable> : Rules<void> {
    static constexpr std::array<std::string_view, 2> required = {"name", "kind"};
    static constexpr std::array<Range, 1> ranges = {{{"expected", 0}}};
};
template <>
struct Rules<PlanTable> : Rules<void> {
    static constexpr std::array<std::string_view, 2> required = {"name", "question"};
    static constexpr std::array<Range, 13> ranges = {
        {{"rounds", 0, 100000},
         {"warmup_rounds", 0, 100000},
         {"window_ms", experiment::shortest_window_ms, experiment::longest_window_ms},
         {"trim", 0, 0.4999},
         {"mixture_a", 0, 1000, true},
         {"alpha", 0, 1, true},
         {"minimum_blocks", 1, 1000000},
         {"maximum_blocks", 0, 1000000},
         {"injection_blocks", 0, 1000000},
         {"budget_seconds", 0, experiment::longest_budget_seconds, true},
         {"void_limit", 0, 1},
         {"foreign_load_limit", 0, 1},
         {"foreign_load_trim", 0, 0.4999}}};
    static constexpr std::array<Renamed, 3> renamed = {
        {{"questions", "question"}, {"binaries", ""}, {"doses", ""}}};
};
template <>
struct Rules<experiment::Question> : Rules<void> {
    static constexpr std::array<std::string_view, 2> required = {"comparison", "workload"};
    static constexpr std::array<Range, 1> ranges = {{{"material_percent", 0, 100, true}}};
};

/// How a member is called in the file; "" when it is not for a person to write.
template <class T>
[[nodiscard]] std::string key_of(std::string_view member) {
    for (const Renamed& renamed : Rules<T>::renamed)
        if (renamed.member == member) return std::string(renamed.key);
    return std::string(mapping::without_underscore(member));
}

}  // namespace assay::casefile::definition

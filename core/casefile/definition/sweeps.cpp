// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/sweeps.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::casefile::definition {

namespace {

using workload::Specification;

struct Parameter {
    std::string name;
    const std::vector<std::int64_t>* values;
};

std::vector<Parameter> parameters_of(const Sweep& sweep) {
    return {{"payload_bytes", &sweep.payload_bytes},
            {"pipeline", &sweep.pipeline},
            {"connections", &sweep.connections},
            {"key_space", &sweep.key_space},
            {"arguments", &sweep.arguments}};
}

Range range_of(const std::string& parameter) {
    if (parameter == "arguments") return {parameter, 1, 10000};
    for (const Range& range : Rules<WorkloadTable>::ranges)
        if (range.key == parameter) return range;
    return {};
}

/// `value` times the repeated arguments, {repetition} counted.
void append_repeated(workload::CommandTemplate& command, const std::vector<std::string>& repeated,
                     std::int64_t value) {
    constexpr std::string_view placeholder = "{repetition}";
    for (std::int64_t repetition = 0; repetition < value; ++repetition)
        for (auto argument : repeated) {
            for (auto at = argument.find(placeholder); at != std::string::npos;
                 at = argument.find(placeholder, at))
                argument.replace(at, placeholder.size(), std::to_string(repetition));
            command.push_back(std::move(argument));
        }
}

Specification one_of(const WorkloadTable& table, const std::string& parameter, std::int64_t value) {
    Specification out = table;
    out.name = fmt::format("{}@{}", table.name, value);
    out.sweep_point = workload::SweepPoint{table.name, parameter, value};
    if (parameter == "payload_bytes") out.payload_bytes = value;
    if (parameter == "pipeline") out.pipeline = static_cast<int>(value);
    if (parameter == "connections") out.connections = static_cast<int>(value);
    if (parameter == "key_space") out.key_space = value;
    if (parameter == "arguments") append_repeated(out.command, table.sweep->repeated, value);
    return out;
}

void check_repeated(const Sweep& sweep, const std::string& path, Problems& problems) {
    if (sweep.arguments.empty() == sweep.repeated.empty()) return;
    problems.add(
        path + (sweep.repeated.empty() ? ".arguments" : ".repeated"),
        "arguments and repeated go together: how often, and what is appended to the command",
        "for example sweep = { arguments = [1, 10], repeated = [\"{key}:{repetition}\", \"{value}\"] }");
}

}  // namespace

std::vector<Specification> swept(const WorkloadTable& table, const std::string& workload_path,
                                 Problems& problems) {
    const auto path = workload_path + ".sweep";
    std::vector<Specification> out;
    std::vector<std::string> names;
    check_repeated(*table.sweep, path, problems);
    for (const auto& [parameter, values] : parameters_of(*table.sweep)) {
        if (values->empty()) continue;
        names.push_back(parameter);
        if (values->size() > most_sweep_values)
            problems.add(path + "." + parameter, fmt::format("{} values are too many: at most {}",
                                                             values->size(), most_sweep_values));
        const auto range = range_of(parameter);
        for (std::size_t i = 0; i < values->size(); ++i) {
            const auto value = (*values)[i];
            const auto at = fmt::format("{}.{}[{}]", path, parameter, i);
            const auto number = static_cast<double>(value);
            if (!(number >= range.low && number <= range.high)) {
                problems.add(at, fmt::format("{} is out of range: it must lie from {} to {}", value,
                                             range.low, range.high));
                continue;
            }
            if (std::find(values->begin(), values->begin() + static_cast<std::ptrdiff_t>(i), value) !=
                values->begin() + static_cast<std::ptrdiff_t>(i)) {
                problems.add(at, fmt::format("the value {} is there twice", value));
                continue;
            }
            out.push_back(one_of(table, parameter, value));
        }
    }
    if (names.size() != 1)
        problems.add(
            path,
            "expected values of just one of payload_bytes, pipeline, connections, key_space, arguments");
    return out;
}

}  // namespace assay::casefile::definition

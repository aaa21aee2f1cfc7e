// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/parts.h"
#include "core/workload/command_template.h"
#include "core/workload/encoder.h"

#include <fmt/format.h>

namespace assay::casefile::definition {

namespace {

using workload::Specification;

void check_command(const workload::CommandTemplate& command, const std::string& path, Problems& problems) {
    if (command.empty()) problems.add(path, "the command is empty");
    for (std::size_t i = 0; i < command.size(); ++i)
        if (const auto parsed = workload::parse_argument(command[i]); !parsed)
            problems.add(fmt::format("{}[{}]", path, i), parsed.error().message, parsed.error().advice);
}

std::vector<Specification> swept(const WorkloadTable& table, const std::string& path, Problems& problems) {
    const auto& sweep = *table.sweep;
    std::vector<Specification> out;
    int parameters = 0;
    const auto over = [&](const std::vector<std::int64_t>& values, auto member) {
        if (!values.empty()) ++parameters;
        for (const auto value : values) {
            Specification one = table;
            auto& field = one.*member;
            if (!std::in_range<std::remove_reference_t<decltype(field)>>(value)) {
                problems.add(path + ".sweep", fmt::format("{} is out of range", value));
                continue;
            }
            field = static_cast<std::remove_reference_t<decltype(field)>>(value);
            one.name = fmt::format("{}@{}", table.name, value);
            out.push_back(std::move(one));
        }
    };
    over(sweep.payload_bytes, &Specification::payload_bytes);
    over(sweep.pipeline, &Specification::pipeline);
    over(sweep.connections, &Specification::connections);
    if (parameters != 1)
        problems.add(path + ".sweep", "expected values of just one of payload_bytes, pipeline, connections");
    return out;
}

/// What a command itself says, with its place; then everything else that a server or the gates would refuse.
void check(const Specification& specification, const std::string& path, Problems& problems) {
    if (const auto valid = workload::validate(specification); !valid)
        problems.add(path, valid.error().message, valid.error().advice);
}

}  // namespace

Workloads workloads_of(const Tables& tables, Names& names, Problems& problems) {
    Workloads out;
    for (std::size_t i = 0; i < tables.workload.size(); ++i) {
        const auto& table = tables.workload[i];
        const auto path = fmt::format("workload[{}]", i);
        names.add(table.name, path + ".name");
        const auto expanded =
            table.sweep ? swept(table, path, problems) : std::vector<Specification>{Specification(table)};
        check_command(table.command, path + ".command", problems);
        for (std::size_t s = 0; s < table.setup.size(); ++s)
            check_command(table.setup[s], fmt::format("{}.setup[{}]", path, s), problems);
        for (const auto& one : expanded) {
            if (!problems.any()) check(one, path, problems);
            if (out.meaning[table.name].size() < expanded.size()) out.meaning[table.name].push_back(one.name);
            out.all.push_back(one);
        }
    }
    return out;
}

}  // namespace assay::casefile::definition

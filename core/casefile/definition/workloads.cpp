// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/parts.h"
#include "core/casefile/definition/sweeps.h"
#include "core/redis/server_config.h"
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
        if (!table.sweep || table.sweep->arguments.empty())
            check_command(table.command, path + ".command", problems);
        else if (!expanded.empty())  // the command as it is sent: what is appended may hold the mistake
            check_command(expanded.back().command, path + ".command", problems);
        for (std::size_t s = 0; s < table.setup.size(); ++s)
            check_command(table.setup[s], fmt::format("{}.setup[{}]", path, s), problems);
        for (const auto& [directive, value] : table.server_config)
            if (const auto good = redis::check_directive(directive, value); !good)
                problems.add(fmt::format("{}.server_config.{}", path, directive), good.error().message,
                             good.error().advice);
        out.meaning[table.name];  // known, even when every value of its sweep is wrong
        for (const auto& one : expanded) {
            if (!problems.any()) check(one, path, problems);
            if (out.meaning[table.name].size() < expanded.size()) out.meaning[table.name].push_back(one.name);
            out.all.push_back(one);
        }
    }
    return out;
}

}  // namespace assay::casefile::definition

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition.h"

#include "core/base/files.h"
#include "core/casefile/definition/parts.h"
#include "core/casefile/definition/reading.h"

#include <fmt/format.h>

namespace assay::casefile {

namespace {

bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n") == text.npos;
}

void check_brief(const definition::CaseTable& table, definition::Problems& problems) {
    if (is_blank(table.title)) problems.add("case.title", "it is empty", "name the case in a few words");
    if (is_blank(table.claim)) problems.add("case.claim", "it is empty", "say what the change does");
}

CaseOpened opening(const definition::CaseTable& table) {
    CaseOpened out;
    out.title = table.title;
    out.project = table.project;
    out.category = table.category;
    out.claim = table.claim;
    out.hypothesis = table.hypothesis;
    out.change_to_test = table.change_to_test;
    out.would_confirm = table.would_confirm;
    out.would_refute = table.would_refute;
    out.places = table.place;
    out.links = table.links;
    return out;
}

}  // namespace

Result<std::vector<Event>> read_definition(const std::filesystem::path& file) {
    const auto text = read_file(file, std::size_t{8} << 20);
    if (!text) return fail(text.error());
    definition::Problems problems(file);
    return read_definition_text(*text, file, problems);
}

Result<std::vector<Event>> read_definition_text(std::string_view text, const std::filesystem::path& file,
                                                definition::Problems& problems) {
    const auto tables = definition::read_tables(text, file, problems);
    if (!tables) return fail(tables.error());
    // What is named wrongly is only looked for once the shape holds: one slip should not be told three times.
    if (problems.any()) return fail(problems.error());

    std::error_code error;
    const auto folder = std::filesystem::absolute(file, error).parent_path();
    definition::Names variant_names("variant", problems);
    definition::Names workload_names("workload", problems);
    check_brief(tables->case_, problems);
    const auto variants = definition::variants_of(*tables, folder, variant_names, problems);
    const auto workloads = definition::workloads_of(*tables, workload_names, problems);
    const auto checks = definition::checks_of(*tables, variant_names, workloads, problems);
    const auto plans = definition::plans_of(*tables, variant_names, workloads, problems);
    if (problems.any()) return fail(problems.error());

    std::vector<Event> out;
    out.emplace_back(opening(tables->case_));
    for (const auto& recipe : variants)
        out.emplace_back(VariantAdded{recipe, {}, {}});
    for (const auto& specification : workloads.all)
        out.emplace_back(WorkloadAdded{specification, {}, {}});
    for (const auto& check : checks)
        out.emplace_back(CheckExpected{check});
    for (const auto& plan : plans)
        out.emplace_back(PlanDrafted{plan, {}, {}});
    return out;
}

}  // namespace assay::casefile

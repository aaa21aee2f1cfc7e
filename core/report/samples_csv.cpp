// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/samples_csv.h"

#include <fmt/format.h>

#include <iterator>

namespace assay::report {

namespace {

using experiment::ArmWindows;
using experiment::Block;

constexpr std::string_view header =
    "plan,run,workload,block,voided,round,position,arm,variant,operations,wall_ns,cpu_ns,run_delay_ns,minor_"
    "faults,"
    "voluntary_switches,involuntary_switches,load_cpu_ns,artefact_bytes,binary_sha256,layout_seed,void_"
    "reason\r\n";

/// RFC 4180: in quotes when it holds a comma, a quote or a line break; quotes inside are doubled. A
/// spreadsheet takes a cell that begins with one of = + - @ for a formula, so such text gets an apostrophe in
/// front.
std::string quoted(const std::string& text) {
    const bool formula =
        !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    const std::string safe = formula ? "'" + text : text;
    if (safe.find_first_of(",\"\r\n") == std::string::npos) return safe;
    std::string out = "\"";
    for (const char c : safe) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

void add_number(std::string& out, const std::vector<std::int64_t>& column, std::size_t round) {
    if (round < column.size()) fmt::format_to(std::back_inserter(out), "{}", column[round]);
    out += ',';
}

/// What is the same in all rows of an arm, written once.
struct ArmCells {
    std::string front;  // plan to voided
    std::string names;  // arm, variant
    std::string back;   // binary to void reason
};

std::vector<ArmCells> cells_of(const Block& block) {
    std::vector<ArmCells> out;
    for (const auto& arm : block.arms) {
        ArmCells cells;
        cells.front = fmt::format("{},{},{},{},{},", quoted(block.plan_sha256), quoted(block.run),
                                  quoted(block.workload), block.index, block.void_reason ? 1 : 0);
        cells.names = fmt::format("{},{},", quoted(arm.arm), quoted(arm.variant));
        cells.back = fmt::format("{},{},{}\r\n", quoted(arm.binary_sha256),
                                 block.layout_seed ? std::to_string(*block.layout_seed) : std::string(),
                                 block.void_reason ? quoted(*block.void_reason) : std::string());
        out.push_back(std::move(cells));
    }
    return out;
}

void add_block(std::string& out, const Block& block) {
    const auto cells = cells_of(block);
    for (std::size_t round = 0; round < block.order.size(); ++round) {
        const auto& order = block.order[round];
        for (std::size_t position = 0; position < order.size(); ++position) {
            const auto index = static_cast<std::size_t>(order[position]);
            if (order[position] < 0 || index >= block.arms.size()) continue;  // a file by another hand
            const auto& arm = block.arms[index];
            out += cells[index].front;
            fmt::format_to(std::back_inserter(out), "{},{},", round, position);
            out += cells[index].names;
            for (const auto* column :
                 {&arm.operations, &arm.wall_ns, &arm.cpu_ns, &arm.run_delay_ns, &arm.minor_faults,
                  &arm.voluntary_switches, &arm.involuntary_switches, &arm.load_cpu_ns, &arm.artefact_bytes})
                add_number(out, *column, round);
            out += cells[index].back;
        }
    }
}

}  // namespace

std::string samples_csv(const casefile::Case& state) {
    std::string out(header);
    for (const auto& plan : state.plans)
        for (const auto& block : plan.blocks)
            add_block(out, *block);
    return out;
}

}  // namespace assay::report

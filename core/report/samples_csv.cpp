// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/samples_csv.h"

#include "core/verdict/block_validity.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

namespace assay::report {

namespace {

using experiment::ArmWindows;
using experiment::Block;

constexpr std::string_view header =
    "plan,run,workload,block,voided,round,position,arm,variant,operations,wall_ns,cpu_ns,run_delay_ns,minor_"
    "faults,"
    "voluntary_switches,involuntary_switches,load_cpu_ns,artefact_bytes,binary_sha256,layout_seed,void_"
    "reason,all_cpu_ns,peak_memory_bytes,server_usec_per_call,thread_cpu_ns,address_seed\r\n";

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
    std::string arm;    // what is known of the arm as a whole: peak memory to threads
};

/// "io_thd_1=120 redis-server=98000", names as the kernel has them; each has no blank.
std::string threads_text(const ArmWindows& arm) {
    std::string out;
    for (const auto& [name, cpu_ns] : arm.thread_cpu_ns) {
        auto word = name;
        std::replace(word.begin(), word.end(), ' ', '_');
        out += fmt::format("{}{}={}", out.empty() ? "" : " ", word, cpu_ns);
    }
    return out;
}

template <class T>
std::string or_empty(const std::optional<T>& value) {
    return value ? fmt::format("{}", *value) : std::string();
}

std::vector<ArmCells> cells_of(const Block& block) {
    std::vector<ArmCells> out;
    const auto why_void = verdict::void_reason(block);
    for (const auto& arm : block.arms) {
        ArmCells cells;
        cells.front = fmt::format("{},{},{},{},{},", quoted(block.plan_sha256), quoted(block.run),
                                  quoted(block.workload), block.index, why_void ? 1 : 0);
        cells.names = fmt::format("{},{},", quoted(arm.arm), quoted(arm.variant));
        cells.back = fmt::format("{},{},{},", quoted(arm.binary_sha256),
                                 block.layout_seed ? std::to_string(*block.layout_seed) : std::string(),
                                 why_void ? quoted(*why_void) : std::string());
        cells.arm = fmt::format("{},{},{},{}\r\n", or_empty(arm.peak_memory_bytes),
                                or_empty(arm.server_usec_per_call), quoted(threads_text(arm)),
                                or_empty(block.address_seed));
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
            add_number(out, arm.all_cpu_ns, round);
            out += cells[index].arm;
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

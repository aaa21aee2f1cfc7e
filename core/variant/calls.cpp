// SPDX-License-Identifier: GPL-3.0-or-later
// calls_in and callers_of: symbols give the ranges and entries, branches.h what goes where.
#include "core/variant/binary_facts.h"
#include "core/variant/branches.h"
#include "core/variant/elf_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

/// "feedAppendOnlyFile.cold" belongs to "feedAppendOnlyFile": a C identifier has no dot, so whatever follows
/// one was put there by the compiler when it split or cloned the function.
std::string_view owner_of(std::string_view symbol) {
    return symbol.substr(0, symbol.find('.'));
}

/// A .cold piece is entered from its own function alone: reaching it is no call of the function.
bool is_entry(std::string_view symbol) {
    return symbol.find(".cold") == symbol.npos;
}

/// What all questions about calls need of a binary.
struct Code {
    ElfFile file;
    std::vector<FunctionSymbol> functions;  // by address
    std::vector<CodeSection> sections;

    [[nodiscard]] std::vector<FunctionSymbol> family(std::string_view name) const {
        std::vector<FunctionSymbol> out;
        for (const auto& function : functions)
            if (owner_of(function.name) == name) out.push_back(function);
        return out;
    }
    /// Where the code of a symbol ends; the next symbol's start where the file does not say.
    [[nodiscard]] std::uint64_t end_of(const FunctionSymbol& function) const {
        if (function.size > 0) return function.address + function.size;
        const auto next =
            std::upper_bound(functions.begin(), functions.end(), function.address,
                             [](std::uint64_t address, const auto& f) { return address < f.address; });
        return next != functions.end() ? next->address : UINT64_MAX;
    }
    [[nodiscard]] const CodeSection* section_of(std::uint64_t address) const {
        for (const auto& section : sections)
            if (section.holds(address)) return &section;
        return nullptr;
    }
    /// The function that the address lies in; "" between functions.
    [[nodiscard]] std::string_view function_at(std::uint64_t address) const {
        auto next = std::upper_bound(functions.begin(), functions.end(), address,
                                     [](std::uint64_t a, const auto& f) { return a < f.address; });
        while (next != functions.begin()) {
            --next;
            if (address < end_of(*next)) return owner_of(next->name);
            if (next->address + (std::uint64_t{1} << 20) < address) break;
        }
        return {};
    }
};

Result<Code> read_code(const fs::path& binary) {
    auto file = ElfFile::open(binary);
    if (!file) return fail(std::move(file.error()));
    if (!file->has_symbols())
        return fail(ErrorKind::unsupported,
                    fmt::format("'{}' is stripped: it has no symbol table, so no function can be found in it",
                                binary.string()),
                    "use a binary that was not stripped (make without `strip`, or Debian's -dbgsym package)");
    auto functions = file->functions();
    auto sections = file->code();
    return Code{std::move(*file), std::move(functions), std::move(sections)};
}

Error no_symbol(const fs::path& binary, const std::string& name) {
    return {
        ErrorKind::not_found,
        fmt::format(
            "'{}' has no function '{}': the compiler inlined it everywhere, or there is none of that name",
            binary.string(), name),
        "check the spelling; a function that was inlined leaves no calls to count",
        {}};
}

/// Everything that reaches a function: its entries, its PLT stubs, its slots.
struct Targets {
    std::set<std::uint64_t> entries;
    std::set<std::uint64_t> slots;
    [[nodiscard]] bool empty() const { return entries.empty() && slots.empty(); }
    [[nodiscard]] bool hit_by(const Branch& branch) const {
        return branch.slot != 0 ? slots.contains(branch.slot) : entries.contains(branch.target);
    }
};

Result<Targets> targets_of(const Code& code, const std::string& name) {
    Targets targets;
    for (const auto& function : code.family(name))
        if (is_entry(function.name)) targets.entries.insert(function.address);
    auto stubs = plt_entries(code.file);
    if (!stubs) return fail(std::move(stubs.error()));
    for (const auto& [address, import] : *stubs)
        if (import == name) targets.entries.insert(address);
    for (const auto& [slot, import] : code.file.imported_slots())
        if (import == name) targets.slots.insert(slot);
    return targets;
}

}  // namespace

Result<CallCount> calls_in(const fs::path& binary, const std::string& function, const std::string& callee) {
    auto code = read_code(binary);
    if (!code) return fail(std::move(code.error()));
    const auto pieces = code->family(function);
    if (pieces.empty()) return fail(no_symbol(binary, function));
    auto targets = targets_of(*code, callee);
    if (!targets) return fail(std::move(targets.error()));
    if (targets->empty()) return fail(no_symbol(binary, callee));

    CallCount count;
    std::set<std::uint64_t> seen;  // two names for one place (aliases) must not count twice
    for (const auto& piece : pieces) {
        count.symbols.push_back(piece.name);
        const auto* section = code->section_of(piece.address);
        if (section == nullptr) continue;
        auto branches = branches_in(*section, piece.address, code->end_of(piece), code->file.machine());
        if (!branches) return fail(std::move(branches.error()));
        for (const auto& branch : *branches) {
            if (!targets->hit_by(branch)) continue;
            // A jump to one's own start is a loop.
            if (!branch.call && function == callee) continue;
            if (!seen.insert(branch.from).second) continue;
            ++count.calls;
            if (!branch.call) ++count.tail_jumps;
        }
    }
    std::sort(count.symbols.begin(), count.symbols.end());
    return count;
}

Result<std::vector<std::string>> callers_of(const fs::path& binary, const std::string& function) {
    auto code = read_code(binary);
    if (!code) return fail(std::move(code.error()));
    auto targets = targets_of(*code, function);
    if (!targets) return fail(std::move(targets.error()));
    if (targets->empty()) return fail(no_symbol(binary, function));

    std::set<std::string> callers;
    for (const auto& section : code->sections) {
        if (section.is_plt()) continue;
        // Decoding starts afresh at each symbol, so that data between functions cannot put it out of step.
        std::set<std::uint64_t> cuts{section.address, section.address + section.bytes.size()};
        for (const auto& symbol : code->functions)
            if (section.holds(symbol.address)) cuts.insert(symbol.address);
        for (auto begin = cuts.begin(); std::next(begin) != cuts.end(); ++begin) {
            auto branches = branches_in(section, *begin, *std::next(begin), code->file.machine());
            if (!branches) return fail(std::move(branches.error()));
            for (const auto& branch : *branches) {
                if (!targets->hit_by(branch)) continue;
                const auto caller = code->function_at(branch.from);
                if (!branch.call && caller == function) continue;  // between its own pieces, or a loop
                callers.insert(caller.empty() ? fmt::format("code at 0x{:x}", branch.from)
                                              : std::string(caller));
            }
        }
    }
    return std::vector<std::string>(callers.begin(), callers.end());
}

}  // namespace assay::variant

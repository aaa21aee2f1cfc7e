// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/program_symbols.h"

#include "core/layout/elf_image.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <elf.h>
#include <string_view>
#include <utility>

namespace assay::layout {

namespace {

/// Sections whose order is free. That of constructors (.init_array) is not.
bool may_be_ordered(std::string_view section) {
    constexpr std::array<std::string_view, 4> names{".rodata", ".data.rel.ro", ".data", ".bss"};
    return std::find(names.begin(), names.end(), section) != names.end();
}

bool is_thread_storage(std::string_view section) {
    return section == ".tdata" || section == ".tbss";
}

std::optional<std::string> first_move(const Addresses& a, const Addresses& b,
                                      const std::set<std::string>& excepted, const char* kind) {
    const auto sentence = [&](const std::string& name, const std::vector<std::uint64_t>& here,
                              const std::vector<std::uint64_t>& there) {
        return fmt::format("the {} '{}' lies at {:#x} in one and at {:#x} in the other", kind, name,
                           fmt::join(here, ", "), fmt::join(there, ", "));
    };
    for (const auto& [name, addresses] : a) {
        if (excepted.contains(name)) continue;
        const auto other = b.find(name);
        if (other == b.end()) return fmt::format("the {} '{}' is in one of them only", kind, name);
        if (other->second != addresses) return sentence(name, addresses, other->second);
    }
    for (const auto& [name, addresses] : b)
        if (!a.contains(name) && !excepted.contains(name))
            return fmt::format("the {} '{}' is in one of them only", kind, name);
    return std::nullopt;
}

}  // namespace

Result<ProgramSymbols> program_symbols(const std::filesystem::path& program) {
    const auto image = ElfImage::open(program);
    if (!image) return fail(image.error());
    ProgramSymbols out;
    for (const auto& section : image->sections()) {
        if (section.name == ".text") out.text_begin = section.address;
        if (section.name == ".plt") out.plt_begin = section.address;
    }
    if (out.text_begin == 0 || image->symbols().empty())
        return fail(ErrorKind::unsupported,
                    fmt::format("'{}' has no code section or no symbol table", program.string()));
    for (const auto& section : image->sections())
        if (section.is_loaded() && section.address < out.text_begin)
            out.constants_end = std::max(out.constants_end, section.address + section.size);
    std::vector<std::pair<std::uint64_t, std::string>> ordered;
    std::set<std::string> constants;
    for (const auto& symbol : image->symbols()) {
        if (symbol.section == 0 || symbol.name.empty()) continue;
        const auto& section = image->sections()[symbol.section];
        if (symbol.type == STT_FUNC && section.name == ".text") {
            out.functions[std::string(symbol.name)].push_back(symbol.value);
            if (symbol.binding != STB_LOCAL) out.shared.emplace(symbol.name);
        }
        const bool data = symbol.type == STT_OBJECT || symbol.type == STT_TLS;
        if (!data || !(may_be_ordered(section.name) || is_thread_storage(section.name))) continue;
        out.data[std::string(symbol.name)].push_back(symbol.value);
        if (section.name == ".rodata") constants.emplace(symbol.name);
        if (may_be_ordered(section.name)) ordered.emplace_back(symbol.value, symbol.name);
    }
    for (auto* addresses : {&out.functions, &out.data})
        for (auto& [name, list] : *addresses)
            std::sort(list.begin(), list.end());
    std::erase_if(out.data, [&](const auto& entry) {
        return entry.second.size() > 1 && constants.contains(entry.first);
    });
    std::sort(ordered.begin(), ordered.end());
    for (auto& [address, name] : ordered)
        if (const auto found = out.data.find(name); found != out.data.end() && found->second.size() == 1)
            out.data_order.push_back(std::move(name));
    return out;
}

std::optional<std::string> first_move(const ProgramSymbols& a, const ProgramSymbols& b,
                                      const std::set<std::string>& excepted_functions,
                                      const std::set<std::string>& excepted_data) {
    if (auto moved = first_move(a.functions, b.functions, excepted_functions, "function")) return moved;
    if (auto moved = first_move(a.data, b.data, excepted_data, "data")) return moved;
    if (a.plt_begin != b.plt_begin)
        return fmt::format("the table of library calls lies at {:#x} in one and at {:#x} in the other",
                           a.plt_begin, b.plt_begin);
    return std::nullopt;
}

}  // namespace assay::layout

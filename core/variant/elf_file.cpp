// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/elf_file.h"

#include "core/base/system_error.h"

#include <fmt/format.h>
#include <gelf.h>
#include <libelf.h>

#include <algorithm>
#include <elf.h>
#include <fcntl.h>
#include <unistd.h>

namespace assay::variant {

namespace fs = std::filesystem;

struct ElfFile::Handle {
    UniqueFd fd;
    Elf* elf = nullptr;
    GElf_Ehdr header{};
    Handle() = default;
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { ::elf_end(elf); }

    [[nodiscard]] std::string name(const GElf_Shdr& section) const {
        std::size_t names = 0;
        if (::elf_getshdrstrndx(elf, &names) != 0) return {};
        const char* text = ::elf_strptr(elf, names, section.sh_name);
        return text != nullptr ? text : "";
    }

    /// Calls `visit(section, header)` for each section; `visit` returns false to end.
    template <class Visit>
    void each_section(Visit visit) const {
        for (Elf_Scn* section = nullptr; (section = ::elf_nextscn(elf, section)) != nullptr;) {
            GElf_Shdr found{};
            if (::gelf_getshdr(section, &found) == nullptr) continue;
            if (!visit(section, found)) return;
        }
    }
};

namespace {

std::span<const std::uint8_t> bytes_of(Elf_Scn* section, const GElf_Shdr& header) {
    if (header.sh_type == SHT_NOBITS) return {};
    const Elf_Data* data = ::elf_rawdata(section, nullptr);
    if (data == nullptr || data->d_buf == nullptr) return {};
    return {static_cast<const std::uint8_t*>(data->d_buf), data->d_size};
}

std::string_view text_of(Elf_Scn* section, const GElf_Shdr& header) {
    const auto bytes = bytes_of(section, header);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

Machine this_machine() {
#if defined(__x86_64__)
    return Machine::x86_64;
#elif defined(__aarch64__)
    return Machine::aarch64;
#else
    return Machine::other;
#endif
}

ElfFile::ElfFile(std::unique_ptr<Handle> handle) : handle_(std::move(handle)) {}
ElfFile::~ElfFile() = default;
ElfFile::ElfFile(ElfFile&&) noexcept = default;

Result<ElfFile> ElfFile::open(const fs::path& file) {
    std::error_code ignored;
    if (fs::is_directory(file, ignored))
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is a directory, not a program", file.string()),
                    "name the compiled program in it");
    ::elf_version(EV_CURRENT);
    auto handle = std::make_unique<Handle>();
    handle->fd = UniqueFd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!handle->fd) return fail(system_error("cannot read", file));
    handle->elf = ::elf_begin(handle->fd.get(), ELF_C_READ, nullptr);
    if (handle->elf == nullptr || ::elf_kind(handle->elf) != ELF_K_ELF ||
        ::gelf_getehdr(handle->elf, &handle->header) == nullptr)
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is no ELF program", file.string()),
                    "name the compiled program itself, not a script or a package");
    if (::gelf_getclass(handle->elf) != ELFCLASS64 || handle->header.e_ident[EI_DATA] != ELFDATA2LSB)
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is no 64-bit little-endian program", file.string()),
                    "build it for a 64-bit little-endian machine, such as this one");
    return ElfFile(std::move(handle));
}

Machine ElfFile::machine() const {
    if (handle_->header.e_machine == EM_X86_64) return Machine::x86_64;
    if (handle_->header.e_machine == EM_AARCH64) return Machine::aarch64;
    return Machine::other;
}

bool ElfFile::is_program() const {
    const auto type = handle_->header.e_type;
    return (type == ET_EXEC || type == ET_DYN) && handle_->header.e_entry != 0;
}

bool ElfFile::dynamically_linked() const {
    std::size_t count = 0;
    if (::elf_getphdrnum(handle_->elf, &count) != 0) return false;
    for (std::size_t i = 0; i < count; ++i) {
        GElf_Phdr segment{};
        if (::gelf_getphdr(handle_->elf, static_cast<int>(i), &segment) != nullptr &&
            segment.p_type == PT_INTERP)
            return true;
    }
    return false;
}

std::string ElfFile::build_id() const {
    std::string id;
    handle_->each_section([&](Elf_Scn* section, const GElf_Shdr& header) {
        if (header.sh_type != SHT_NOTE) return true;
        Elf_Data* data = ::elf_getdata(section, nullptr);
        if (data == nullptr) return true;
        GElf_Nhdr note{};
        std::size_t name = 0;
        std::size_t content = 0;
        for (std::size_t at = 0; (at = ::gelf_getnote(data, at, &note, &name, &content)) > 0;) {
            const auto* bytes = static_cast<const unsigned char*>(data->d_buf);
            if (note.n_type != NT_GNU_BUILD_ID || note.n_namesz != 4 ||
                std::string_view(reinterpret_cast<const char*>(bytes) + name, 3) != "GNU")
                continue;
            for (std::size_t i = 0; i < note.n_descsz; ++i)
                fmt::format_to(std::back_inserter(id), "{:02x}", bytes[content + i]);
            return false;
        }
        return true;
    });
    return id;
}

std::string ElfFile::compiler() const {
    std::string out;
    handle_->each_section([&](Elf_Scn* section, const GElf_Shdr& header) {
        if (handle_->name(header) != ".comment") return true;
        // Texts that each end in a zero byte.
        for (auto rest = text_of(section, header); !rest.empty();) {
            const std::size_t end = std::min(rest.find('\0'), rest.size());
            if (end > 0) out += (out.empty() ? "" : "; ") + std::string(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return false;
    });
    return out;
}

std::vector<std::string> ElfFile::section_names() const {
    std::vector<std::string> names;
    handle_->each_section([&](Elf_Scn*, const GElf_Shdr& header) {
        names.push_back(handle_->name(header));
        return true;
    });
    return names;
}

bool ElfFile::has_symbols() const {
    bool found = false;
    handle_->each_section([&](Elf_Scn*, const GElf_Shdr& header) {
        found = header.sh_type == SHT_SYMTAB;
        return !found;
    });
    return found;
}

std::vector<FunctionSymbol> ElfFile::functions() const {
    std::vector<FunctionSymbol> out;
    handle_->each_section([&](Elf_Scn* section, const GElf_Shdr& header) {
        if (header.sh_type != SHT_SYMTAB || header.sh_entsize == 0) return true;
        Elf_Data* data = ::elf_getdata(section, nullptr);
        if (data == nullptr) return true;
        const auto count = static_cast<int>(header.sh_size / header.sh_entsize);
        for (int i = 0; i < count; ++i) {
            GElf_Sym symbol{};
            if (::gelf_getsym(data, i, &symbol) == nullptr) continue;
            if (GELF_ST_TYPE(symbol.st_info) != STT_FUNC || symbol.st_shndx == SHN_UNDEF) continue;
            const char* name = ::elf_strptr(handle_->elf, header.sh_link, symbol.st_name);
            if (name != nullptr && *name != '\0') out.push_back({name, symbol.st_value, symbol.st_size});
        }
        return true;
    });
    std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) {
        return std::tie(a.address, a.name) < std::tie(b.address, b.name);
    });
    return out;
}

std::vector<CodeSection> ElfFile::code() const {
    std::vector<CodeSection> out;
    handle_->each_section([&](Elf_Scn* section, const GElf_Shdr& header) {
        if ((header.sh_flags & SHF_EXECINSTR) != 0)
            out.push_back({handle_->name(header), header.sh_addr, bytes_of(section, header)});
        return true;
    });
    return out;
}

std::optional<std::uint64_t> ElfFile::file_offset(std::uint64_t address) const {
    std::optional<std::uint64_t> out;
    handle_->each_section([&](Elf_Scn*, const GElf_Shdr& header) {
        const bool loaded = (header.sh_flags & SHF_ALLOC) != 0 && header.sh_type != SHT_NOBITS;
        if (loaded && address >= header.sh_addr && address - header.sh_addr < header.sh_size)
            out = header.sh_offset + (address - header.sh_addr);
        return !out.has_value();
    });
    return out;
}

std::map<std::uint64_t, std::string> ElfFile::imported_slots() const {
    std::map<std::uint64_t, std::string> out;
    handle_->each_section([&](Elf_Scn* section, const GElf_Shdr& header) {
        if (header.sh_type != SHT_RELA || header.sh_entsize == 0) return true;
        GElf_Shdr symbols{};
        Elf_Scn* symbol_section = ::elf_getscn(handle_->elf, header.sh_link);
        if (symbol_section == nullptr || ::gelf_getshdr(symbol_section, &symbols) == nullptr ||
            symbols.sh_type != SHT_DYNSYM)
            return true;
        Elf_Data* relocations = ::elf_getdata(section, nullptr);
        Elf_Data* names = ::elf_getdata(symbol_section, nullptr);
        if (relocations == nullptr || names == nullptr) return true;
        const auto count = static_cast<int>(header.sh_size / header.sh_entsize);
        for (int i = 0; i < count; ++i) {
            GElf_Rela relocation{};
            GElf_Sym symbol{};
            if (::gelf_getrela(relocations, i, &relocation) == nullptr) continue;
            const auto type = GELF_R_TYPE(relocation.r_info);
            const bool fills_slot = machine() == Machine::x86_64
                                        ? type == R_X86_64_JUMP_SLOT || type == R_X86_64_GLOB_DAT
                                        : type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_GLOB_DAT;
            if (!fills_slot) continue;
            if (::gelf_getsym(names, static_cast<int>(GELF_R_SYM(relocation.r_info)), &symbol) == nullptr)
                continue;
            const char* name = ::elf_strptr(handle_->elf, symbols.sh_link, symbol.st_name);
            if (name != nullptr && *name != '\0') out[relocation.r_offset] = name;
        }
        return true;
    });
    return out;
}

bool ElfFile::has_text(std::string_view text) const {
    bool found = false;
    handle_->each_section([&](Elf_Scn* section, const GElf_Shdr& header) {
        const bool constant = (header.sh_flags & SHF_ALLOC) != 0 && (header.sh_flags & SHF_WRITE) == 0;
        if (constant) found = text_of(section, header).find(text) != std::string_view::npos;
        return !found;
    });
    return found;
}

}  // namespace assay::variant

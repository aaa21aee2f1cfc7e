// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/elf_image.h"

#include "core/base/system_error.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>
#include <gelf.h>
#include <libelf.h>

#include <elf.h>
#include <fcntl.h>

namespace assay::layout {

bool ElfSection::is_code() const {
    return (flags & SHF_ALLOC) != 0 && (flags & SHF_EXECINSTR) != 0;
}
bool ElfSection::is_loaded() const {
    return (flags & SHF_ALLOC) != 0;
}

struct ElfImage::Handle {
    UniqueFd fd;
    Elf* elf = nullptr;
    GElf_Ehdr header{};
    Handle() = default;
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { ::elf_end(elf); }
};

namespace {

std::string_view raw_bytes(Elf_Scn* section) {
    const Elf_Data* data = ::elf_rawdata(section, nullptr);
    if (data == nullptr || data->d_buf == nullptr) return {};
    return {static_cast<const char*>(data->d_buf), data->d_size};
}

std::string_view or_empty(const char* text) {
    return text != nullptr ? std::string_view(text) : std::string_view();
}

}  // namespace

ElfImage::ElfImage(std::unique_ptr<Handle> handle) : handle_(std::move(handle)) {}
ElfImage::~ElfImage() = default;
ElfImage::ElfImage(ElfImage&&) noexcept = default;

Result<ElfImage> ElfImage::open(const std::filesystem::path& file) {
    ::elf_version(EV_CURRENT);
    auto handle = std::make_unique<Handle>();
    handle->fd = UniqueFd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!handle->fd) return fail(system_error("cannot read", file));
    handle->elf = ::elf_begin(handle->fd.get(), ELF_C_READ_MMAP, nullptr);
    if (handle->elf == nullptr || ::elf_kind(handle->elf) != ELF_K_ELF ||
        ::gelf_getclass(handle->elf) != ELFCLASS64 || ::gelf_getehdr(handle->elf, &handle->header) == nullptr)
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is no 64-bit ELF file", file.string()));
    ElfImage image(std::move(handle));
    image.read();
    return image;
}

void ElfImage::read() {
    Elf* elf = handle_->elf;
    std::size_t names = 0;
    ::elf_getshdrstrndx(elf, &names);
    sections_.emplace_back();  // the format's own empty first one, so that indices agree
    for (Elf_Scn* scn = nullptr; (scn = ::elf_nextscn(elf, scn)) != nullptr;) {
        auto& section = sections_.emplace_back();
        GElf_Shdr header{};
        if (::gelf_getshdr(scn, &header) == nullptr) continue;
        section.name = or_empty(::elf_strptr(elf, names, header.sh_name));
        section.type = header.sh_type;
        section.flags = header.sh_flags;
        section.address = header.sh_addr;
        section.size = header.sh_size;
        section.alignment = header.sh_addralign;
        section.entry_size = header.sh_entsize;
        if (header.sh_type != SHT_NOBITS) section.bytes = raw_bytes(scn);
        if (header.sh_type != SHT_SYMTAB || header.sh_entsize == 0) continue;
        Elf_Data* data = ::elf_getdata(scn, nullptr);
        const auto count = data != nullptr ? static_cast<int>(header.sh_size / header.sh_entsize) : 0;
        for (int i = 0; i < count; ++i) {
            GElf_Sym symbol{};
            auto& out = symbols_.emplace_back();
            if (::gelf_getsym(data, i, &symbol) == nullptr) continue;
            out.name = or_empty(::elf_strptr(elf, header.sh_link, symbol.st_name));
            out.type = GELF_ST_TYPE(symbol.st_info);
            out.binding = GELF_ST_BIND(symbol.st_info);
            out.section = symbol.st_shndx < SHN_LORESERVE ? symbol.st_shndx : 0;
            out.value = symbol.st_value;
            out.size = symbol.st_size;
        }
    }
    for (auto& symbol : symbols_)
        if (symbol.section >= sections_.size()) symbol.section = 0;
}

unsigned ElfImage::machine() const {
    return handle_->header.e_machine;
}

std::vector<ElfRelocation> ElfImage::relocations(std::size_t section) const {
    std::vector<ElfRelocation> out;
    for (Elf_Scn* scn = nullptr; (scn = ::elf_nextscn(handle_->elf, scn)) != nullptr;) {
        GElf_Shdr header{};
        if (::gelf_getshdr(scn, &header) == nullptr || header.sh_type != SHT_RELA ||
            header.sh_info != section || header.sh_entsize == 0)
            continue;
        Elf_Data* data = ::elf_getdata(scn, nullptr);
        const auto count = data != nullptr ? static_cast<int>(header.sh_size / header.sh_entsize) : 0;
        for (int i = 0; i < count; ++i) {
            GElf_Rela relocation{};
            if (::gelf_getrela(data, i, &relocation) == nullptr) continue;
            const std::size_t symbol = GELF_R_SYM(relocation.r_info);
            if (symbol >= symbols_.size()) continue;
            out.push_back({relocation.r_offset, static_cast<std::uint32_t>(GELF_R_TYPE(relocation.r_info)),
                           symbol, relocation.r_addend});
        }
    }
    return out;
}

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// Sections, symbols and relocations of an ELF file, object or program, as plain values: what comparing and
// placing functions needs. variant::ElfFile answers questions about programs; this shows the parts.
namespace assay::layout {

struct ElfSection {
    std::string name;
    std::uint32_t type = 0;   // SHT_*
    std::uint64_t flags = 0;  // SHF_*
    std::uint64_t address = 0;
    std::uint64_t size = 0;
    std::uint64_t alignment = 0;
    std::uint64_t entry_size = 0;
    std::string_view bytes;  // empty for SHT_NOBITS; valid as long as the ElfImage lives
    [[nodiscard]] bool is_code() const;
    [[nodiscard]] bool is_loaded() const;
};

struct ElfSymbol {
    std::string_view name;    // valid as long as the ElfImage lives
    unsigned type = 0;        // STT_*
    unsigned binding = 0;     // STB_*
    std::size_t section = 0;  // index into sections(); 0: none that could be named
    std::uint64_t value = 0;
    std::uint64_t size = 0;
};

struct ElfRelocation {
    std::uint64_t offset = 0;  // within the section
    std::uint32_t type = 0;
    std::size_t symbol = 0;  // index into symbols()
    std::int64_t addend = 0;
};

/// One open file. Not shared between threads.
class ElfImage {
  public:
    /// Errors: io, invalid_input (no 64-bit ELF file, a damaged one).
    [[nodiscard]] static Result<ElfImage> open(const std::filesystem::path& file);
    ~ElfImage();
    ElfImage(ElfImage&&) noexcept;
    ElfImage& operator=(ElfImage&&) = delete;

    [[nodiscard]] unsigned machine() const;  // EM_*
    [[nodiscard]] const std::vector<ElfSection>& sections() const { return sections_; }
    /// All of .symtab, in the file's order; empty when there is none.
    [[nodiscard]] const std::vector<ElfSymbol>& symbols() const { return symbols_; }
    /// Those that apply to this section of an object.
    [[nodiscard]] std::vector<ElfRelocation> relocations(std::size_t section) const;

  private:
    struct Handle;
    explicit ElfImage(std::unique_ptr<Handle> handle);
    void read();
    std::unique_ptr<Handle> handle_;
    std::vector<ElfSection> sections_;
    std::vector<ElfSymbol> symbols_;
};

}  // namespace assay::layout

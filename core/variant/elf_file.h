// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/unique_fd.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Reading an ELF file by libelf: what binary_facts, calls and layouts need of it, as plain values.
namespace assay::variant {

enum class Machine { x86_64, aarch64, other };
/// The processor that we run on.
[[nodiscard]] Machine this_machine();

struct FunctionSymbol {
    std::string name;
    std::uint64_t address = 0;
    std::uint64_t size = 0;  // 0: the file does not say
    bool operator==(const FunctionSymbol&) const = default;
};

/// Executable bytes as they will lie in memory.
struct CodeSection {
    std::string name;
    std::uint64_t address = 0;
    std::span<const std::uint8_t> bytes;  // valid as long as the ElfFile lives
    [[nodiscard]] bool is_plt() const { return name.starts_with(".plt"); }
    [[nodiscard]] bool holds(std::uint64_t where) const {
        return where >= address && where - address < bytes.size();
    }
};

/// One open file. Not shared between threads.
class ElfFile {
  public:
    /// Errors: not_found, io, invalid_input (no ELF file, a damaged one, not 64 bit).
    [[nodiscard]] static Result<ElfFile> open(const std::filesystem::path& file);
    ~ElfFile();
    ElfFile(ElfFile&&) noexcept;
    ElfFile& operator=(ElfFile&&) = delete;

    [[nodiscard]] Machine machine() const;
    /// A program (fixed or position independent), not an object file.
    [[nodiscard]] bool is_program() const;
    [[nodiscard]] bool dynamically_linked() const;  // names an interpreter
    [[nodiscard]] std::string build_id() const;
    [[nodiscard]] std::string compiler() const;
    [[nodiscard]] std::vector<std::string> section_names() const;
    /// Whether there is a .symtab; .dynsym alone knows exported names only.
    [[nodiscard]] bool has_symbols() const;
    /// The functions that .symtab defines, by address.
    [[nodiscard]] std::vector<FunctionSymbol> functions() const;
    [[nodiscard]] std::vector<CodeSection> code() const;
    /// Where the file holds what will lie at `address`; none when no section with content does.
    [[nodiscard]] std::optional<std::uint64_t> file_offset(std::uint64_t address) const;
    /// Slots of the global offset table that the dynamic linker fills with a function: address -> its name.
    [[nodiscard]] std::map<std::uint64_t, std::string> imported_slots() const;
    /// Whether read-only data holds this text.
    [[nodiscard]] bool has_text(std::string_view text) const;

  private:
    struct Handle;
    explicit ElfFile(std::unique_ptr<Handle> handle);
    std::unique_ptr<Handle> handle_;
};

}  // namespace assay::variant

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/object_code.h"

#include "core/base/sha256.h"
#include "core/layout/elf_image.h"

#include <fmt/format.h>

#include <elf.h>

namespace assay::layout {

namespace {

// Describes what code refers to in words that do not depend on where the object keeps it.
class Describer {
  public:
    explicit Describer(const ElfImage& image) : image_(image) {}

    /// Bytes and relocations of a section. At depth 0 what it refers to is not looked into any further.
    [[nodiscard]] std::string content(std::size_t index, int depth) const {
        const auto& section = image_.sections()[index];
        Sha256 hash;
        hash.add(fmt::format("{} {} {};", section.type, section.flags, section.alignment));
        hash.add(section.bytes);
        for (const auto& relocation : image_.relocations(index))
            hash.add(fmt::format("\n{} {} ", relocation.offset, relocation.type) + target(relocation, depth));
        return hash.hex();
    }

  private:
    [[nodiscard]] std::string target(const ElfRelocation& relocation, int depth) const {
        const auto& symbol = image_.symbols()[relocation.symbol];
        const bool compilers_own = symbol.name.empty() || symbol.name.starts_with(".L");
        if (!compilers_own || symbol.section == 0)
            return fmt::format("{}+{}", symbol.name, relocation.addend);
        const auto& section = image_.sections()[symbol.section];
        const auto place = static_cast<std::int64_t>(symbol.value) + relocation.addend;
        if (section.is_code()) return fmt::format("code {}+{}", section.name, place);
        // A label points at its text itself; a section with an offset does so less the instruction's rest.
        const std::int64_t begin = symbol.type == STT_SECTION ? place + rest(relocation.type)
                                                              : static_cast<std::int64_t>(symbol.value);
        if ((section.flags & SHF_MERGE) != 0)
            return fmt::format("text '{}'{}", constant(section, begin), place - begin);
        if (const auto* holder = data_at(symbol.section, place + rest(relocation.type)))
            return fmt::format("data {}+{}", holder->name, place - static_cast<std::int64_t>(holder->value));
        return fmt::format("section {} {}+{}", section.name,
                           depth > 0 ? content(symbol.section, depth - 1) : std::string(), place);
    }

    /// What a relocation's addend is short of its target, since the processor counts from the instruction's
    /// end.
    [[nodiscard]] std::int64_t rest(std::uint32_t type) const {
        if (image_.machine() != EM_X86_64) return 0;
        return type == R_X86_64_PC32 || type == R_X86_64_PLT32 || type == R_X86_64_GOTPCREL ||
                       type == R_X86_64_GOTPCRELX || type == R_X86_64_REX_GOTPCRELX
                   ? 4
                   : 0;
    }

    [[nodiscard]] static std::string_view constant(const ElfSection& section, std::int64_t at) {
        if (at < 0 || static_cast<std::size_t>(at) >= section.bytes.size()) return {};
        const auto from = section.bytes.substr(static_cast<std::size_t>(at));
        if ((section.flags & SHF_STRINGS) == 0) return from.substr(0, section.entry_size);
        return from.substr(0, from.find('\0'));
    }

    [[nodiscard]] const ElfSymbol* data_at(std::size_t section, std::int64_t place) const {
        for (const auto& symbol : image_.symbols()) {
            const bool named = (symbol.type == STT_OBJECT || symbol.type == STT_TLS) && !symbol.name.empty();
            const auto begin = static_cast<std::int64_t>(symbol.value);
            if (named && symbol.section == section && place >= begin &&
                place < begin + static_cast<std::int64_t>(symbol.size))
                return &symbol;
        }
        return nullptr;
    }

    const ElfImage& image_;
};

}  // namespace

Result<ObjectCode> read_object(const std::filesystem::path& file) {
    auto image = ElfImage::open(file);
    if (!image) return fail(std::move(image.error()));
    const Describer describer(*image);
    ObjectCode out;
    const auto& sections = image->sections();
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const auto& section = sections[i];
        if (!section.is_loaded()) continue;
        Piece piece;
        piece.alignment = std::max<std::uint64_t>(section.alignment, 1);
        std::string places = fmt::format("{} {} {}", section.size, section.alignment, section.flags);
        for (const auto& symbol : image->symbols()) {
            const bool wanted = section.is_code() ? symbol.type == STT_FUNC
                                                  : symbol.type == STT_OBJECT || symbol.type == STT_TLS;
            if (symbol.section != i || !wanted || symbol.name.empty()) continue;
            piece.names.emplace(symbol.name);
            places += fmt::format("\n{} {} {}", symbol.name, symbol.value, symbol.size);
        }
        if (piece.names.empty()) continue;
        piece.digest = section.is_code() ? describer.content(i, 1) : sha256_hex(places);
        auto& pieces = section.is_code() ? out.code : out.data;
        if (!pieces.emplace(section.name, std::move(piece)).second)
            return fail(ErrorKind::unsupported,
                        fmt::format("'{}' has two sections '{}'", file.string(), section.name));
    }
    return out;
}

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>

// What an object file holds, in a form in which two compilations can be compared.
namespace assay::layout {

/// A section with its functions or data, by the content that it will have in any program.
struct Piece {
    std::set<std::string> names;  // functions, or data with a name, that begin in it
    std::uint64_t alignment = 1;
    /// Code: SHA-256 over its bytes and what each relocation refers to: a symbol by name, a text by its
    /// characters, a table by its content. Where things lie in the object does not enter, so a function that
    /// did not change is the same although its neighbour grew. A source line number that is compiled in
    /// (assert, __LINE__) does enter. Data: SHA-256 over size, alignment and the places of its names; its
    /// content does not matter to where it lies.
    std::string digest;
};

struct ObjectCode {
    std::map<std::string, Piece> code;  // by the section's name; with -ffunction-sections one a function
    std::map<std::string, Piece> data;
};

/// Reads an object. Errors: as ElfImage::open; unsupported when two of its sections share a name. Any thread.
[[nodiscard]] Result<ObjectCode> read_object(const std::filesystem::path& file);

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

// What a binary says about itself, read from the ELF file and its machine code (x86-64 and AArch64).
// Static facts: how many places in the code call something, never how often that happens at run time.
namespace assay::variant {

enum class ServerKind { none, redis, valkey };

struct BinaryFacts {
    std::string sha256;
    std::string build_id;  // lower-case hexadecimal, "" when it has none
    std::string version;   // first line of --version; "" unless it is a Redis or Valkey server
    std::string compiler;  // .comment; several are joined by "; "
    ServerKind server = ServerKind::none;
    bool dynamically_linked = false;
    bool has_symbols = false;  // .symtab is there: calls and callers can be named
};

/// Only a file that carries a Redis or Valkey server's version text is run (--version, 5 s limit), anything
/// else is just read. Errors: not_found, invalid_input (no ELF file: a script is never run; other machine; no
/// program).
[[nodiscard]] Result<BinaryFacts> inspect(const std::filesystem::path& binary);

struct CallCount {
    std::int64_t calls = 0;       // places that call, tail jumps included
    std::int64_t tail_jumps = 0;  // of these
    /// The symbols that were looked through: the function and the pieces that the compiler split off
    /// (name.cold, name.part.0, name.isra.0, name.constprop.0).
    std::vector<std::string> symbols;
};

/// Places in `function` that call `callee` directly or through the PLT. A call through a pointer is not seen,
/// a callee that was inlined at a place is no call there. Errors: not_found when either has no symbol
/// (inlined everywhere, or no such function: never shown as 0), unsupported for a stripped binary or another
/// processor.
[[nodiscard]] Result<CallCount> calls_in(const std::filesystem::path& binary, const std::string& function,
                                         const std::string& callee);

/// Names of the functions that call or jump to `function` directly, sorted, each once; split-off pieces under
/// the name of the function they belong to. Empty: nobody does (through a pointer, perhaps). Errors as above.
[[nodiscard]] Result<std::vector<std::string>> callers_of(const std::filesystem::path& binary,
                                                          const std::string& function);

}  // namespace assay::variant

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/binary_facts.h"

#include "core/base/process.h"
#include "core/base/sha256.h"
#include "core/variant/elf_file.h"

#include <fmt/format.h>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

/// What a server answers to --version begins so, since Redis 2.6; the text lies in its constants.
constexpr std::string_view redis_version_text = "Redis server v=";
constexpr std::string_view valkey_version_text = "Valkey server v=";

ServerKind kind_of(const ElfFile& file) {
    if (file.has_text(valkey_version_text)) return ServerKind::valkey;
    if (file.has_text(redis_version_text)) return ServerKind::redis;
    return ServerKind::none;
}

Result<std::string> version_line(const fs::path& binary) {
    Command command;
    command.arguments = {fs::absolute(binary).string(), "--version"};
    command.environment["LC_ALL"] = "C";
    command.time_limit = std::chrono::seconds(5);
    command.capture_limit = 4096;
    const StopFlag never;
    auto exit = run_process(command, never);
    if (!exit) return fail(std::move(exit.error()));
    std::string line = exit->output.substr(0, exit->output.find('\n'));
    if (!exit->success() || !(line.starts_with(redis_version_text) || line.starts_with(valkey_version_text)))
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' does not answer --version as a Redis or Valkey server does ({})",
                                binary.string(), exit->text()),
                    "does it run here by hand? A missing library is named below", {line});
    return line;
}

}  // namespace

Result<BinaryFacts> inspect(const fs::path& binary) {
    auto file = ElfFile::open(binary);
    if (!file) return fail(std::move(file.error()));
    if (file->machine() != this_machine())
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is a program for another processor", binary.string()),
                    "build it for this machine");
    if (!file->is_program())
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is an object file or a library, no program", binary.string()),
                    "name the linked program itself");
    BinaryFacts facts;
    auto sha256 = sha256_of_file(binary);
    if (!sha256) return fail(std::move(sha256.error()));
    facts.sha256 = std::move(*sha256);
    facts.build_id = file->build_id();
    facts.compiler = file->compiler();
    facts.server = kind_of(*file);
    facts.dynamically_linked = file->dynamically_linked();
    facts.has_symbols = file->has_symbols();
    if (facts.server != ServerKind::none) {
        auto version = version_line(binary);
        if (!version) return fail(std::move(version.error()));
        facts.version = std::move(*version);
    }
    return facts;
}

}  // namespace assay::variant

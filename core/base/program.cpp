// SPDX-License-Identifier: GPL-3.0-or-later
// Finding programs and writing commands down; running them is in process.cpp.
#include "core/base/process.h"
#include "core/base/system_error.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace assay {

namespace fs = std::filesystem;

namespace {

/// Which Debian package brings a program; "" when we do not know.
std::string_view package_of(std::string_view program) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 14> known{{
        {"make", "make"},
        {"cc", "gcc"},
        {"gcc", "gcc"},
        {"clang", "clang"},
        {"ld.lld", "lld-19"},
        {"ar", "binutils"},
        {"strip", "binutils"},
        {"patch", "patch"},
        {"tar", "tar"},
        {"xz", "xz-utils"},
        {"git", "git"},
        {"apt-get", "apt"},
        {"cp", "coreutils"},
        {"perf", "linux-perf"},
    }};
    for (const auto& [name, package] : known)
        if (name == program) return package;
    return {};
}

bool can_run(const fs::path& file) {
    std::error_code ignored;
    return fs::is_regular_file(file, ignored) && ::access(file.c_str(), X_OK) == 0;
}

std::string quoted(const std::string& word) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%";
    if (!word.empty() && word.find_first_not_of(plain) == word.npos) return word;
    std::string out = "'";
    for (const char c : word) {
        if (c == '\'') {
            out += "'\\''";
        } else {
            out += c;
        }
    }
    return out + "'";
}

}  // namespace

Result<fs::path> find_program(const std::string& name) {
    if (name.find('/') != name.npos) {
        if (can_run(name)) return fs::path(name);
        return fail(system_error("cannot run", name, fs::exists(name) ? EACCES : ENOENT));
    }
    const char* path = std::getenv("PATH");
    std::string_view rest = path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin";
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        const fs::path candidate = fs::path(rest.substr(0, end)) / name;
        if (end > 0 && can_run(candidate)) return candidate;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const auto package = package_of(name);
    return fail(ErrorKind::not_found, fmt::format("the program '{}' is not installed", name),
                package.empty() ? fmt::format("install it, or put its directory into PATH")
                                : fmt::format("install it: apt-get install {}", package));
}

std::string command_text(const Command& command) {
    std::string out;
    for (const auto& [name, value] : command.environment)
        if (value) out += fmt::format("{}={} ", name, quoted(*value));
    for (const auto& argument : command.arguments)
        out += quoted(argument) + " ";
    if (!out.empty()) out.pop_back();
    return out;
}

std::string Exit::text() const {
    if (signal != 0) return fmt::format("ended by signal {} ({})", signal, ::strsignal(signal));
    return fmt::format("exit code {}", code);
}

}  // namespace assay

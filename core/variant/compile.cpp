// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/compile.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/variant/elf_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <thread>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

// Ours come first, so that the recipe's own win: no TLS and no systemd, whatever libraries the machine has.
const std::vector<std::string>& fixed_arguments() {
    static const std::vector<std::string> arguments{"BUILD_TLS=no", "USE_SYSTEMD=no"};
    return arguments;
}
/// A section for each function: what linking new layouts needs.
constexpr const char* section_flag = "-ffunction-sections";

std::string compiler_of(const std::vector<std::string>& arguments) {
    std::string compiler = "cc";
    for (const auto& argument : arguments)
        if (argument.starts_with("CC=")) compiler = argument.substr(3);
    return compiler;
}

/// How many objects are to be compiled, as the Makefile lists them; 0 when it cannot be told: in a tree that
/// was built before, make alone knows which.
int count_objects(const fs::path& tree) {
    std::error_code ignored;
    if (fs::exists(tree / "src" / "server.o", ignored)) return 0;
    std::istringstream lines(read_file(tree / "src" / "Makefile").value_or(""));
    for (std::string line; std::getline(lines, line);) {
        const auto equals = line.find("SERVER_OBJ=");
        if (equals == line.npos || equals > 16) continue;
        int count = 0;
        for (auto at = line.find(".o", equals); at != line.npos; at = line.find(".o", at + 1))
            ++count;
        return count;
    }
    return 0;
}

/// Tells how far make is from its own lines ("    CC aof.o").
class MakeWatcher {
  public:
    MakeWatcher(int objects, const Workshop& workshop) : objects_(objects), workshop_(workshop) {}
    void line(std::string_view text) {
        const auto start = text.find_first_not_of(' ');
        if (start == text.npos) return;
        text.remove_prefix(start);
        if (text.starts_with("LINK ")) {
            workshop_.say("linking");
        } else if (text.starts_with("MAKE ")) {
            workshop_.say(fmt::format("compiling {}, bundled with it", text.substr(5)));
        } else if (text.starts_with("CC ") && text.ends_with(".o")) {
            ++compiled_;
            std::optional<double> fraction;
            if (objects_ > 0) fraction = std::min(1.0, static_cast<double>(compiled_) / objects_);
            workshop_.say("compiling the server", fraction);
        }
    }

  private:
    int objects_;
    int compiled_ = 0;
    const Workshop& workshop_;
};

}  // namespace

std::string server_target(const fs::path& tree) {
    std::error_code ignored;
    return fs::exists(tree / "src" / "valkey-cli.c", ignored) ? "valkey-server" : "redis-server";
}

Command make_command(const fs::path& tree, const std::vector<std::string>& arguments, int jobs) {
    if (jobs <= 0) jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    Command command;
    command.directory = tree;
    command.arguments = {"make", fmt::format("-j{}", jobs), "-C", "src", server_target(tree)};
    auto& words = command.arguments;
    words.insert(words.end(), fixed_arguments().begin(), fixed_arguments().end());
    words.insert(words.end(), arguments.begin(), arguments.end());
    // In CC and not in CFLAGS: it reaches the bundled libraries too, leaves the recipe's own CFLAGS alone,
    // and Redis' Makefile does not take another directory for other flags (it would build everything anew in
    // a copy).
    words.push_back(
        fmt::format("CC={} {} -ffile-prefix-map={}=.", compiler_of(arguments), section_flag, tree.string()));
    for (const char* colour : {"CCCOLOR", "LINKCOLOR", "SRCCOLOR", "BINCOLOR", "MAKECOLOR", "ENDCOLOR"})
        words.push_back(fmt::format("{}=", colour));  // the log is for reading
    command.inherit_environment = false;
    command.environment = {{"LC_ALL", "C"}, {"SOURCE_DATE_EPOCH", "1"}, {"GIT_DIR", "/dev/null"}};
    return command;
}

Status check_make_arguments(const std::vector<std::string>& arguments) {
    for (const auto& argument : arguments) {
        const auto equals = argument.find('=');
        const std::string name = argument.substr(0, equals);
        constexpr std::string_view allowed =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_";
        if (equals == argument.npos || name.empty() || name.find_first_not_of(allowed) != name.npos)
            return fail(ErrorKind::usage, fmt::format("'{}' is no make variable", argument),
                        "make arguments are NAME=VALUE, as in OPTIMIZATION=-O3 or MALLOC=libc");
    }
    return {};
}

Result<std::string> compiler_identity(const std::vector<std::string>& arguments) {
    const std::string compiler = compiler_of(arguments);
    auto program = find_program(compiler.substr(0, compiler.find(' ')));
    if (!program) return fail(std::move(program.error()));
    auto sha256 = sha256_of_file(*program);
    if (!sha256) return sha256;
    return compiler + " " + *sha256;
}

std::string flags_text(const std::vector<std::string>& arguments) {
    Command shown;
    shown.arguments = fixed_arguments();
    for (const auto& argument : arguments)
        if (!argument.starts_with("CC=")) shown.arguments.push_back(argument);
    shown.arguments.push_back(fmt::format("CC={} {}", compiler_of(arguments), section_flag));
    return command_text(shown);
}

Result<fs::path> compile(const fs::path& tree, const std::vector<std::string>& arguments, int jobs,
                         Workshop& workshop) {
    // make and configure split words at blanks, wherever one quotes.
    if (tree.string().find_first_of(" \t\n'\"$`\\#:%*?[]()&;|<>~!") != std::string::npos)
        return fail(
            ErrorKind::unsupported,
            fmt::format(
                "Redis cannot be built below '{}': make takes no blanks or special characters in paths",
                workshop.store.root().string()),
            "set XDG_DATA_HOME to a directory with a plain name");
    MakeWatcher watcher(count_objects(tree), workshop);
    Command make = make_command(tree, arguments, jobs);
    make.on_line = [&](std::string_view line) { watcher.line(line); };
    workshop.say("compiling");
    auto done = workshop.must_run(std::move(make), "the source does not compile");
    if (!done) return fail(std::move(done.error()));
    const fs::path server = tree / "src" / server_target(tree);
    std::error_code ignored;
    if (!fs::is_regular_file(server, ignored))
        return fail(ErrorKind::build_failed, fmt::format("make made no '{}'", server.filename().string()),
                    fmt::format("the whole log: {}", workshop.log.string()), telling_lines(workshop.log));
    return server;
}

bool layouts_possible(const fs::path& tree) {
    std::error_code ignored;
    bool sections = false;
    for (const auto& entry : fs::directory_iterator(tree / "src", ignored)) {
        if (entry.path().extension() != ".o") continue;
        const auto object = ElfFile::open(entry.path());
        if (!object) return false;
        for (const auto& name : object->section_names()) {
            if (name.starts_with(".gnu.lto_")) return false;
            if (name.starts_with(".text.")) sections = true;
        }
    }
    return sections;
}

void drop_spent_objects(const fs::path& tree) {
    std::error_code ignored;
    std::vector<fs::path> spent;
    for (const auto& entry : fs::recursive_directory_iterator(tree / "deps" / "jemalloc", ignored))
        if (entry.path().extension() == ".o" || entry.path().extension() == ".sym")
            spent.push_back(entry.path());
    for (const auto& file : spent)
        fs::remove(file, ignored);
}

}  // namespace assay::variant

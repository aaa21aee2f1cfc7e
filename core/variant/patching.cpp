// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/patching.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/base/system_error.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <unistd.h>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

Command patch_command(const fs::path& file, const fs::path& tree) {
    Command command;
    command.arguments = {"patch",           "-p1",     "--forward",
                         "--fuzz=0",        "--batch", "--no-backup-if-mismatch",
                         "--reject-file=-", "-i",      file.string()};
    command.directory = tree;
    command.environment = {{"LC_ALL", "C"}, {"POSIXLY_CORRECT", std::nullopt}, {"PATCH_GET", "0"}};
    return command;
}

std::vector<std::string> lines_of(const std::string& text, std::size_t limit) {
    std::vector<std::string> out;
    std::istringstream lines(text);
    for (std::string line; out.size() < limit && std::getline(lines, line);)
        out.push_back(line);
    return out;
}

}  // namespace

Status try_patch(const Patch& patch, const fs::path& tree) {
    std::error_code ignored;
    std::string name = (fs::temp_directory_path(ignored) / "assay-patch-XXXXXX").string();
    const UniqueFd made(::mkstemp(name.data()));
    if (!made) return fail(system_error("cannot write", name));
    const auto size = static_cast<ssize_t>(patch.text.size());
    const bool written = ::write(made.get(), patch.text.data(), patch.text.size()) == size;
    Command command = patch_command(name, tree);
    command.arguments.push_back("--dry-run");
    const StopFlag never;
    auto exit =
        written ? run_process(command, never) : Result<Exit>(fail(system_error("cannot write", name)));
    fs::remove(name, ignored);
    if (!exit) return fail(std::move(exit.error()));
    if (exit->success()) return {};
    return fail(ErrorKind::invalid_input,
                fmt::format("patch '{}' does not apply: {}", patch.name, patch_failure(exit->output)),
                "make the patch anew against this source (diff -up a/src/file.c b/src/file.c)",
                lines_of(exit->output, 20));
}

Status check_patches(const std::vector<Patch>& patches) {
    for (const auto& patch : patches)
        if (!patch.sha256.empty() && sha256_hex(patch.text) != patch.sha256)
            return fail(
                ErrorKind::invalid_input,
                fmt::format("the text of patch '{}' is not what its SHA-256 says", patch.name),
                "the case was changed by hand, or the definition names another hash; add the patch again");
    return {};
}

std::vector<std::string> files_of(const Patch& patch) {
    std::vector<std::string> out;
    std::istringstream lines(patch.text);
    for (std::string line; std::getline(lines, line);) {
        // Both sides: a deleted file is named on the old one alone.
        if (!line.starts_with("+++ ") && !line.starts_with("--- ")) continue;
        std::string name = line.substr(4, line.find_first_of("\t\r", 4) - 4);
        const auto slash = name.find('/');
        if (name == "/dev/null" || slash == name.npos) continue;
        name.erase(0, slash + 1);
        if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
    }
    return out;
}

bool can_build_incrementally(const std::vector<Patch>& patches) {
    for (const auto& patch : patches)
        for (const auto& file : files_of(patch)) {
            const bool source = file.ends_with(".c") || file.ends_with(".h") || file.ends_with(".def");
            if (!file.starts_with("src/") || !source) return false;
        }
    return true;
}

std::string patch_failure(const std::string& output) {
    std::istringstream lines(output);
    std::string file;
    for (std::string line; std::getline(lines, line);) {
        for (const std::string_view start : {"checking file ", "patching file "})
            if (line.starts_with(start)) file = line.substr(start.size());
        int hunk = 0;
        long at = 0;
        if (std::sscanf(line.c_str(), "Hunk #%d FAILED at %ld", &hunk, &at) == 2)
            return fmt::format("{}: hunk {} does not fit at line {}", file, hunk, at);
        if (line.find("previously applied") != line.npos)
            return fmt::format("{}: it is in the source already", file);
        if (line.starts_with("can't find file to patch"))
            return "the source has no such file (paths are taken as a/src/…: one leading part is dropped)";
        if (line.starts_with("patch: **** ")) return line.substr(12);
    }
    return "patch(1) says why below";
}

Status apply_patches(const std::vector<Patch>& patches, const fs::path& tree, const fs::path& scratch,
                     Workshop& workshop) {
    int number = 0;
    for (const auto& patch : patches) {
        const fs::path file = scratch / fmt::format("patch-{}.patch", ++number);
        if (auto written = write_file(file, patch.text); !written) return written;
        workshop.say(fmt::format("applying {}", patch.name));
        for (const bool dry : {true, false}) {
            Command command = patch_command(file, tree);
            if (dry) command.arguments.push_back("--dry-run");
            auto exit = workshop.run(std::move(command));
            if (!exit) return fail(std::move(exit.error()));
            if (!exit->success())
                return fail(
                    ErrorKind::invalid_input,
                    fmt::format("patch '{}' does not apply: {}", patch.name, patch_failure(exit->output)),
                    "make the patch anew against this source (diff -up a/src/file.c b/src/file.c)",
                    lines_of(exit->output, 20));
        }
        workshop.commands.erase(workshop.commands.end() - 2);  // the dry run made nothing
    }
    return {};
}

}  // namespace assay::variant

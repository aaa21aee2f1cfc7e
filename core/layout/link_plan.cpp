// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/link_plan.h"

#include "core/base/files.h"
#include "core/base/process.h"
#include "core/base/system_error.h"
#include "core/layout/linker_line.h"
#include "core/variant/compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>

namespace assay::layout {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t shown_output = 2000;

/// Files that make or its helpers may write to, even with -n: they are copied, all others linked to.
bool may_be_written(const std::string& name) {
    constexpr std::array<std::string_view, 4> names{"Makefile", ".make-settings", "release.h",
                                                    "mkreleasehdr.sh"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The sources and objects of src/ without the program: make then has to link. Without what is known of
/// dependencies, which leads to other folders; an empty file of them, since it would be made otherwise.
Status copy_for_make(const fs::path& tree, const fs::path& copy, const std::string& program) {
    if (auto made = make_directories(copy / "src"); !made) return made;
    std::error_code error;
    // Beside src/ lies what some sources are generated from; the bundled libraries stay out of make's reach.
    for (const auto& entry : fs::directory_iterator(tree, error)) {
        const auto name = entry.path().filename();
        std::error_code failed;
        if (name != "src" && name != "deps")
            fs::create_symlink(fs::absolute(entry.path()), copy / name, failed);
        if (failed) return fail(system_error("cannot link to", copy / name, failed.value()));
    }
    if (error) return fail(system_error("cannot read the directory", tree, error.value()));
    for (const auto& entry : fs::directory_iterator(tree / "src", error)) {
        const auto name = entry.path().filename().string();
        if (name == program || name == "Makefile.dep" || name.ends_with(".d")) continue;
        const auto to = copy / "src" / name;
        std::error_code failed;
        if (may_be_written(name))
            fs::copy_file(entry.path(), to, failed);
        else
            fs::create_symlink(fs::absolute(entry.path()), to, failed);
        if (failed) return fail(system_error("cannot copy to", to, failed.value()));
    }
    if (error) return fail(system_error("cannot read the directory", tree / "src", error.value()));
    return write_file(copy / "src" / "Makefile.dep", "");
}

/// The line that writes the program.
std::optional<std::vector<std::string>> link_words(const std::string& output, const std::string& program) {
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        auto words = split_words(line);
        const auto flag = std::find(words.begin(), words.end(), "-o");
        if (flag == words.end() || flag + 1 == words.end() || *(flag + 1) != program) continue;
        words.erase(flag, flag + 2);
        return words;
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> split_words(const std::string& line) {
    std::vector<std::string> out;
    std::optional<std::string> word;
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quote != 0 && c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
            if (!word) word.emplace();
        } else if (quote == 0 && (c == ' ' || c == '\t')) {
            if (word) out.push_back(*std::exchange(word, std::nullopt));
        } else {
            if (!word) word.emplace();
            const bool escaped = c == '\\' && quote != '\'' && i + 1 < line.size();
            *word += escaped ? line[++i] : c;
        }
    }
    if (word) out.push_back(*word);
    return out;
}

Result<LinkPlan> link_plan_of(const fs::path& tree, const std::vector<std::string>& make_arguments,
                              const fs::path& scratch, const StopFlag& stop) {
    auto command = variant::make_command(tree, make_arguments, 1);
    const auto program = variant::server_target(tree);
    if (auto copied = copy_for_make(tree, scratch, program); !copied) return fail(std::move(copied.error()));
    command.directory = scratch;
    command.arguments.insert(command.arguments.end(), {"-n", "V=1"});
    const auto exit = run_process(command, stop);
    std::error_code ignored;
    fs::remove_all(scratch, ignored);
    if (!exit) return fail(exit.error());
    auto words = link_words(exit->output, program);
    if (!words)
        return fail(ErrorKind::unsupported,
                    fmt::format("make does not say how it links '{}' in '{}' ({})", program, tree.string(),
                                exit->text()),
                    "a Makefile that prints its commands (make -n V=1) mends it; a plan with layouts = "
                    "\"fixed\" links nothing",
                    {exit->output.substr(0, shown_output)});
    LinkPlan plan{tree / "src", std::move(*words), {}, {}};
    // The compiler's word holds the place where the tree was built; it has no part in linking.
    std::erase_if(plan.words, [](const std::string& word) { return word.starts_with("-ffile-prefix-map="); });
    for (const auto& word : plan.words) {
        if (word.ends_with(".o")) plan.objects.push_back(word);
        if (word.ends_with(".a")) plan.archives.push_back(word);
    }
    if (plan.objects.empty())
        return fail(
            ErrorKind::unsupported, fmt::format("the line that links '{}' names no object files", program),
            "link the program from objects, not in one go; a plan with layouts = \"fixed\" links nothing");
    const auto linker = find_linker();
    if (!linker) return fail(linker.error());
    auto handed_over = linker_words(plan.words, plan.directory, stop);
    if (!handed_over) return fail(std::move(handed_over.error()));
    for (const auto& object : plan.objects)
        if (std::find(handed_over->begin(), handed_over->end(), object) == handed_over->end())
            return fail(
                ErrorKind::unsupported,
                fmt::format("'{}' does not hand '{}' to the linker by that name", plan.words.front(), object),
                "name a compiler that passes objects on as they are; a plan with layouts = \"fixed\" "
                "links nothing");
    plan.linker = std::move(*handed_over);
    plan.linker.insert(plan.linker.begin(), linker->string());
    return plan;
}

}  // namespace assay::layout

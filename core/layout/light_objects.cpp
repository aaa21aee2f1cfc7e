// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/light_objects.h"

#include "core/base/files.h"
#include "core/base/process.h"
#include "core/layout/linker.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace assay::layout {

namespace fs = std::filesystem;

namespace {

/// Whether `to` is there; an Error only where no other copy would fare better.
Result<bool> strip(const fs::path& from, const fs::path& to, const StopFlag& stop) {
    std::error_code ignored;
    if (!fs::is_regular_file(from, ignored)) return false;
    Command command;
    command.arguments = {"strip", "--strip-debug", "-o", to.string(), from.string()};
    const auto exit = run_process(command, stop);
    if (!exit) return fail(exit.error());
    if (!exit->success()) fs::remove(to, ignored);
    return exit->success();
}

}  // namespace

Status lighten(LinkPlan& plan, const fs::path& directory, const std::vector<int>& cpus,
               const StopFlag& stop) {
    if (auto made = make_directories(directory); !made) return made;
    std::vector<std::string> words;
    for (const auto* list : {&plan.objects, &plan.archives})
        for (const auto& word : *list)
            if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
    std::vector<fs::path> copies(words.size());  // empty: the original is linked
    auto done = in_parallel(words.size(), cpus, [&](std::size_t i) -> Status {
        const auto from = plan.directory / words[i];
        // Two folders may have files of one name.
        auto to = directory / fmt::format("{:04}-{}", i, from.filename().string());
        const auto there = strip(from, to, stop);
        if (!there) return fail(there.error());
        if (*there) copies[i] = std::move(to);
        return {};
    });
    if (!done) return done;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!copies[i].empty()) plan.copies.emplace(words[i], copies[i]);
    return {};
}

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/light_objects.h"

#include "core/base/files.h"
#include "core/base/process.h"
#include "core/base/system_error.h"

#include <fmt/format.h>

namespace assay::layout {

namespace fs = std::filesystem;

Status lighten(LinkPlan& plan, const fs::path& directory, const StopFlag& stop) {
    if (auto made = make_directories(directory); !made) return made;
    Command strip;
    strip.arguments = {"strip", "--strip-debug"};
    std::map<std::string, fs::path> copies;
    for (const auto* words : {&plan.objects, &plan.archives})
        for (const auto& word : *words) {
            if (copies.contains(word)) continue;
            const auto from = plan.directory / word;
            // Two folders may have files of one name.
            const auto to = directory / fmt::format("{:04}-{}", copies.size(), from.filename().string());
            std::error_code error;
            fs::copy_file(from, to, fs::copy_options::overwrite_existing, error);
            if (error) return fail(system_error("cannot copy to", to, error.value()));
            strip.arguments.push_back(to.string());
            copies.emplace(word, to);
        }
    const auto exit = run_process(strip, stop);
    if (!exit) return fail(exit.error());
    if (!exit->success())
        return fail(ErrorKind::unsupported,
                    fmt::format("the objects in '{}' cannot be freed of debug information ({})",
                                plan.directory.string(), exit->text()),
                    "see what strip says; where it cannot be mended, a plan with layouts = \"fixed\" links "
                    "nothing",
                    {exit->output});
    plan.copies = std::move(copies);
    return {};
}

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/source.h"

#include <fmt/format.h>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

/// Git as we want it: no questions, no hooks, no surrounding repository.
Command git(std::vector<std::string> arguments) {
    Command command;
    command.arguments = {"git", "-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false"};
    command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
    command.environment = {{"LC_ALL", "C"},
                           {"GIT_TERMINAL_PROMPT", "0"},
                           {"GIT_DIR", std::nullopt},
                           {"GIT_WORK_TREE", std::nullopt},
                           {"GIT_INDEX_FILE", std::nullopt}};
    return command;
}

}  // namespace

Status unpack_git_commit(const Source& source, const fs::path& tree, Workshop& workshop) {
    workshop.say(fmt::format("fetching {:.10} from {}", source.commit, source.location));
    const bool local = source.location.starts_with('/');
    // --shared borrows the objects of a local repository, so nothing is copied but the files themselves.
    Command clone = git({"clone", "--quiet", "--no-checkout", "--template="});
    if (local) clone.arguments.push_back("--shared");
    clone.arguments.insert(clone.arguments.end(), {"--", source.location, tree.string()});
    auto cloned = workshop.must_run(clone, fmt::format("cannot clone '{}'", source.location));
    if (!cloned) return fail(std::move(cloned.error()));

    Command checkout = git({"checkout", "--quiet", "--detach", source.commit});
    checkout.directory = tree;
    auto checked_out = workshop.must_run(
        checkout, fmt::format("cannot check out commit {} of '{}'", source.commit, source.location));
    if (!checked_out) return fail(std::move(checked_out.error()));
    std::error_code ignored;
    fs::remove_all(tree / ".git", ignored);
    return {};
}

}  // namespace assay::variant

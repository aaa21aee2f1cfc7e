// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/source.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/variant/source_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

bool is_hex(std::string_view text, std::size_t length) {
    return text.size() == length && text.find_first_not_of("0123456789abcdef") == text.npos;
}

Result<PinnedSource> pin_tarball(const Source& source) {
    if (!is_hex(source.sha256, 64))
        return fail(ErrorKind::invalid_input,
                    fmt::format("the tarball '{}' has no SHA-256 beside it", source.location),
                    "write its 64 hexadecimal digits into the definition: sha256sum " + source.location);
    auto sha256 = sha256_of_file(source.location);
    if (!sha256) return fail(std::move(sha256.error()));
    if (*sha256 != source.sha256)
        return fail(ErrorKind::invalid_input,
                    fmt::format("the tarball '{}' is not the one that the recipe names", source.location),
                    "get the right file, or correct the SHA-256 if you trust this one",
                    {"expected " + source.sha256, "found    " + *sha256});
    return PinnedSource{"tarball:" + *sha256, *sha256, source.location, fs::path(source.location).filename()};
}

Result<PinnedSource> pin_directory(const Source& source) {
    const fs::path directory = source.location;
    std::error_code ignored;
    if (!fs::is_directory(directory, ignored))
        return fail(ErrorKind::not_found, fmt::format("there is no directory '{}'", source.location),
                    "check the path of the variant's source");
    auto sha256 = source_tree_sha256(directory);
    if (!sha256) return fail(std::move(sha256.error()));
    return PinnedSource{"directory:" + *sha256, *sha256, directory, source.location};
}

Result<PinnedSource> pin_git(const Source& source) {
    if (!is_hex(source.commit, 40))
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is no full commit of '{}'", source.commit, source.location),
                    "write the 40 hexadecimal digits that `git rev-parse` prints");
    const bool url = source.location.find("://") != source.location.npos && source.location.front() != '-';
    if (!url && !source.location.starts_with('/'))
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is no repository", source.location),
                    "give an absolute path, or a URL such as https://…");
    return PinnedSource{
        "git:" + source.commit, {}, {}, fmt::format("{} at {:.10}", source.location, source.commit)};
}

/// A Redis or Valkey tree has its Makefile and server.c in src/.
Status check_tree(const fs::path& tree, const std::string& words) {
    std::error_code ignored;
    if (fs::exists(tree / "src" / "Makefile", ignored) && fs::exists(tree / "src" / "server.c", ignored))
        return {};
    return fail(ErrorKind::invalid_input, fmt::format("{} is no Redis or Valkey source tree", words),
                "it has no src/Makefile and src/server.c at its top");
}

Status untar(const fs::path& tarball, const fs::path& tree, Workshop& workshop) {
    if (auto made = make_directories(tree); !made) return made;
    Command tar;
    tar.arguments = {"tar", "-xf", tarball.string(), "--strip-components=1", "--no-same-owner"};
    tar.directory = tree;
    tar.environment["LC_ALL"] = "C";
    auto done = workshop.must_run(tar, fmt::format("cannot unpack '{}'", tarball.string()));
    if (!done) return fail(std::move(done.error()));
    return {};
}

}  // namespace

Result<PinnedSource> pin_source(const Source& source, Workshop& workshop) {
    switch (source.kind) {
        case SourceKind::debian:
            return pin_debian_source(source, workshop);
        case SourceKind::directory:
            return pin_directory(source);
        case SourceKind::tarball:
            return pin_tarball(source);
        case SourceKind::git:
            return pin_git(source);
        case SourceKind::binary:
            break;
    }
    return fail(ErrorKind::internal, "a finished binary has no source");
}

Result<std::string> unpack_source(const Source& source, const PinnedSource& pinned, const fs::path& tree,
                                  Workshop& workshop) {
    workshop.say(fmt::format("unpacking {}", pinned.words));
    Status laid_out;
    switch (source.kind) {
        case SourceKind::directory:
            laid_out = copy_source_tree(pinned.location, tree);
            break;
        case SourceKind::git:
            laid_out = unpack_git_commit(source, tree, workshop);
            break;
        default:
            laid_out = untar(pinned.location, tree, workshop);
            break;
    }
    if (!laid_out) return fail(std::move(laid_out.error()));
    if (auto checked = check_tree(tree, pinned.words); !checked) return fail(std::move(checked.error()));
    if (source.kind == SourceKind::directory || source.kind == SourceKind::git)
        if (auto levelled = level_times(tree); !levelled) return fail(std::move(levelled.error()));
    if (source.kind != SourceKind::git) return pinned.sha256;
    return source_tree_sha256(tree);
}

}  // namespace assay::variant

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/source_tree.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/base/system_error.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

enum class EntryKind { directory, file, link };
struct Entry {
    fs::path relative;
    EntryKind kind = EntryKind::file;
    bool executable = false;
};

bool is_build_product(const fs::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".d") || name.starts_with(".make-") || name == "Makefile.dep" || name == "release.h")
        return true;
    // Compiled code, whatever its name: ELF files and ar archives.
    const UniqueFd fd(::open(entry.path().c_str(), O_RDONLY | O_CLOEXEC));
    std::array<char, 8> start{};
    const ssize_t n = fd ? ::read(fd.get(), start.data(), start.size()) : 0;
    const std::string_view magic(start.data(), n > 0 ? static_cast<std::size_t>(n) : 0);
    return magic.starts_with(
               "\x7f"
               "ELF") ||
           magic == "!<arch>\n" || magic == "!<thin>\n";
}

Result<std::vector<Entry>> entries_of(const fs::path& root) {
    std::vector<Entry> out;
    std::error_code error;
    auto at = fs::recursive_directory_iterator(root, error);
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
        const auto status = at->symlink_status(error);
        if (error) break;
        Entry entry{at->path().lexically_relative(root), EntryKind::file, false};
        if (fs::is_directory(status)) {
            if (at->path().filename() == ".git") {
                at.disable_recursion_pending();
                continue;
            }
            entry.kind = EntryKind::directory;
        } else if (fs::is_symlink(status)) {
            entry.kind = EntryKind::link;
        } else if (!fs::is_regular_file(status) || at->path().filename() == ".git" || is_build_product(*at)) {
            continue;  // a worktree's .git is a file
        } else {
            entry.executable = (status.permissions() & fs::perms::owner_exec) != fs::perms::none;
        }
        out.push_back(std::move(entry));
    }
    if (error) return fail(system_error("cannot read the directory", root, error.value()));
    std::sort(out.begin(), out.end(),
              [](const auto& a, const auto& b) { return a.relative.native() < b.relative.native(); });
    return out;
}

}  // namespace

Result<std::string> source_tree_sha256(const fs::path& directory) {
    auto entries = entries_of(directory);
    if (!entries) return fail(std::move(entries.error()));
    Sha256 hash;
    for (const auto& entry : *entries) {
        if (entry.kind == EntryKind::directory) continue;
        // Name and content each end in a zero byte or have a fixed length, so no two trees read alike.
        hash.add(entry.relative.native()).add(std::string_view("\0", 1));
        if (entry.kind == EntryKind::link) {
            std::error_code error;
            hash.add("link:").add(fs::read_symlink(directory / entry.relative, error).native());
            hash.add(std::string_view("\0", 1));
            continue;
        }
        auto content = sha256_of_file(directory / entry.relative);
        if (!content) return content;
        hash.add(entry.executable ? "x:" : "f:").add(*content);
    }
    return hash.hex();
}

Status copy_source_tree(const fs::path& directory, const fs::path& destination) {
    auto entries = entries_of(directory);
    if (!entries) return fail(std::move(entries.error()));
    if (auto made = make_directories(destination); !made) return made;
    for (const auto& entry : *entries) {
        const fs::path from = directory / entry.relative;
        const fs::path to = destination / entry.relative;
        std::error_code error;
        if (entry.kind == EntryKind::directory) {
            fs::create_directory(to, error);
        } else if (entry.kind == EntryKind::link) {
            fs::copy_symlink(from, to, error);
        } else {
            fs::copy_file(from, to, error);
            // Read-only files of the source must not stop patch and make.
            if (!error) fs::permissions(to, fs::perms::owner_write, fs::perm_options::add, error);
        }
        if (error)
            return fail(system_error(fmt::format("cannot copy '{}' to", from.string()), to, error.value()));
    }
    return {};
}

Status level_times(const fs::path& directory) {
    std::error_code error;
    auto at = fs::recursive_directory_iterator(directory, error);
    const std::array<timespec, 2> times{timespec{1, 0}, timespec{1, 0}};
    for (; !error && at != fs::recursive_directory_iterator(); at.increment(error))
        if (::utimensat(AT_FDCWD, at->path().c_str(), times.data(), AT_SYMLINK_NOFOLLOW) != 0)
            return fail(system_error("cannot set the time of", at->path()));
    if (error) return fail(system_error("cannot read the directory", directory, error.value()));
    return {};
}

void share_unchanged_files(const fs::path& base, const fs::path& tree) {
    std::error_code ignored;
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(tree, ignored))
        if (entry.is_regular_file(ignored) && !entry.is_symlink(ignored)) files.push_back(entry.path());
    for (const auto& file : files) {
        const fs::path original = base / file.lexically_relative(tree);
        struct stat ours {
        }, theirs{};
        if (::lstat(file.c_str(), &ours) != 0 || ::lstat(original.c_str(), &theirs) != 0) continue;
        if (!S_ISREG(theirs.st_mode) || ours.st_size != theirs.st_size || ours.st_mode != theirs.st_mode ||
            ours.st_mtim.tv_sec != theirs.st_mtim.tv_sec || ours.st_mtim.tv_nsec != theirs.st_mtim.tv_nsec)
            continue;
        fs::path link = file;
        link += ".assay-link";
        if (::link(original.c_str(), link.c_str()) == 0 && ::rename(link.c_str(), file.c_str()) != 0)
            ::unlink(link.c_str());
    }
}

}  // namespace assay::variant

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/run_directory.h"

#include "core/base/system_error.h"

#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay::runner {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view prefix = "assay-run-";

UniqueFd try_lock(const fs::path& directory, int flags) {
    UniqueFd fd(::open((directory / "lock").c_str(), O_RDWR | O_CLOEXEC | flags, 0600));
    if (fd && ::flock(fd.get(), LOCK_EX | LOCK_NB) != 0) fd.reset();
    return fd;
}

void clear_dead_runs(const fs::path& parent) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(parent, ignored)) {
        struct stat info {};
        if (!entry.path().filename().string().starts_with(prefix) ||
            ::lstat(entry.path().c_str(), &info) != 0 || !S_ISDIR(info.st_mode) || info.st_uid != ::getuid())
            continue;
        if (const auto lock = try_lock(entry.path(), 0)) fs::remove_all(entry.path(), ignored);
    }
}

}  // namespace

Result<RunDirectory> RunDirectory::create(const fs::path& parent) {
    clear_dead_runs(parent);
    std::string pattern = (parent / prefix).string() + "XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr) return fail(system_error("cannot make a directory in", parent));
    auto lock = try_lock(pattern, O_CREAT);
    if (!lock) {
        auto error = system_error("cannot lock", fs::path(pattern) / "lock");
        ::rmdir(pattern.c_str());
        return fail(std::move(error));
    }
    return RunDirectory(pattern, std::move(lock));
}

RunDirectory::~RunDirectory() {
    std::error_code ignored;
    if (lock_) fs::remove_all(path_, ignored);
}

}  // namespace assay::runner

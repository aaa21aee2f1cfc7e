// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/private_directory.h"

#include "core/base/system_error.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay::redis {

namespace fs = std::filesystem;

namespace {

constexpr const char* name_prefix = "assay-redis-";
constexpr const char* lock_name = "owner.lock";

bool is_abandoned(const fs::path& directory) {
    struct stat info {};
    if (::lstat(directory.c_str(), &info) != 0 || !S_ISDIR(info.st_mode) || info.st_uid != ::geteuid())
        return false;
    // No lock file yet: its owner is about to make one.
    const UniqueFd lock(::open((directory / lock_name).c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
    return lock && ::flock(lock.get(), LOCK_EX | LOCK_NB) == 0;
}

void clear_abandoned(const fs::path& parent) {
    std::error_code error;
    for (fs::directory_iterator at(parent, error), end; !error && at != end; at.increment(error)) {
        if (!at->path().filename().string().starts_with(name_prefix) || !is_abandoned(at->path())) continue;
        std::error_code ignored;
        fs::remove_all(at->path(), ignored);
    }
}

}  // namespace

Result<PrivateDirectory> PrivateDirectory::create(const fs::path& parent) {
    clear_abandoned(parent);
    std::string pattern = (parent / (std::string(name_prefix) + "XXXXXX")).string();
    if (::mkdtemp(pattern.data()) == nullptr)
        return fail(system_error("cannot make a private directory for a server in", parent));
    PrivateDirectory made;
    made.path_ = pattern;
    // Locked under another name first: under its own name it is never seen unlocked while the owner lives.
    const fs::path draft = made.path_ / "owner.draft";
    made.lock_ = UniqueFd(::open(draft.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!made.lock_ || ::flock(made.lock_.get(), LOCK_EX | LOCK_NB) != 0 ||
        ::rename(draft.c_str(), (made.path_ / lock_name).c_str()) != 0)
        return fail(system_error("cannot lock the private directory", made.path_));
    return made;
}

PrivateDirectory::PrivateDirectory(PrivateDirectory&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::move(other.lock_)) {
    other.path_.clear();
}

PrivateDirectory& PrivateDirectory::operator=(PrivateDirectory&& other) noexcept {
    if (this != &other) {
        remove();
        path_ = std::move(other.path_);
        other.path_.clear();
        lock_ = std::move(other.lock_);
    }
    return *this;
}

PrivateDirectory::~PrivateDirectory() {
    remove();
}

void PrivateDirectory::remove() noexcept {
    if (path_.empty()) return;
    std::error_code ignored;
    fs::remove_all(path_, ignored);
    path_.clear();
}

}  // namespace assay::redis

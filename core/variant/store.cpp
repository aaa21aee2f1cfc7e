// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/store.h"

#include "core/base/files.h"
#include "core/base/sha256.h"
#include "core/base/system_error.h"
#include "core/variant/build.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay::variant {

namespace fs = std::filesystem;

namespace {

constexpr const char* server_name = "redis-server";

/// Byte for byte, with the errors that matter (no space, no permission) as they are.
Status copy_bytes(const fs::path& from, const fs::path& to, mode_t mode) {
    const UniqueFd in(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
    if (!in) return fail(system_error("cannot read", from));
    const UniqueFd out(::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    if (!out) return fail(system_error("cannot write", to));
    std::array<char, 1 << 16> buffer{};
    for (;;) {
        const ssize_t n = ::read(in.get(), buffer.data(), buffer.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return fail(system_error("cannot read", from));
        if (n == 0) break;
        for (ssize_t done = 0; done < n;) {
            const ssize_t m = ::write(out.get(), buffer.data() + done, static_cast<std::size_t>(n - done));
            if (m < 0 && errno == EINTR) continue;
            if (m < 0) return fail(system_error("cannot write", to));
            done += m;
        }
    }
    if (::fchmod(out.get(), mode) != 0) return fail(system_error("cannot set the permissions of", to));
    if (::fsync(out.get()) != 0) return fail(system_error("cannot write", to));
    return {};
}

/// Removes the places of processes that are gone: their lock can be had.
void sweep(const fs::path& temporary) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(temporary, ignored)) {
        if (entry.path().extension() != ".owner") continue;
        const UniqueFd owner(::open(entry.path().c_str(), O_RDWR | O_CLOEXEC));
        if (!owner || ::flock(owner.get(), LOCK_EX | LOCK_NB) != 0) continue;
        fs::remove_all(fs::path(entry.path()).replace_extension(), ignored);
        fs::remove(entry.path(), ignored);
    }
}

}  // namespace

Result<fs::path> Store::default_root() {
    auto data = data_directory();
    if (!data) return fail(std::move(data.error()));
    return *data / "store";
}

Status Store::prepare() const {
    for (const char* part : {"binaries", "trees", "builds", "sources/debian", "logs", "locks", "temporary"})
        if (auto made = make_directories(root_ / part); !made)
            return fail(std::move(made.error()).within("the store of built variants"));
    sweep(root_ / "temporary");
    auto place = make_temporary();
    if (!place) return fail(std::move(place.error()).within("the store of built variants"));
    return {};
}

fs::path Store::binary(const std::string& sha256) const {
    return root_ / "binaries" / sha256 / server_name;
}

bool Store::has_binary(const std::string& sha256) const {
    return sha256.size() == 64 && ::access(binary(sha256).c_str(), X_OK) == 0;
}

fs::path Store::tree(const std::string& key) const {
    return root_ / "trees" / key;
}

fs::path Store::build_record(const std::string& key) const {
    return root_ / "builds" / (key + ".json");
}

fs::path Store::source(const std::string& sha256) const {
    std::error_code ignored;
    if (sha256.size() != 64) return {};
    for (const auto& entry : fs::directory_iterator(root_ / "sources" / sha256, ignored))
        return entry.path();
    return {};
}

fs::path Store::debian_record(const std::string& package, const std::string& release) const {
    // A suite may contain a slash ("stable/updates"), a file name may not.
    std::string name = package + "@" + release;
    for (char& c : name)
        if (c == '/') c = '_';
    return root_ / "sources" / "debian" / (name + ".json");
}

fs::path Store::log(const Recipe& recipe) const {
    return root_ / "logs" / (recipe_sha256(recipe) + ".log");
}

Result<std::string> Store::add_binary(const fs::path& file) const {
    auto sha256 = sha256_of_file(file);
    if (!sha256 || has_binary(*sha256)) return sha256;
    auto place = make_temporary();
    if (!place) return fail(std::move(place.error()));
    const fs::path directory = place->path() / *sha256;
    if (auto made = make_directories(directory); !made) return fail(std::move(made.error()));
    if (auto copied = copy_bytes(file, directory / server_name, 0755); !copied)
        return fail(std::move(copied.error()));
    // The file might have changed while it was copied: the name must keep its promise.
    auto again = sha256_of_file(directory / server_name);
    if (!again) return again;
    if (*again != *sha256)
        return fail(ErrorKind::io, fmt::format("'{}' changed while it was being copied", file.string()),
                    "wait until whatever writes it is done, and try again");
    if (auto done = publish(directory, root_ / "binaries" / *sha256); !done)
        return fail(std::move(done.error()));
    return sha256;
}

Result<std::string> Store::add_source(const fs::path& file) const {
    auto sha256 = sha256_of_file(file);
    if (!sha256 || !source(*sha256).empty()) return sha256;
    auto place = make_temporary();
    if (!place) return fail(std::move(place.error()));
    const fs::path directory = place->path() / *sha256;
    if (auto made = make_directories(directory); !made) return fail(std::move(made.error()));
    if (auto copied = copy_bytes(file, directory / file.filename(), 0644); !copied)
        return fail(std::move(copied.error()));
    if (auto done = publish(directory, root_ / "sources" / *sha256); !done)
        return fail(std::move(done.error()));
    return sha256;
}

Status Store::publish(const fs::path& finished, const fs::path& place) const {
    if (::rename(finished.c_str(), place.c_str()) == 0) return {};
    if (errno == EEXIST || errno == ENOTEMPTY) return {};
    auto error = system_error("cannot write", place);
    if (error.kind == ErrorKind::not_found || error.advice.empty())
        error.advice =
            "see that the store's folder is there and whole; it may be deleted, and is then built anew";
    return fail(std::move(error));
}

Status Store::sync() const {
    return sync_file_system(root_);
}

TemporaryPlace::~TemporaryPlace() {
    if (!owner_) return;  // moved from
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
    fs::path owner = path_;
    owner += ".owner";
    fs::remove(owner, ignored);
}

Result<TemporaryPlace> Store::make_temporary() const {
    const fs::path parent = root_ / "temporary";
    for (;;) {
        std::string pattern = (parent / "XXXXXX.owner").string();
        UniqueFd owner(::mkostemps(pattern.data(), 6, O_CLOEXEC));
        if (!owner) return fail(system_error("cannot write in", parent));
        if (::flock(owner.get(), LOCK_EX | LOCK_NB) != 0) continue;
        struct stat info {};
        // A sweep may have taken it between the two calls above: then it has no name any more.
        if (::fstat(owner.get(), &info) != 0 || info.st_nlink == 0) continue;
        const fs::path path = fs::path(pattern).replace_extension();
        TemporaryPlace place(path, std::move(owner));
        if (::mkdir(path.c_str(), 0755) != 0) return fail(system_error("cannot write in", parent));
        return place;
    }
}

Result<StoreLock> Store::lock(const std::string& name, const StopFlag& stop) const {
    const fs::path file = root_ / "locks" / (name + ".lock");
    UniqueFd fd(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (!fd) return fail(system_error("cannot write", file));
    while (::flock(fd.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) return fail(system_error("cannot lock", file));
        // A file lock cannot be waited for beside a stop: look again ten times a second.
        pollfd watched{stop.fd(), POLLIN, 0};
        ::poll(&watched, 1, 100);
        if (stop.requested()) return fail(ErrorKind::cancelled, "stopped");
    }
    return StoreLock(std::move(fd));
}

}  // namespace assay::variant

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/aof.h"

#include "core/base/sha256.h"
#include "core/base/system_error.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay::redis {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view incremental_suffix = ".incr.aof";

/// NAME.SEQ.incr.aof → SEQ; -1 for any other name.
std::int64_t sequence(const fs::path& file) {
    std::string name = file.filename().string();
    if (!name.ends_with(incremental_suffix)) return -1;
    name.resize(name.size() - incremental_suffix.size());
    const std::string digits = name.substr(name.rfind('.') + 1);
    std::int64_t value = -1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return error == std::errc{} && end == digits.data() + digits.size() ? value : -1;
}

bool is_single_file(const fs::path& file) {
    const std::string name = file.filename().string();
    return name.ends_with(".aof") && !name.starts_with("temp-") && sequence(file) < 0;
}

/// An append-only file begins with a command ('*'), a timestamp ('#') or a snapshot ('R'), never with a NUL.
Status check_front(int fd, const fs::path& file) {
    char first = '*';
    if (::pread(fd, &first, 1, 0) < 0) return fail(system_error("cannot read", file));
    if (first != '\0') return {};
    return fail(
        ErrorKind::damaged,
        fmt::format("'{}' begins with a hole: it was trimmed, but its server does not append", file.string()),
        "start the server with 'appendonly yes' and 'auto-aof-rewrite-percentage 0', or do not trim");
}

Status add_file(Sha256& hash, const fs::path& file) {
    const UniqueFd fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!fd) return fail(system_error("cannot read", file));
    if (auto good = check_front(fd.get(), file); !good) return good;
    std::vector<char> buffer(std::size_t{1} << 20);
    for (;;) {
        const ssize_t n = ::read(fd.get(), buffer.data(), buffer.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return fail(system_error("cannot read", file));
        if (n == 0) return {};
        hash.add({buffer.data(), static_cast<std::size_t>(n)});
    }
}

}  // namespace

Result<std::vector<fs::path>> aof_files(const fs::path& data_directory) {
    std::vector<fs::path> incremental;
    std::vector<fs::path> single;
    std::error_code error;
    // The directory's name is a directive (appenddirname), so look into each one rather than for a name.
    for (fs::recursive_directory_iterator at(data_directory, error), end; !error && at != end;
         at.increment(error)) {
        if (at.depth() > 1) at.disable_recursion_pending();
        if (sequence(at->path()) >= 0) incremental.push_back(at->path());
        if (at.depth() == 0 && is_single_file(at->path())) single.push_back(at->path());
    }
    if (error) return fail(system_error("cannot read the directory", data_directory, error.value()));
    std::sort(incremental.begin(), incremental.end(),
              [](const fs::path& a, const fs::path& b) { return sequence(a) < sequence(b); });
    if (!incremental.empty()) return incremental;
    if (!single.empty()) return single;
    return fail(ErrorKind::not_found, fmt::format("no append-only file in '{}'", data_directory.string()),
                "does the workload's server_config say appendonly = \"yes\"?");
}

Result<std::int64_t> aof_bytes(const fs::path& data_directory) {
    auto files = aof_files(data_directory);
    if (!files) return fail(std::move(files.error()));
    std::int64_t total = 0;
    for (const auto& file : *files) {
        const UniqueFd fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
        struct stat info {};
        if (!fd || ::fstat(fd.get(), &info) != 0) return fail(system_error("cannot read", file));
        if (auto good = check_front(fd.get(), file); !good) return fail(std::move(good.error()));
        total += info.st_size;
    }
    return total;
}

Result<std::string> aof_sha256(const fs::path& data_directory) {
    auto files = aof_files(data_directory);
    if (!files) return fail(std::move(files.error()));
    Sha256 hash;
    for (const auto& file : *files)
        if (auto added = add_file(hash, file); !added) return fail(std::move(added.error()));
    return hash.hex();
}

Status trim_aof(const fs::path& data_directory) {
    auto files = aof_files(data_directory);
    if (!files) return fail(std::move(files.error()));
    for (const auto& file : *files)
        if (::truncate(file.c_str(), 0) != 0) return fail(system_error("cannot cut to zero", file));
    return {};
}

}  // namespace assay::redis

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"

#include "core/base/system_error.h"
#include "core/base/unique_fd.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay {

namespace fs = std::filesystem;

Result<std::string> read_file(const fs::path& file, std::size_t limit) {
    const UniqueFd fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!fd) return fail(system_error("cannot read", file));
    std::string content;
    struct stat info {};
    if (::fstat(fd.get(), &info) == 0 && info.st_size > 0 && static_cast<std::size_t>(info.st_size) <= limit)
        content.reserve(static_cast<std::size_t>(info.st_size));
    char buffer[1 << 16];
    for (;;) {
        const ssize_t n = ::read(fd.get(), buffer, sizeof buffer);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return fail(system_error("cannot read", file));
        if (n == 0) return content;
        content.append(buffer, static_cast<std::size_t>(n));
        if (content.size() > limit)
            return fail(ErrorKind::invalid_input,
                        fmt::format("'{}' is larger than {} MiB", file.string(), limit >> 20),
                        "is it the file that you meant?");
    }
}

namespace {

Status write_all(int fd, std::string_view content, const fs::path& file) {
    while (!content.empty()) {
        const ssize_t n = ::write(fd, content.data(), content.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return fail(system_error("cannot write", file));
        content.remove_prefix(static_cast<std::size_t>(n));
    }
    return {};
}

/// What is no file of its own (a terminal, a pipe, /dev/full) is written to and stays what it is.
Status write_into(const fs::path& file, std::string_view content) {
    const UniqueFd fd(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!fd) return fail(system_error("cannot write", file));
    return write_all(fd.get(), content, file);
}

}  // namespace

Status write_file(const fs::path& named, std::string_view content) {
    std::error_code error;
    const auto there = fs::status(named, error);
    if (fs::is_directory(there)) return fail(system_error("cannot write", named, EISDIR));
    if (fs::exists(there) && !fs::is_regular_file(there)) return write_into(named, content);
    // A link stays a link: the file that it leads to is written.
    fs::path file = fs::exists(there) ? fs::canonical(named, error) : named;
    if (error || file.empty()) file = named;
    fs::path temporary = file;
    temporary += fmt::format(".{}.part", ::getpid());
    {
        const UniqueFd fd(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
        if (!fd) return fail(system_error("cannot write", file));
        if (auto written = write_all(fd.get(), content, file); !written) {
            ::unlink(temporary.c_str());
            return written;
        }
        if (::fsync(fd.get()) != 0) {
            const int number = errno;
            ::unlink(temporary.c_str());
            return fail(system_error("cannot write", file, number));
        }
    }
    if (::rename(temporary.c_str(), file.c_str()) != 0) {
        const int number = errno;
        ::unlink(temporary.c_str());
        return fail(system_error("cannot write", file, number));
    }
    return {};
}

std::vector<std::string> last_lines(const fs::path& file, std::size_t lines) {
    const UniqueFd fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!fd) return {};
    constexpr off_t window = 64 * 1024;
    const off_t size = ::lseek(fd.get(), 0, SEEK_END);
    const off_t from = size > window ? size - window : 0;
    std::string tail(static_cast<std::size_t>(size > 0 ? size - from : 0), '\0');
    const ssize_t n = ::pread(fd.get(), tail.data(), tail.size(), from);
    tail.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
    std::vector<std::string> all;
    for (std::size_t at = 0; at < tail.size();) {
        const std::size_t end = std::min(tail.find('\n', at), tail.size());
        if (end > at) all.push_back(tail.substr(at, end - at));
        at = end + 1;
    }
    if (all.size() > lines) all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(lines));
    return all;
}

Status make_directories(const fs::path& directory) {
    std::error_code error;
    fs::create_directories(directory, error);
    if (error) return fail(system_error("cannot create the directory", directory, error.value()));
    return {};
}

Status sync_file_system(const fs::path& path) {
    const UniqueFd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!fd || ::syncfs(fd.get()) != 0) return fail(system_error("cannot sync the file system of", path));
    return {};
}

namespace {

Result<fs::path> xdg(const char* variable, const char* below_home) {
    if (const char* set = std::getenv(variable); set != nullptr && *set == '/')
        return fs::path(set) / "assay";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home != '/')
        return fail(ErrorKind::not_found, fmt::format("neither {} nor HOME is set", variable),
                    fmt::format("set HOME, or {} to a directory that can be written", variable));
    return fs::path(home) / below_home / "assay";
}

}  // namespace

Result<fs::path> data_directory() {
    return xdg("XDG_DATA_HOME", ".local/share");
}
Result<fs::path> cache_directory() {
    return xdg("XDG_CACHE_HOME", ".cache");
}
Result<fs::path> state_directory() {
    return xdg("XDG_STATE_HOME", ".local/state");
}

}  // namespace assay

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_error.h"
#include "core/base/unique_fd.h"
#include "core/casefile/chain.h"
#include "core/casefile/file_lock.h"
#include "core/casefile/log.h"
#include "core/casefile/utf8.h"

#include <fmt/format.h>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay::casefile {

namespace {

namespace fs = std::filesystem;

Error write_error(const fs::path& file, int number) {
    auto error = system_error("cannot write", file, number);
    if (number == EFBIG) error.advice = "raise the limit of file sizes (ulimit -f), or choose another place";
    return error;
}

Error damaged_error(const fs::path& file, const Damage& damage) {
    Error error;
    if (damage.newer) {
        error.kind = ErrorKind::unsupported;
        error.message = fmt::format("'{}' was {}", file.string(), damage.what);
        error.advice = "it can be read but not written; install the newer version to go on with it";
    } else {
        error.kind = ErrorKind::damaged;
        error.message =
            fmt::format("'{}' is damaged at line {}: {}", file.string(), damage.line, damage.what);
        error.advice = "it can be read up to there but not written; restore it from a copy";
    }
    return error;
}

/// One write of the whole line; on any failure the file is as long as it was.
Status write_line(const UniqueFd& fd, const fs::path& file, std::string_view line, std::int64_t at,
                  Durability durability) {
    ssize_t count = 0;
    do {
        count = ::pwrite(fd.get(), line.data(), line.size(), static_cast<off_t>(at));
    } while (count < 0 && errno == EINTR);
    int number = 0;
    if (count < 0) {
        number = errno;
    } else if (static_cast<std::size_t>(count) < line.size()) {
        number = ENOSPC;  // a short write to a regular file: the space (or the quota) ended there
    } else if (durability == Durability::now && ::fdatasync(fd.get()) != 0) {
        number = errno;
    }
    if (number == 0) return {};
    auto error = write_error(file, number);
    if (::ftruncate(fd.get(), static_cast<off_t>(at)) != 0)
        error.details.push_back(
            "the unfinished line could not be taken back; it is set aside on the next write");
    return fail(std::move(error));
}

/// Moves the bytes behind the last whole line to FILE.torn, and only then cuts them off.
Status set_aside(const UniqueFd& fd, const fs::path& file, std::string_view torn, std::int64_t at) {
    fs::path aside = file;
    aside += ".torn";
    const UniqueFd out(::open(aside.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    if (!out) return fail(write_error(aside, errno));
    const auto text = std::string(torn) + "\n";
    const auto count = ::write(out.get(), text.data(), text.size());
    if (count != static_cast<ssize_t>(text.size()))
        return fail(write_error(aside, count < 0 ? errno : ENOSPC));
    if (::fdatasync(out.get()) != 0) return fail(write_error(aside, errno));
    if (::ftruncate(fd.get(), static_cast<off_t>(at)) != 0) return fail(write_error(file, errno));
    return {};
}

Status sync_directory_of(const fs::path& file) {
    const auto directory = file.has_parent_path() ? file.parent_path() : fs::path(".");
    const UniqueFd fd(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!fd || (::fsync(fd.get()) != 0 && errno != EINVAL)) return fail(write_error(file, errno));
    return {};
}

/// The whole line of a record; an Error when a limit forbids it.
struct NewLine {
    std::string text;
    std::string sha256;
};
Result<NewLine> line_of(const Record& record, const ChainPosition& position, const fs::path& file) {
    // A log line of another program in an event may be in any encoding; the file would be unreadable with it.
    const auto bytes = with_valid_utf8(write_record(record));
    NewLine line;
    line.sha256 = chain_sha256(position.last_sha256, bytes);
    line.text = make_line(bytes, line.sha256);
    const auto length = static_cast<std::int64_t>(line.text.size());
    if (length > line_limit)
        return fail(ErrorKind::invalid_input,
                    fmt::format("an entry of {:.1f} MiB does not fit into '{}': a line holds at most {} MiB",
                                static_cast<double>(length) / (1 << 20), file.string(), line_limit >> 20),
                    "attach a smaller file (at most 8 MiB), or split the text");
    if (position.bytes + length > file_limit)
        return fail(
            ErrorKind::invalid_input,
            fmt::format("'{}' is full: a case file holds at most {} GiB", file.string(), file_limit >> 30),
            "start a new case from the same definition with `assay new`");
    return line;
}

}  // namespace

Status sync_file(const fs::path& file) {
    const UniqueFd fd(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!fd || ::fdatasync(fd.get()) != 0) return fail(write_error(file, errno));
    return {};
}

Result<LogWriter> LogWriter::create(const fs::path& file, const Clock& clock, const Event& opened) {
    if (!std::holds_alternative<CaseOpened>(opened))
        return fail(ErrorKind::internal, "a case file begins with case.opened");
    const Record record{0, clock.now_utc(), opened};
    ChainPosition position;
    const auto line = line_of(record, position, file);
    if (!line) return fail(line.error());
    const UniqueFd fd(::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    if (!fd && errno == EEXIST)
        return fail(ErrorKind::io, fmt::format("'{}' exists already", file.string()),
                    "choose another name; a case file is never overwritten");
    if (!fd) return fail(write_error(file, errno));
    auto written = lock(fd, LockMode::exclusive, file);
    if (written) written = write_line(fd, file, line->text, 0, Durability::now);
    if (written) written = sync_directory_of(file);
    if (!written) {
        ::unlink(file.c_str());
        return fail(written.error());
    }
    LogWriter writer(file, clock);
    writer.known_bytes_ = static_cast<std::int64_t>(line->text.size());
    writer.next_sequence_ = 1;
    writer.last_sha256_ = line->sha256;
    return writer;
}

Result<LogWriter> LogWriter::open(const fs::path& file, const Clock& clock,
                                  std::chrono::milliseconds patience) {
    auto contents = read_log(file);
    if (!contents) return fail(contents.error());
    if (contents->damage) return fail(damaged_error(file, *contents->damage));
    auto writer = after(file, clock, *contents);
    // Also tells now, and not after minutes of measuring, that the file cannot be written.
    if (const auto fd = writer.lock_at_tail(patience); !fd) return fail(fd.error());
    return writer;
}

LogWriter LogWriter::after(const fs::path& file, const Clock& clock, const LogContents& read) {
    LogWriter writer(file, clock);
    writer.known_bytes_ = read.bytes;
    writer.next_sequence_ = static_cast<std::int64_t>(read.records.size());
    writer.last_sha256_ = read.last_sha256;
    return writer;
}

Result<UniqueFd> LogWriter::lock_at_tail(std::chrono::milliseconds patience) {
    UniqueFd fd(::open(file_.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK));
    if (!fd) return fail(write_error(file_, errno));
    if (auto locked = lock(fd, LockMode::exclusive, file_, patience); !locked) return fail(locked.error());
    ChainPosition position{known_bytes_, next_sequence_, last_sha256_};
    const auto holds = still_holds(fd.get(), position);
    if (!holds) return fail(Error(holds.error()).within(fmt::format("cannot read '{}'", file_.string())));
    if (!*holds)
        return fail(
            ErrorKind::damaged, fmt::format("'{}' is not the file that it was", file_.string()),
            "another program replaced or cut it; nothing was written. Open it again to see what is there");
    const auto end = walk_chain(fd.get(), position, [](std::string_view) { return Status(); });
    if (!end) return fail(Error(end.error()).within(fmt::format("cannot read '{}'", file_.string())));
    if (end->damage) return fail(damaged_error(file_, *end->damage));
    if (!end->torn.empty())
        if (auto aside = set_aside(fd, file_, end->torn, position.bytes); !aside) return fail(aside.error());
    torn_bytes_ = static_cast<std::int64_t>(end->torn.size());
    known_bytes_ = position.bytes;
    next_sequence_ = position.lines;
    last_sha256_ = position.last_sha256;
    return fd;
}

Result<Record> LogWriter::append(Event event, Durability durability, std::chrono::milliseconds patience) {
    const auto fd = lock_at_tail(patience);
    if (!fd) return fail(fd.error());
    Record record{next_sequence_, clock_->now_utc(), std::move(event)};
    const auto line = line_of(record, {known_bytes_, next_sequence_, last_sha256_}, file_);
    if (!line) return fail(line.error());
    if (auto written = write_line(*fd, file_, line->text, known_bytes_, durability); !written)
        return fail(written.error());
    known_bytes_ += static_cast<std::int64_t>(line->text.size());
    next_sequence_ += 1;
    last_sha256_ = line->sha256;
    return record;
}

}  // namespace assay::casefile

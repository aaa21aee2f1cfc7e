// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_mapping.h"
#include "core/base/system_error.h"
#include "core/base/unique_fd.h"
#include "core/casefile/chain.h"
#include "core/casefile/file_lock.h"
#include "core/casefile/log.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace assay::casefile {

namespace {

namespace fs = std::filesystem;

struct OpenFile {
    UniqueFd fd;
    std::int64_t bytes = 0;
};

Result<OpenFile> open_for_reading(const fs::path& file) {
    // Not blocking: a named pipe in place of a file must not hang the window.
    OpenFile out{UniqueFd(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)), 0};
    if (!out.fd) return fail(system_error("cannot read", file));
    struct stat info {};
    if (::fstat(out.fd.get(), &info) != 0) return fail(system_error("cannot read", file));
    if (!S_ISREG(info.st_mode))
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is no regular file", file.string()),
                    "give the path of a case file (NAME.assay)");
    out.bytes = info.st_size;
    if (out.bytes > file_limit)
        return fail(ErrorKind::unsupported,
                    fmt::format("'{}' is larger than {} GiB, the limit of a case file", file.string(),
                                file_limit >> 30),
                    "is it the file that you meant?");
    return out;
}

/// The `format` of the bytes of a first event, whatever else its shape; 0 when it has none.
std::int64_t format_of(std::string_view event_bytes) {
    boost::system::error_code error;
    const json::value value = json::parse(event_bytes, error);
    if (error || !value.is_object()) return 0;
    const auto* data = value.get_object().if_contains("data");
    if (data == nullptr || !data->is_object()) return 0;
    const auto* format = data->get_object().if_contains("format");
    return format != nullptr && format->is_int64() ? format->get_int64() : 0;
}

/// Of a newer file: an event whose shape this version cannot read is kept as unknown.
Result<Record> record_of_newer(std::string_view event_bytes) {
    auto record = read_record(event_bytes);
    if (record) return record;
    boost::system::error_code error;
    const json::value value = json::parse(event_bytes, error);
    const auto* object = error ? nullptr : value.if_object();
    const auto* type = object == nullptr ? nullptr : object->if_contains("type");
    const auto* at = object == nullptr ? nullptr : object->if_contains("at");
    const auto* sequence = object == nullptr ? nullptr : object->if_contains("seq");
    if (type == nullptr || !type->is_string() || at == nullptr || !at->is_string() || sequence == nullptr ||
        !sequence->is_int64())
        return record;
    const auto time = from_rfc3339(std::string_view(at->get_string()));
    if (!time) return record;
    const auto* data = object->if_contains("data");
    return Record{sequence->get_int64(), *time,
                  UnknownEvent{std::string(type->get_string()), data ? json::serialize(*data) : "null"}};
}

class Reader {
  public:
    explicit Reader(LogContents& contents) : contents_(contents) {}

    Status operator()(std::string_view event_bytes) {
        const auto expected = static_cast<std::int64_t>(contents_.records.size());
        if (expected == 0) notice_format(event_bytes);
        auto record = contents_.damage ? record_of_newer(event_bytes) : read_record(event_bytes);
        if (!record) return fail(record.error());
        if (record->sequence != expected)
            return fail(ErrorKind::damaged, fmt::format("its sequence number is {} and {} was expected",
                                                        record->sequence, expected));
        if (expected == 0 && !contents_.damage && !std::holds_alternative<CaseOpened>(record->event))
            return fail(ErrorKind::damaged, "a case begins with case.opened");
        contents_.records.push_back(std::make_shared<const Record>(std::move(*record)));
        return {};
    }

  private:
    void notice_format(std::string_view first_event) {
        if (const auto format = format_of(first_event); format > current_format)
            contents_.damage = Damage{1,
                                      fmt::format("written by a newer Assay (format {}; this one knows {})",
                                                  format, current_format),
                                      true};
    }

    LogContents& contents_;
};

Status walk(const OpenFile& open, const fs::path& file, LogContents& contents,
            const ReadingProgress& progress) {
    ChainPosition position{contents.bytes, static_cast<std::int64_t>(contents.records.size()),
                           contents.last_sha256};
    Reader reader(contents);
    auto end = walk_chain(open.fd.get(), position, [&](std::string_view event_bytes) {
        if (progress) progress(position.bytes, open.bytes);
        return reader(event_bytes);
    });
    if (!end) return fail(std::move(end.error()).within(fmt::format("cannot read '{}'", file.string())));
    contents.bytes = position.bytes;
    contents.last_sha256 = position.last_sha256;
    contents.torn = std::move(end->torn);
    if (end->damage) contents.damage = std::move(end->damage);
    return {};
}

bool is_broken(const LogContents& contents) {
    return contents.damage && !contents.damage->newer;
}

/// Reads on. A line that does not hold may be one that another process takes back at this moment (no space
/// left) while others append: so it is looked at once more under the lock before it is called damage.
Status read_on(const OpenFile& open, const fs::path& file, LogContents& contents,
               const ReadingProgress& progress = {}) {
    const auto newer = contents.damage;
    if (auto walked = walk(open, file, contents, progress); !walked || !is_broken(contents)) return walked;
    if (!lock(open.fd, LockMode::shared, file)) return {};
    contents.damage = contents.records.empty() ? std::nullopt : newer;
    return walk(open, file, contents, progress);
}

std::string printable_beginning(std::string_view bytes) {
    std::string out;
    for (const char c : bytes.substr(0, 16))
        out.push_back(std::isprint(static_cast<unsigned char>(c)) != 0 ? c : '.');
    return out;
}

}  // namespace

Result<LogContents> read_log(const fs::path& file, const ReadingProgress& progress) {
    auto open = open_for_reading(file);
    if (!open) return fail(open.error());
    if (open->bytes == 0)
        return fail(ErrorKind::invalid_input, fmt::format("'{}' is empty (0 bytes)", file.string()),
                    "restore it from a copy, or make a case with `assay new`");
    std::array<char, 64> beginning{};
    const auto count = ::pread(open->fd.get(), beginning.data(), beginning.size(), 0);
    if (count < 0) return fail(system_error("cannot read", file));
    const std::string_view first_bytes(beginning.data(), static_cast<std::size_t>(count));
    if (!looks_like_case_file(first_bytes))
        return fail(ErrorKind::invalid_input,
                    fmt::format("'{}' is not an Assay case file: it begins with '{}'", file.string(),
                                printable_beginning(first_bytes)),
                    "give the path of a case file (NAME.assay), or make one with `assay new`");
    LogContents contents;
    contents.last_sha256 = chain_start();
    if (auto read = read_on(*open, file, contents, progress); !read) return fail(read.error());
    if (contents.records.empty()) {
        const auto what = contents.damage ? contents.damage->what : std::string("it was never finished");
        return fail(ErrorKind::damaged, fmt::format("'{}', line 1: {}", file.string(), what),
                    "nothing of it can be shown; restore it from a copy");
    }
    return contents;
}

Result<bool> read_more(const fs::path& file, LogContents& so_far) {
    if (is_broken(so_far)) return false;
    const auto open = open_for_reading(file);
    if (!open) return fail(open.error());
    const ChainPosition position{so_far.bytes, static_cast<std::int64_t>(so_far.records.size()),
                                 so_far.last_sha256};
    const auto holds =
        open->bytes < so_far.bytes ? Result<bool>(false) : still_holds(open->fd.get(), position);
    if (!holds) return fail(Error(holds.error()).within(fmt::format("cannot read '{}'", file.string())));
    if (!*holds)
        return fail(
            ErrorKind::damaged,
            fmt::format("'{}' is not the file that it was: {}", file.string(),
                        open->bytes < so_far.bytes ? "it became shorter" : "what was read of it changed"),
            "another program replaced or cut it; open it again to see what is there now");
    const auto records = so_far.records.size();
    if (auto read = read_on(*open, file, so_far); !read) return fail(read.error());
    return so_far.records.size() > records || is_broken(so_far);
}

}  // namespace assay::casefile

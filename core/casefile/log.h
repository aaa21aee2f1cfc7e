// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/base/unique_fd.h"
#include "core/casefile/event_json.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// The append-only event log (JSON Lines with a hash chain). See the help page "case-file".
namespace assay::casefile {

inline constexpr std::int64_t line_limit = std::int64_t{16} << 20;  // bytes
inline constexpr std::int64_t file_limit = std::int64_t{4} << 30;   // bytes

/// Why the file can only be read: the chain breaks or a line is unreadable at `line` (from 1), or it was
/// written by a newer Assay (`newer` is set). Nothing is ever rewritten in place.
struct Damage {
    std::int64_t line = 0;
    std::string what;
    bool newer = false;
};

struct LogContents {
    std::vector<std::shared_ptr<const Record>> records;  // up to the damage, if any
    std::string last_sha256;                             // 64 zeros for an empty log
    std::int64_t bytes = 0;                              // length of the part that was read and holds
    std::string torn;                                    // bytes of an unfinished last line, "" normally
    std::optional<Damage> damage;
};

/// How far a file has been read: bytes that hold, of how many it has. Told before each line, on the thread
/// that reads.
using ReadingProgress = std::function<void(std::int64_t bytes, std::int64_t of_bytes)>;

/// Reads and verifies a whole file. An Error only when there is nothing to show: not found, unreadable, of
/// zero length, not a case file, damaged in its first line. A newer file is read as far as it is understood.
/// Any thread.
[[nodiscard]] Result<LogContents> read_log(const std::filesystem::path& file,
                                           const ReadingProgress& progress = {});

/// Reads on from where `so_far` ends: appends the new records to it, for a follower. A last line without its
/// newline is left for the next call (`torn` shows it). True when something was added, or damage was found.
/// When the file became shorter or its already read tail changed, an Error of kind `damaged`. Any thread.
[[nodiscard]] Result<bool> read_more(const std::filesystem::path& file, LogContents& so_far);

/// When the line of an append has reached the disk: before it returns, or once the caller calls sync_file on
/// a thread that may wait (a window's must not).
enum class Durability { now, later };

/// How long an append waits for another process to let go of the file. Locks are held for one append, so who
/// waits longer waits for a process that hangs.
inline constexpr std::chrono::milliseconds usual_patience = std::chrono::seconds(10);

/// Waits until what was written to the file is on the disk. Any thread.
[[nodiscard]] Status sync_file(const std::filesystem::path& file);

/// Appends to one case file. Takes the lock for each append only, so that several processes may write; reads
/// the tail under the lock, writes one whole line with one write, syncs. Not shared between threads.
class LogWriter {
  public:
    /// A new file; an Error when it exists already.
    [[nodiscard]] static Result<LogWriter> create(const std::filesystem::path& file, const Clock& clock,
                                                  const Event& opened);
    /// An existing file. A torn last line is set aside in FILE.torn (see `torn_bytes`). A damaged or newer
    /// file is an Error: it may be read but not written.
    [[nodiscard]] static Result<LogWriter> open(const std::filesystem::path& file, const Clock& clock,
                                                std::chrono::milliseconds patience = usual_patience);

    /// A writer that goes on where `read` ended, without reading the file once more; `read` has no damage.
    /// The first append tells when the file cannot be written, or is another one by then.
    [[nodiscard]] static LogWriter after(const std::filesystem::path& file, const Clock& clock,
                                         const LogContents& read);

    /// Fails without having written anything, or having taken back what was written (no space left). Kind
    /// `locked` when another process held the file for longer than `patience`.
    [[nodiscard]] Result<Record> append(Event event, Durability durability = Durability::now,
                                        std::chrono::milliseconds patience = usual_patience);

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// How far the file has been read and verified; what others appended since is read by the next append.
    [[nodiscard]] std::int64_t known_bytes() const { return known_bytes_; }
    /// How many bytes of a torn line were set aside on opening or by the last append.
    [[nodiscard]] std::int64_t torn_bytes() const { return torn_bytes_; }

  private:
    LogWriter(std::filesystem::path file, const Clock& clock) : file_(std::move(file)), clock_(&clock) {}
    /// The file locked, its tail read and cleared of a torn line: ready for the next line at known_bytes_.
    [[nodiscard]] Result<UniqueFd> lock_at_tail(std::chrono::milliseconds patience);

    std::filesystem::path file_;
    const Clock* clock_;
    std::int64_t torn_bytes_ = 0;
    // The tail as this writer left it; another process's lines are read under the lock.
    std::int64_t known_bytes_ = 0;
    std::int64_t next_sequence_ = 0;
    std::string last_sha256_;
};

}  // namespace assay::casefile

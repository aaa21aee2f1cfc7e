// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/casefile/log.h"

#include <filesystem>

namespace assay::casefile {

/// A case that is read, folded and written to: what is appended here is folded at once. Events that other
/// processes append meanwhile are kept by the file and not seen here. One thread.
class CaseWriter {
  public:
    /// Errors as read_log and LogWriter::open; damaged and newer files are errors.
    [[nodiscard]] static Result<CaseWriter> open(const std::filesystem::path& file, const Clock& clock);

    [[nodiscard]] Status append(Event event);
    [[nodiscard]] const Case& state() const { return state_; }
    [[nodiscard]] const std::filesystem::path& file() const { return log_.file(); }
    [[nodiscard]] std::int64_t torn_bytes() const { return log_.torn_bytes(); }

  private:
    CaseWriter(LogWriter log, Case state) : log_(std::move(log)), state_(std::move(state)) {}
    LogWriter log_;
    Case state_;
};

}  // namespace assay::casefile

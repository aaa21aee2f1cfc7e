// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/log.h"
#include "tests/support/temporary_directory.h"

#include <fstream>
#include <sstream>
#include <string>

// Small case files for the tests of the log.
namespace assay::test {

/// Time that moves by a second at each look.
class TickingClock final : public Clock {
  public:
    [[nodiscard]] UtcTime now_utc() const override {
        return UtcTime(std::chrono::seconds(1'800'000'000 + ++ticks_));
    }
    [[nodiscard]] Nanoseconds monotonic() const override { return Nanoseconds(ticks_ * 1'000'000'000); }

  private:
    mutable std::int64_t ticks_ = 0;
};

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

inline void put(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

inline casefile::CaseOpened opened(const std::string& title = "a case") {
    casefile::CaseOpened out;
    out.title = title;
    return out;
}

inline casefile::NoteAdded note(const std::string& text) {
    return {text, "a tester"};
}

/// One opening and `notes` notes ("note 1" …). Throws when it cannot be written: the test's set-up is off.
inline void write_notes(const std::filesystem::path& file, int notes) {
    const TickingClock clock;
    auto writer = casefile::LogWriter::create(file, clock, opened());
    if (!writer) throw std::runtime_error(writer.error().text());
    for (int i = 1; i <= notes; ++i)
        if (const auto done = writer->append(note("note " + std::to_string(i))); !done)
            throw std::runtime_error(done.error().text());
}

}  // namespace assay::test

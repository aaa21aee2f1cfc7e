// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/case_writer.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace assay::casefile {

Result<CaseWriter> CaseWriter::open(const std::filesystem::path& file, const Clock& clock) {
    auto log = LogWriter::open(file, clock);
    if (!log) return fail(std::move(log.error()));
    const auto contents = read_log(file);
    if (!contents) return fail(contents.error());
    if (contents->damage)  // between the two calls; as LogWriter::open would have said
        return fail(ErrorKind::damaged,
                    fmt::format("'{}' is damaged at line {}: {}", file.string(), contents->damage->line,
                                contents->damage->what),
                    "`assay verify` says what holds; restore a copy, or start a new case");
    return CaseWriter(std::move(*log), fold(contents->records));
}

Status CaseWriter::append(Event event) {
    auto record = log_.append(std::move(event));
    if (!record) return fail(std::move(record.error()));
    apply(state_, std::make_shared<const Record>(std::move(*record)));
    return {};
}

}  // namespace assay::casefile

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open_case.h"

#include <fmt/format.h>

#include <utility>

namespace assay::cli {

namespace {

std::string in_words(const std::filesystem::path& file, const casefile::Damage& damage) {
    if (damage.newer)
        return fmt::format(
            "'{}' was written by a newer Assay ({}); it can be read as far as this version "
            "understands it, and not be changed",
            file.string(), damage.what);
    return fmt::format(
        "'{}' is damaged at line {}: {}. Everything before that line holds and is used; the file "
        "is not changed. What to do: restore it from a copy, or carry on in a new case",
        file.string(), damage.line, damage.what);
}

}  // namespace

Result<OpenedCase> read_case(Context& context, const std::filesystem::path& file) {
    auto log = casefile::read_log(file);
    if (!log) return fail(std::move(log.error()));
    if (log->damage) {
        context.warn(in_words(file, *log->damage));
        context.exit_code = exit_code::failed;
    }
    if (!log->torn.empty())
        context.warn(
            fmt::format("the last line of '{}' is unfinished ({} bytes, a write was cut off); it is left "
                        "out, everything before it holds",
                        file.string(), log->torn.size()));
    auto state = casefile::fold(log->records);
    return OpenedCase{std::move(*log), std::move(state)};
}

Result<casefile::CaseWriter> open_for_writing(Context& context, const std::filesystem::path& file) {
    auto writer = casefile::CaseWriter::open(file, context.clock);
    if (writer && writer->torn_bytes() > 0)
        context.warn(
            fmt::format("the last line of '{0}' was unfinished ({1} bytes); it was set aside in '{0}.torn'",
                        file.string(), writer->torn_bytes()));
    return writer;
}

}  // namespace assay::cli

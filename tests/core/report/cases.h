// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/casefile/evaluation.h"
#include "core/casefile/log.h"
#include "tests/support/synthetic_case.h"
#include "tests/support/temporary_directory.h"

#include <stdexcept>
#include <string>

// Cases for the tests of reports.
namespace assay::test {

inline casefile::Case synthetic(const SyntheticCase& what) {
    const TemporaryDirectory directory;
    if (const auto written = write_synthetic_case(directory / "s.assay", what); !written)
        throw std::runtime_error(written.error().text());
    const auto contents = casefile::read_log(directory / "s.assay");
    if (!contents || contents->damage) throw std::runtime_error("the synthetic case cannot be read");
    return casefile::fold(contents->records);
}

inline verdict::Evaluation evaluation_of(const casefile::Case& state) {
    return state.current_plan() == nullptr ? verdict::Evaluation{}
                                           : casefile::evaluate(state, *state.current_plan());
}

/// Applies one more event, as if it stood next in the file.
inline void add(casefile::Case& state, casefile::Event event) {
    casefile::Record record{static_cast<std::int64_t>(state.timeline.size()),
                            UtcTime(std::chrono::seconds(1'800'000'000)), std::move(event)};
    casefile::apply(state, std::make_shared<const casefile::Record>(std::move(record)));
}

/// A person who means no good, or just likes punctuation.
inline const std::string wild_text =
    "**bold** `code` <script>alert(1)</script> | [x](http://y) # $a$ ~~s~~ &amp; \\ \x1b[31mred\x07 "
    "\xe2\x80\xaeltr";

}  // namespace assay::test

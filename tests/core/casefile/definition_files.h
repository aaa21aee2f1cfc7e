// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/casefile/definition.h"
#include "tests/core/casefile/log_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <gmock/gmock.h>
#include <string>

// A definition that is right as it stands, in pieces that a test can add a slip to.
namespace assay::test {

inline const std::string good_case = R"([case]
title = "a title"
claim = "a claim"
)";
inline const std::string good_variants = R"([[variant]]
name = "base"
role = "baseline"
source = "debian:redis"
[[variant]]
name = "other"
role = "candidate"
source = "debian:redis@trixie"
)";
inline const std::string good_workload = R"([[workload]]
name = "set"
command = ["SET", "{key}", "{value}"]
)";
inline const std::string good_plan = R"([[plan]]
name = "quick"
[[plan.question]]
comparison = "other"
workload = "set"
)";
inline const std::string good = good_case + good_variants + good_workload + good_plan;

class Definition : public testing::Test {
  protected:
    const TemporaryDirectory directory;
    const std::filesystem::path file = directory / "d.toml";

    Result<std::vector<casefile::Event>> read(const std::string& text) {
        put(file, text);
        return casefile::read_definition(file);
    }
    casefile::Case case_of(const std::string& text) {
        const auto events = read(text);
        if (!events) throw std::runtime_error(events.error().text());
        casefile::Case out;
        for (const auto& event : *events)
            apply(out, std::make_shared<const casefile::Record>(casefile::Record{0, {}, event}));
        return out;
    }
    std::string error_of(const std::string& text) {
        const auto events = read(text);
        return events ? "no error" : events.error().text();
    }
    /// `addition` behind good text: the message names the file, the line within the addition, and the rest.
    void expect_slip(const std::string& before, const std::string& addition, int line_of_addition,
                     const std::string& rest) {
        const auto lines = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
        const auto said = error_of(before + addition);
        EXPECT_THAT(said, testing::HasSubstr("'" + file.string() + "', line "));
        EXPECT_THAT(said, testing::HasSubstr("line " + std::to_string(lines + line_of_addition) + rest));
    }
};

}  // namespace assay::test

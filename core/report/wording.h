// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"
#include "core/verdict/finding.h"

#include <optional>
#include <string>
#include <string_view>

// How the reports say things, so that text, Markdown and timeline say them alike.
namespace assay::report {

/// The verdict as a person meets it first.
struct Headline {
    std::string word;    // "CONFIRMED", "REFUTED", "OPEN"
    std::string basis;   // "measured", "imported", "settled by judgement", "not settled yet"
    std::string on;      // the day it was settled, "" while open
    std::string reason;  // one sentence
};
[[nodiscard]] Headline headline_of(const casefile::Case& state, const verdict::Evaluation& evaluation);

/// "2026-11-30 17:00:00 UTC"
[[nodiscard]] std::string time_text(UtcTime time);
/// "2026-11-30"
[[nodiscard]] std::string day_text(UtcTime time);
/// "0.5 s", "41 s", "2 min 30 s", "1 h 5 min"
[[nodiscard]] std::string duration_text(double seconds);
/// With a true minus sign and a plus: "+4.41", "−5.38", "0.00"; a dash for what is not finite.
[[nodiscard]] std::string signed_number(double value, int digits);
/// "[−5.82, −4.94]"; "−∞" and "+∞" for a side that is not bounded yet.
[[nodiscard]] std::string interval_text(std::optional<double> low, std::optional<double> high);
/// "157,321 ns", "752.4 ns", "1,204,332 op/s": a metric's value with its unit. `metric` as in a finding.
[[nodiscard]] std::string value_text(std::string_view metric, double value);
/// "CPU time/op", or the name itself when it is none of ours.
[[nodiscard]] std::string metric_text(std::string_view metric);
/// The first 12 digits of a hash.
[[nodiscard]] std::string short_hash(std::string_view sha256);
/// "debian:redis@bookworm", "git:/src/redis at 1a2b3c4d5e6f"
[[nodiscard]] std::string source_text(const variant::Source& source);
/// "direct-append lowers CPU time/op on set-256k by at least 1%"
[[nodiscard]] std::string question_text(const experiment::Question& question);
/// "SET {key} {value}": arguments quoted where they hold spaces.
[[nodiscard]] std::string command_text(const workload::CommandTemplate& command);
/// "about 23 blocks (41 s) to see 1%; in the budget 30 blocks, which show 0.8%": of one workload.
[[nodiscard]] std::string outlook_text(const experiment::Outlook& outlook);
/// "1 block", "3 blocks"
[[nodiscard]] std::string counted(std::int64_t number, std::string_view noun);
[[nodiscard]] std::string yes_no(bool passed);

/// "1.25"; a dash for what is not known.
[[nodiscard]] std::string number_or_dash(std::optional<double> number, int digits);

}  // namespace assay::report

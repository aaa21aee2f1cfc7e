// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/context.h"

#include "app/cli/standard_error.h"
#include "core/experiment/exit_code.h"
#include "core/experiment/plan.h"

#include <fmt/format.h>

#include <cerrno>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <pwd.h>
#include <unistd.h>

namespace assay::cli {

void Context::report(const Error& error) {
    say(fmt::format("assay: {}\n", error.text()));
    exit_code = experiment::exit_code(error);
}

void Context::warn(std::string_view message) const {
    say(fmt::format("assay: {}\n", message));
}

void Context::print(std::string_view text) const {
    std::fwrite(text.data(), 1, text.size(), stdout);
    if (!text.empty() && text.back() != '\n') std::fputc('\n', stdout);
}

void Context::finish() {
    const bool failed_before = std::ferror(stdout) != 0;
    if (std::fflush(stdout) == 0 && !failed_before) return;
    report({ErrorKind::io,
            fmt::format("cannot write to standard output: {}",
                        failed_before && errno == 0 ? "a write failed" : std::strerror(errno)),
            "free some space, or send the output to something that reads it; the case itself is complete",
            {}});
}

Result<double> parse_seconds(const std::string& text) {
    const auto wrong = [&] {
        return fail(ErrorKind::usage, fmt::format("'{}' is no duration", text),
                    "write it as 120s, 2m or 1h, above zero");
    };
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    const std::string unit(end);
    double scale = 0;
    if (unit.empty() || unit == "s" || unit == "sec") scale = 1;
    if (unit == "m" || unit == "min") scale = 60;
    if (unit == "h") scale = 3600;
    const double seconds = number * scale;
    if (end == text.c_str() || !std::isfinite(seconds) || seconds <= 0) return wrong();
    if (seconds > experiment::longest_budget_seconds)
        return fail(
            ErrorKind::usage, fmt::format("'{}' is too long", text),
            fmt::format("write at most {:.0f}s, which is {:.0f} h", experiment::longest_budget_seconds,
                        std::floor(experiment::longest_budget_seconds / 3600)));
    return seconds;
}

std::string wrong_seed(const std::string& text) {
    // strtoull, which reads it afterwards, would wrap a minus sign around and cap what is too large.
    const bool begins_well = !text.empty() && text.front() >= '0' && text.front() <= '9';
    errno = 0;
    char* end = nullptr;
    std::strtoull(text.c_str(), &end, 0);
    if (begins_well && errno == 0 && *end == '\0') return {};
    return fmt::format("'{}' is no seed: write a whole number from 0 to {}", text,
                       std::numeric_limits<std::uint64_t>::max());
}

std::string author() {
    if (const char* user = std::getenv("USER"); user != nullptr && *user != '\0') return user;
    if (const passwd* entry = ::getpwuid(::getuid()); entry != nullptr) return entry->pw_name;
    return "unknown";
}

}  // namespace assay::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/profile.h"

#include "core/base/process.h"
#include "core/probe/proc_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace assay::probe {

namespace fs = std::filesystem;
using experiment::Profile;
using experiment::SymbolSamples;

namespace {

// A prime number of samples a second, so that sampling does not keep step with anything that is regular.
constexpr int samples_per_second = 3989;
// perf script writes some 60 bytes a sample.
constexpr std::size_t output_limit = std::size_t{256} << 20;

/// "7f3a1c  memcpy (/usr/lib/libc.so.6)" → the symbol and the object; symbols may hold blanks and brackets.
SymbolSamples symbol_of(std::string_view rest) {
    (void)next_word(rest);  // the address
    rest = rest.substr(std::min(rest.size(), rest.find_first_not_of(' ')));
    SymbolSamples out;
    const auto open = rest.rfind(" (");
    const auto close = rest.rfind(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) {
        out.symbol = std::string(rest);
        return out;
    }
    out.symbol = std::string(rest.substr(0, open));
    const auto object = rest.substr(open + 2, close - open - 2);
    out.object =
        object.starts_with('[') ? std::string(object) : fs::path(std::string(object)).filename().string();
    return out;
}

Error refused(const Exit& exit) {
    Error error{ErrorKind::unsupported,
                fmt::format("perf could not sample the server: {}", exit.text()),
                "As root it may, or after: sudo sysctl kernel.perf_event_paranoid=1",
                {}};
    std::string_view output(exit.output);
    while (!output.empty()) {
        const auto end = output.find('\n');
        error.details.emplace_back(output.substr(0, end));
        output = end == std::string_view::npos ? std::string_view() : output.substr(end + 1);
    }
    return error;
}

}  // namespace

Profile parse_samples(std::string_view perf_script, pid_t thread) {
    Profile out;
    std::map<std::pair<std::string, std::string>, std::int64_t> counted;
    while (!perf_script.empty()) {
        const auto end = perf_script.find('\n');
        auto line = perf_script.substr(0, end);
        perf_script = end == std::string_view::npos ? std::string_view() : perf_script.substr(end + 1);
        const auto id = whole_number(next_word(line));
        if (!id || *id != thread) continue;
        auto symbol = symbol_of(line);
        ++out.samples;
        ++counted[{std::move(symbol.symbol), std::move(symbol.object)}];
    }
    for (auto& [name, samples] : counted)
        out.self.push_back({name.first, name.second, samples});
    std::stable_sort(out.self.begin(), out.self.end(),
                     [](const auto& a, const auto& b) { return a.samples > b.samples; });
    return out;
}

Result<Profile> record_profile(pid_t process, int seconds, const fs::path& directory, const StopFlag& stop) {
    const auto file = (directory / fmt::format("perf-{}.data", process)).string();
    Command record;
    record.arguments = {"perf",  "record",
                        "-e",    "cpu-clock",
                        "-F",    std::to_string(samples_per_second),
                        "-p",    std::to_string(process),
                        "-o",    file,
                        "-q",    "--",
                        "sleep", std::to_string(seconds)};
    const auto recorded = run_process(record, stop);
    Command script;
    script.arguments = {"perf", "script", "--no-inline", "-i", file, "-F", "tid,ip,sym,dso"};
    script.capture_limit = output_limit;
    auto listed = recorded && recorded->success() ? run_process(script, stop) : recorded;
    std::error_code ignored;
    fs::remove(file, ignored);
    fs::remove(file + ".old", ignored);
    if (!listed) return fail(std::move(listed.error()));
    if (!listed->success()) return fail(refused(*listed));
    return parse_samples(listed->output, process);
}

}  // namespace assay::probe

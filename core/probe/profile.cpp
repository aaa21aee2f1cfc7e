// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/profile.h"

#include "core/base/process.h"
#include "core/probe/proc_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace assay::probe {

namespace fs = std::filesystem;
using experiment::Profile;
using experiment::SymbolSamples;

namespace {

// A prime number of samples a second, so that sampling does not keep step with anything that is regular.
constexpr int samples_per_second = 1999;
// Of the stack, copied with each sample: Redis' frames are small, and what is cut off is counted.
constexpr const char* stacks = "dwarf,8192";
// perf script writes some 60 bytes a frame.
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

class Counts {
  public:
    void add(const SymbolSamples& what) { ++counted_[{what.symbol, what.object}]; }
    /// Most samples first.
    [[nodiscard]] std::vector<SymbolSamples> sorted() const {
        std::vector<SymbolSamples> out;
        for (const auto& [name, samples] : counted_)
            out.push_back({name.first, name.second, samples});
        std::stable_sort(out.begin(), out.end(),
                         [](const auto& a, const auto& b) { return a.samples > b.samples; });
        return out;
    }

  private:
    std::map<std::pair<std::string, std::string>, std::int64_t> counted_;
};

/// Each function of the stack once, however often it occurs there; whether the stack reaches main().
bool count_callers(const std::vector<SymbolSamples>& stack, Counts& counts) {
    std::set<std::pair<std::string_view, std::string_view>> seen;
    bool whole = false;
    for (const auto& frame : stack) {
        if (frame.object.starts_with('[')) continue;  // the kernel's
        const auto function = experiment::function_of(frame.symbol);
        whole = whole || function == "main";
        if (seen.insert({function, frame.object}).second)
            counts.add({std::string(function), frame.object, 0});
    }
    return whole;
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
    Counts self;
    Counts with_callees;
    std::vector<SymbolSamples> stack;  // innermost first
    bool ours = false;
    const auto end_sample = [&] {
        if (ours && !stack.empty()) {
            ++out.samples;
            self.add(stack.front());
            if (!count_callers(stack, with_callees)) ++out.cut_stacks;
        }
        stack.clear();
        ours = false;
    };
    bool inside = false;
    while (!perf_script.empty()) {
        const auto end = perf_script.find('\n');
        auto line = perf_script.substr(0, end);
        perf_script = end == std::string_view::npos ? std::string_view() : perf_script.substr(end + 1);
        const bool blank = line.find_first_not_of(' ') == std::string_view::npos;
        if (blank) {
            end_sample();
            inside = false;
        } else if (inside) {
            stack.push_back(symbol_of(line));
        } else {
            const auto id = whole_number(next_word(line));
            inside = id.has_value() && line.find_first_not_of(' ') == std::string_view::npos;
            ours = inside && *id == thread;
        }
    }
    end_sample();
    out.self = self.sorted();
    out.with_callees = with_callees.sorted();
    return out;
}

Result<Profile> record_profile(pid_t process, int seconds, const fs::path& directory, const StopFlag& stop) {
    const auto file = (directory / fmt::format("perf-{}.data", process)).string();
    Command record;
    record.arguments = {"perf",         "record",
                        "-e",           "cpu-clock",
                        "-F",           std::to_string(samples_per_second),
                        "--call-graph", stacks,
                        "-p",           std::to_string(process),
                        "-o",           file,
                        "-q",           "--",
                        "sleep",        std::to_string(seconds)};
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

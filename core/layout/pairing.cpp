// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/pairing.h"

#include "core/base/files.h"
#include "core/layout/linker.h"
#include "core/layout/pad.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

namespace assay::layout {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t trial_seed = 0;
/// Constants are aligned to so many bytes at most beyond .rodata, so a filler of such a size moves all alike.
constexpr std::uint64_t constants_unit = 8;

class Trial {
  public:
    Trial(std::span<const LinkPlan> plans, fs::path scratch, const std::vector<int>& cpus,
          const StopFlag& stop)
        : plans_(plans), scratch_(std::move(scratch)), cpus_(cpus), stop_(stop) {}

    Result<Pairing> run() {
        if (auto made = make_directories(scratch_); !made) return fail(std::move(made.error()));
        auto difference = difference_of(plans_);
        if (!difference) return fail(std::move(difference.error()));
        out_.difference = std::move(*difference);
        if (auto known = learn_names(); !known) return fail(std::move(known.error()));
        if (auto made = make_pads(std::vector<Fill>(plans_.size())); !made)
            return fail(std::move(made.error()));
        const auto uneven = link(trial_seed);
        if (!uneven) return fail(uneven.error());
        if (auto made = make_pads(fills(*uneven)); !made) return fail(std::move(made.error()));
        const auto even = link(trial_seed + 1);
        if (!even) return fail(even.error());
        for (const auto& program : *even)
            if (auto moved = out_.first_move(even->front(), program))
                return fail(ErrorKind::unsupported, std::move(*moved));
        return std::move(out_);
    }

  private:
    Status learn_names() {
        const auto natural = link(std::nullopt);
        if (!natural) return fail(natural.error());
        std::map<std::string, bool> functions;  // by name: whether it has no namesake in any program
        std::set<std::string> shared;
        for (const auto& program : *natural) {
            shared.insert(program.shared.begin(), program.shared.end());
            for (const auto& [name, addresses] : program.functions) {
                const auto known = functions.emplace(name, true).first;
                known->second = known->second && addresses.size() == 1;
            }
        }
        const auto& difference = out_.difference;
        auto& names = out_.names;
        for (const auto& [name, alone] : functions)
            (difference.functions.contains(name) ? names.changed
             : alone                             ? names.unchanged
                                                 : names.in_place)
                .push_back(name);
        if (static_cast<double>(names.changed.size()) > most_changed * static_cast<double>(functions.size()))
            return fail(ErrorKind::unsupported,
                        fmt::format("{} of {} functions differ", names.changed.size(), functions.size()));
        for (const auto& program : *natural) {
            auto& absent = absent_.emplace_back();
            for (const auto& name : names.changed)
                if (shared.contains(name) && !program.functions.contains(name)) absent.push_back(name);
        }
        for (const auto& name : natural->front().data_order)
            if (!difference.data.contains(name)) out_.names.data.push_back(name);
        // What of the pad lies behind the changed functions is as far off as these are longer.
        for (unsigned i = 0; i < pad_pieces; ++i)
            out_.difference.functions.insert(pad_piece(i));
        out_.difference.functions.insert(pad_filler);
        return {};
    }

    Status make_pads(const std::vector<Fill>& fills) {
        out_.pads.clear();
        for (std::size_t i = 0; i < fills.size(); ++i) {
            out_.pads.push_back(scratch_ / fmt::format("pad-{:04}.o", i));
            if (auto made = make_pad(pad_source(out_.difference.alignment, fills[i], absent_[i]),
                                     out_.pads.back(), stop_);
                !made)
                return made;
        }
        return {};
    }

    /// What each falls short of the longest.
    [[nodiscard]] std::vector<Fill> fills(const std::vector<ProgramSymbols>& programs) const {
        unsigned first_behind = 0;
        while ((pad_units(trial_seed) >> first_behind & 1U) != 0)
            ++first_behind;
        const auto behind = pad_piece(first_behind);
        std::vector<Fill> out;
        for (const auto& program : programs)
            out.push_back({program.functions.at(behind).front() - program.functions.at(pad_begin).front(),
                           program.constants_end});
        Fill longest;
        for (const auto& fill : out) {
            longest.code = std::max(longest.code, fill.code);
            longest.constants = std::max(longest.constants, fill.constants);
        }
        for (auto& fill : out) {
            fill.code = longest.code - fill.code;
            fill.constants =
                (longest.constants - fill.constants + constants_unit - 1) / constants_unit * constants_unit;
        }
        return out;
    }

    Result<std::vector<ProgramSymbols>> link(std::optional<std::uint64_t> seed) {
        const auto order = scratch_ / "order";
        if (seed)
            if (auto written =
                    write_file(order, fmt::format("{}\n", fmt::join(paired_order(out_.names, *seed), "\n")));
                !written)
                return fail(std::move(written.error()));
        std::vector<LinkJob> jobs;
        for (std::size_t i = 0; i < plans_.size(); ++i)
            jobs.push_back({&plans_[i], seed ? order : fs::path(), seed ? out_.pads[i] : fs::path(),
                            scratch_ / fmt::format("trial-{:04}", i)});
        if (auto linked = link_all(jobs, cpus_, stop_); !linked) return fail(std::move(linked.error()));
        std::vector<ProgramSymbols> out;
        std::error_code ignored;
        for (const auto& job : jobs) {
            auto symbols = program_symbols(job.program);
            fs::remove(job.program, ignored);
            if (!symbols) return fail(std::move(symbols.error()));
            out.push_back(std::move(*symbols));
        }
        return out;
    }

    std::span<const LinkPlan> plans_;
    fs::path scratch_;
    const std::vector<int>& cpus_;
    const StopFlag& stop_;
    std::vector<std::vector<std::string>> absent_;  // by tree: functions that only others have
    Pairing out_;
};

}  // namespace

std::optional<std::string> Pairing::first_move(const ProgramSymbols& baseline,
                                               const ProgramSymbols& other) const {
    return layout::first_move(baseline, other, difference.functions, difference.data);
}

Result<Pairing> pair(std::span<const LinkPlan> plans, const fs::path& scratch, const std::vector<int>& cpus,
                     const StopFlag& stop) {
    return Trial(plans, scratch, cpus, stop).run();
}

}  // namespace assay::layout

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/counting_pass.h"

#include "core/experiment/sizing.h"
#include "core/mechanism/call_counter.h"
#include "core/mechanism/preload.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace assay::runner {

using experiment::MechanismCounts;

namespace {

constexpr int most_windows = 40;  // of each size
constexpr int agreeing = 2;       // windows that must have shown the least

/// What one window added to the counters.
struct Counted {
    assay_count_page page{};
    std::map<std::string, std::int64_t> calls;
    [[nodiscard]] auto order() const { return std::tie(page.memcpy_calls, page.memcpy_bytes, calls); }
};

/// The least seen so far, and how often.
struct Least {
    std::optional<Counted> counted;
    int seen = 0;
    void take(const Counted& other) {
        if (!counted || other.order() < counted->order()) {
            counted = other;
            seen = 1;
        } else if (other.order() == counted->order()) {
            ++seen;
        }
    }
};

class CountingPass {
  public:
    CountingPass(const workload::Specification& workload, const mechanism::Preload& preload, LiveArm& arm)
        : workload_(workload), preload_(preload), arm_(arm) {}

    void watch(const std::filesystem::path& binary, const std::vector<std::string>& functions) {
        for (const auto& name : functions) {
            auto counter = mechanism::CallCounter::watch(binary, name, arm_.pid());
            if (counter)
                watched_.emplace(name, std::move(*counter));
            else
                unknown_[name] = counter.error().text();
        }
    }

    Status run(MechanismCounts& out, std::uint64_t seed) {
        const auto batch = experiment::one_batch(workload_);
        const auto n = batch * std::clamp<std::int64_t>(workload_.proof_operations / (10 * batch), 1, 20);
        const auto once = workload::prepare(workload_, n, 0, seed);
        const auto twice = workload::prepare(workload_, 2 * n, 0, seed);
        if (!once) return fail(once.error());
        if (!twice) return fail(twice.error());
        // Keys exist and buffers have grown after these.
        for (int i = 0; i < 2; ++i)
            if (auto warm = count(*twice); !warm) return fail(warm.error());
        Least single, twofold;
        for (int i = 0; i < most_windows; ++i) {
            const auto a = count(*once);
            if (!a) return fail(a.error());
            const auto b = count(*twice);
            if (!b) return fail(b.error());
            single.take(*a);
            twofold.take(*b);
            if (single.seen >= agreeing && twofold.seen >= agreeing) break;
        }
        if (single.seen < agreeing || twofold.seen < agreeing) {
            out.unknown = fmt::format("no two of {} equal windows copied alike", most_windows);
            return {};
        }
        fill(out, n, *single.counted, *twofold.counted);
        return {};
    }

  private:
    Result<Counted> count(const workload::PreparedWindow& prepared) {
        const auto before = read();
        if (!before) return fail(before.error());
        if (auto window = arm_.window(prepared); !window) return fail(window.error());
        auto after = read();
        if (!after) return fail(after.error());
        auto& p = after->page;
        const auto& q = before->page;
        p.memcpy_calls -= q.memcpy_calls;
        p.memcpy_bytes -= q.memcpy_bytes;
        p.memmove_calls -= q.memmove_calls;
        p.memmove_bytes -= q.memmove_bytes;
        p.realloc_moves -= q.realloc_moves;
        p.realloc_moved_bytes -= q.realloc_moved_bytes;
        for (auto& [name, calls] : after->calls)
            calls -= before->calls.at(name);
        return after;
    }

    Result<Counted> read() const {
        Counted out{preload_.count(), {}};
        for (const auto& [name, counter] : watched_) {
            const auto calls = counter.calls();
            if (!calls) return fail(calls.error());
            out.calls[name] = *calls;
        }
        return out;
    }

    void fill(MechanismCounts& out, std::int64_t n, const Counted& one, const Counted& two) const {
        const auto more = [](std::uint64_t small, std::uint64_t large) {
            return static_cast<std::int64_t>(large) - static_cast<std::int64_t>(small);
        };
        out.operations = n;
        out.memcpy_calls = more(one.page.memcpy_calls, two.page.memcpy_calls);
        out.memcpy_bytes = more(one.page.memcpy_bytes, two.page.memcpy_bytes);
        out.memmove_calls = more(one.page.memmove_calls, two.page.memmove_calls);
        out.memmove_bytes = more(one.page.memmove_bytes, two.page.memmove_bytes);
        out.realloc_moves = more(one.page.realloc_moves, two.page.realloc_moves);
        out.realloc_moved_bytes = more(one.page.realloc_moved_bytes, two.page.realloc_moved_bytes);
        for (const auto& [name, calls] : two.calls)
            out.functions.push_back({name, calls - one.calls.at(name), {}});
        for (const auto& [name, why] : unknown_)
            out.functions.push_back({name, std::nullopt, why});
    }

    const workload::Specification& workload_;
    const mechanism::Preload& preload_;
    LiveArm& arm_;
    std::map<std::string, mechanism::CallCounter> watched_;
    std::map<std::string, std::string> unknown_;
};

/// The server's chores once a second instead of ten times, unless the workload is about them.
workload::Specification with_rare_chores(workload::Specification workload) {
    workload.server_config.emplace("hz", "1");
    return workload;
}

Status count_into(MechanismCounts& out, const workload::Specification& given,
                  const std::vector<std::string>& functions, const Bench& bench, std::uint64_t seed) {
    const auto workload = with_rare_chores(given);
    const auto& binary = bench.binaries.at(out.variant);
    auto preload = mechanism::Preload::prepare(mechanism::Library::count, binary, bench.memory_directory);
    if (!preload) return fail(preload.error());
    auto arm = LiveArm::start(binary, workload, bench, seed, {preload->environment()});
    if (!arm) return fail(arm.error());
    if (auto loaded = preload->loaded(); !loaded) return loaded;
    CountingPass pass(workload, *preload, **arm);
    pass.watch(binary, functions);
    if (auto counted = pass.run(out, seed); !counted) return counted;
    return (*arm)->stop();
}

}  // namespace

Result<MechanismCounts> count_mechanism(const std::string& variant, const workload::Specification& workload,
                                        const std::vector<std::string>& functions, const Bench& bench,
                                        std::uint64_t seed) {
    MechanismCounts out;
    out.workload = workload.name;
    out.variant = variant;
    out.binary_sha256 = bench.binary_sha256.at(variant);
    if (workload.proof_operations < least_counted_operations) {
        out.unknown = fmt::format(
            "its proof pass has under {} operations: each is so long that the server's own "
            "chores fall into it",
            least_counted_operations);
        return out;
    }
    const auto counted = count_into(out, workload, functions, bench, seed);
    if (counted) return out;
    if (counted.error().kind == ErrorKind::cancelled || counted.error().kind == ErrorKind::io)
        return fail(
            Error(counted.error()).within(fmt::format("counting '{}' on '{}'", variant, workload.name)));
    out.operations = 0;
    out.unknown = counted.error().text();
    return out;
}

}  // namespace assay::runner

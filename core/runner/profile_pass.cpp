// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/profile_pass.h"

#include "core/probe/profile.h"
#include "core/runner/window_source.h"

#include <fmt/format.h>

#include <atomic>
#include <optional>
#include <thread>

namespace assay::runner {

namespace {

// Some four thousand samples: a share of 5% is known to ±0.7 points.
constexpr int sampled_seconds = 2;
// What a reader looks at, and the rest of the list stays out of the case.
constexpr std::size_t kept_symbols = 100;

/// perf, beside the load; joined before it goes.
class Sampling {
  public:
    Sampling(pid_t process, const std::filesystem::path& directory, const StopFlag& stop)
        : thread_([this, process, directory, &stop] {
              result_ = probe::record_profile(process, sampled_seconds, directory, stop);
              done_ = true;
          }) {}
    ~Sampling() {
        if (thread_.joinable()) thread_.join();
    }
    Sampling(const Sampling&) = delete;
    Sampling& operator=(const Sampling&) = delete;
    [[nodiscard]] bool done() const { return done_; }
    [[nodiscard]] Result<experiment::Profile> result() {
        thread_.join();
        return std::move(*result_);
    }

  private:
    std::atomic<bool> done_ = false;
    std::optional<Result<experiment::Profile>> result_;
    std::thread thread_;
};

Result<experiment::Profile> sampled(LiveArm& arm, const workload::Specification& workload,
                                    std::int64_t operations, const Bench& bench, std::uint64_t seed) {
    WindowSource source(workload, operations, seed);
    const auto run_one = [&]() -> Status {
        const auto prepared = source.next();
        if (!prepared) return fail(prepared.error());
        if (auto window = arm.window(**prepared); !window) return fail(window.error());
        return {};
    };
    if (auto warm = run_one(); !warm) return fail(warm.error());
    Sampling sampling(arm.pid(), bench.memory_directory, *bench.stop);
    while (!sampling.done())
        if (auto ran = run_one(); !ran) return fail(ran.error());
    return sampling.result();
}

}  // namespace

Result<experiment::Profile> profile(const std::string& variant, const workload::Specification& workload,
                                    std::int64_t operations, const Bench& bench, std::uint64_t seed) {
    const auto where = fmt::format("profile of '{}' on '{}'", variant, workload.name);
    auto arm = LiveArm::start(bench.binaries.at(variant), workload, bench, seed);
    if (!arm) return fail(std::move(arm.error()).within(where));
    auto out = sampled(**arm, workload, operations, bench, seed);
    if (!out) {
        const auto kind = out.error().kind;
        if (kind != ErrorKind::not_found && kind != ErrorKind::unsupported)
            return fail(std::move(out.error()).within(where));
        auto why = out.error().text();
        out = experiment::Profile{};
        out->unknown = std::move(why);
    } else if (out->samples == 0) {
        out->unknown = "perf took no sample of the server's main thread";
    }
    if (auto stopped = (*arm)->stop(); !stopped) return fail(std::move(stopped.error()).within(where));
    out->workload = workload.name;
    out->variant = variant;
    out->binary_sha256 = bench.binary_sha256.at(variant);
    for (auto* symbols : {&out->self, &out->with_callees})
        if (symbols->size() > kept_symbols) symbols->resize(kept_symbols);
    return out;
}

}  // namespace assay::runner

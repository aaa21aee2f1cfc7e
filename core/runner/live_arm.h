// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/engine.h"
#include "core/probe/process_sample.h"
#include "core/redis/info.h"
#include "core/redis/server.h"
#include "core/runner/bench.h"
#include "core/workload/encoder.h"
#include "core/workload/specification.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::runner {

/// What one window of an arm cost: the timed stretch and the counters read around it.
struct MeasuredWindow {
    load::WindowResult load;
    probe::ProcessSample server;  // main thread, over the window
    std::optional<std::int64_t> artefact_bytes;
};

/// What a server says of the work that it did since it started; equal between arms that did the same work.
struct WorkDone {
    std::map<std::string, std::int64_t> calls;  // by command, our own calls taken away
    std::int64_t failed_calls = 0;              // failed and rejected, where the server counts them
    std::int64_t dbsize = 0;
    std::map<std::string, double> usec_per_call;  // by command, as the server counts it; differs between arms
};

/// "set 1000, 1 keys, 5000 bytes of replies, 0 failed": what must be the same in all arms.
[[nodiscard]] std::string in_words(const WorkDone& done, std::int64_t reply_bytes);

/// What else there is to an arm's process.
struct ArmProcess {
    std::vector<std::string> environment = {};       // as redis::ServerOptions
    std::optional<std::uint64_t> address_seed = {};  // of redis::address_space; absent: as the kernel likes
};

/// One arm, alive: a fresh server with the workload's set-up done, its load engine and its probe. Belongs to
/// the thread that made it (the server dies with that thread). The destructor leaves nothing behind.
class LiveArm {
  public:
    /// Errors: as redis::Server::start, load::LoadEngine::start; a set-up command that is answered with an
    /// error is a reply_error naming the command.
    [[nodiscard]] static Result<std::unique_ptr<LiveArm>> start(const std::filesystem::path& binary,
                                                                const workload::Specification& workload,
                                                                const Bench& bench, std::uint64_t seed,
                                                                const ArmProcess& process = {});

    /// Settles, reads, times the window, settles, reads. The artefact is measured and, when the workload says
    /// so and `keep_artefact` is false, cut to zero, all of it outside the timed stretch.
    [[nodiscard]] Result<MeasuredWindow> window(const workload::PreparedWindow& prepared,
                                                bool keep_artefact = false);
    /// What a window kept, if the workload says that it be cut at all.
    [[nodiscard]] Status cut_artefact();
    [[nodiscard]] pid_t pid() const { return server_->pid(); }
    [[nodiscard]] Result<WorkDone> work_done();
    /// CPU time of each thread since it began, and the most memory that the server ever held.
    [[nodiscard]] Result<std::vector<probe::ThreadTime>> threads() const { return sampler_->threads(); }
    [[nodiscard]] Result<Bytes> peak_memory() const { return sampler_->peak_memory(); }
    /// SHA-256 and length of the artefact as it stands.
    [[nodiscard]] Result<std::string> artefact_sha256() const;
    [[nodiscard]] Result<std::int64_t> artefact_bytes() const;
    /// The most that a window left, before it was cut.
    [[nodiscard]] std::int64_t largest_artefact() const { return largest_artefact_; }

    /// Stops the server; a crash on the way out (a signal, an exit code) is an Error.
    [[nodiscard]] Status stop();
    /// Names the reason when the server turns out to be dead.
    [[nodiscard]] Error explain(Error error) { return server_->explain(std::move(error)); }

  private:
    LiveArm(const workload::Specification& workload, const StopFlag& stop)
        : workload_(workload), stop_(&stop) {}
    [[nodiscard]] Status set_up(std::uint64_t seed);

    workload::Specification workload_;
    const StopFlag* stop_;
    std::unique_ptr<redis::Server> server_;
    std::unique_ptr<load::LoadEngine> engine_;
    std::optional<probe::ProcessSampler> sampler_;
    std::int64_t artefact_length_ = 0;
    std::int64_t largest_artefact_ = 0;
    std::map<std::string, redis::CommandStatistics> before_;  // as the first window found them
    std::map<std::string, std::int64_t> ours_;                // our calls since then, by command
};

}  // namespace assay::runner

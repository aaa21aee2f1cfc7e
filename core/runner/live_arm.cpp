// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/live_arm.h"

#include "core/redis/aof.h"
#include "core/redis/info.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::runner {

namespace {

// Ours as well as, perhaps, the workload's: asked until the server is ready, and after the windows, not
// equally often in every arm.
constexpr std::array<std::string_view, 7> own_commands = {"ping",     "info",       "dbsize", "auth",
                                                          "shutdown", "config|get", "select"};

bool is_own(std::string_view command) {
    for (const auto own : own_commands)
        if (own == command) return true;
    return false;
}

}  // namespace

std::string in_words(const WorkDone& done, std::int64_t reply_bytes) {
    std::string out;
    for (const auto& [command, calls] : done.calls)
        out += fmt::format("{} {}, ", command, calls);
    return out + fmt::format("{} keys, {} bytes of replies, {} failed", done.dbsize, reply_bytes,
                             done.failed_calls);
}

Result<std::unique_ptr<LiveArm>> LiveArm::start(const std::filesystem::path& binary,
                                                const workload::Specification& workload, const Bench& bench,
                                                std::uint64_t seed, const ArmProcess& process) {
    redis::ServerOptions options;
    options.binary = binary;
    options.config = workload.server_config;
    options.cpus = bench.placement.server_cpus;
    options.data_parent =
        workload.data_place == workload::DataPlace::memory ? bench.memory_directory : bench.disk_directory;
    options.transport = workload.transport;
    options.environment = process.environment;
    if (process.address_seed) options.addresses = redis::address_space(*process.address_seed);
    std::unique_ptr<LiveArm> arm(new LiveArm(workload, *bench.stop));
    auto server = redis::Server::start(options, *bench.stop);
    if (!server) return fail(std::move(server.error()));
    arm->server_ = std::move(*server);
    if (auto ready = arm->set_up(seed); !ready) return fail(arm->explain(std::move(ready.error())));
    const bool own_core = !bench.placement.shared_core && !bench.placement.load_cpus.empty();
    auto engine = load::LoadEngine::start(arm->server_->endpoint(), workload, bench.placement.load_cpus,
                                          own_core ? load::Waiting::poll : load::Waiting::sleep);
    if (!engine) return fail(arm->explain(std::move(engine.error())));
    arm->engine_ = std::move(*engine);
    auto sampler = probe::ProcessSampler::open(arm->server_->pid());
    if (!sampler) return fail(arm->explain(std::move(sampler.error())));
    arm->sampler_.emplace(std::move(*sampler));
    auto statistics = redis::command_statistics(arm->server_->connection());
    if (!statistics) return fail(arm->explain(std::move(statistics.error())));
    arm->before_ = std::move(*statistics);
    arm->ours_["info"] = 1;  // this one, which the server counts once it is answered
    if (workload.artefact == workload::Artefact::aof) {
        const auto length = redis::aof_bytes(arm->server_->data_directory());
        if (!length) return fail(length.error());
        arm->artefact_length_ = *length;
    }
    return arm;
}

Status LiveArm::set_up(std::uint64_t seed) {
    for (const auto& command : workload_.setup) {
        const auto arguments = workload::expand(command, workload_, 0, seed);
        if (!arguments) return fail(arguments.error());
        if (auto reply = server_->connection().command(*arguments); !reply)
            return fail(std::move(reply.error()).within("set-up of workload '" + workload_.name + "'"));
    }
    return {};
}

Result<MeasuredWindow> LiveArm::window(const workload::PreparedWindow& prepared, bool keep_artefact) {
    const auto before = sampler_->settled();
    if (!before) return fail(explain(before.error()));
    auto result = engine_->run(prepared, *stop_);
    if (!result) return fail(explain(std::move(result.error())));
    const auto after = sampler_->settled();
    if (!after) return fail(explain(after.error()));
    MeasuredWindow out{*result, *after - *before, std::nullopt};
    if (workload_.artefact == workload::Artefact::aof) {
        const auto length = artefact_bytes();
        if (!length) return fail(length.error());
        out.artefact_bytes = *length - artefact_length_;
        artefact_length_ = *length;
        largest_artefact_ = std::max(largest_artefact_, *length);
        if (!keep_artefact)
            if (auto cut = cut_artefact(); !cut) return fail(std::move(cut.error()));
    }
    return out;
}

Status LiveArm::cut_artefact() {
    if (workload_.artefact != workload::Artefact::aof || !workload_.trim_artefact) return {};
    artefact_length_ = 0;
    return redis::trim_aof(server_->data_directory());
}

Result<WorkDone> LiveArm::work_done() {
    const auto statistics = redis::command_statistics(server_->connection());
    if (!statistics) return fail(explain(statistics.error()));
    WorkDone out;
    for (const auto& [command, counted] : *statistics) {
        const bool own = is_own(command);
        const auto before = own ? before_[command] : redis::CommandStatistics{};
        const auto calls = counted.calls - before.calls;
        const auto of_workload = own ? calls - ours_[command] : calls;
        if (own && of_workload <= 0) continue;
        out.calls[command] = of_workload;
        // Their quotient rather than the server's own, which has two decimals: a GET takes 0.2 µs.
        if (calls > 0)
            out.usec_per_call[command] =
                static_cast<double>(counted.usec - before.usec) / static_cast<double>(calls);
        out.failed_calls += counted.failed_calls.value_or(0) + counted.rejected_calls.value_or(0) -
                            before.failed_calls.value_or(0) - before.rejected_calls.value_or(0);
    }
    ++ours_["info"];
    ++ours_["dbsize"];
    const auto size = server_->connection().command({"DBSIZE"});
    if (!size) return fail(explain(size.error()));
    out.dbsize = size->integer;
    return out;
}

Result<std::string> LiveArm::artefact_sha256() const {
    return redis::aof_sha256(server_->data_directory());
}
Result<std::int64_t> LiveArm::artefact_bytes() const {
    return redis::aof_bytes(server_->data_directory());
}

Status LiveArm::stop() {
    engine_.reset();
    const auto exit = server_->stop();
    if (!exit) return fail(exit.error());
    if (exit->by == redis::ServerExit::By::shutdown && exit->exit_code == 0 && exit->signal == 0) return {};
    return fail(server_->explain({ErrorKind::server_failed,
                                  "the server did not end in order: it " + exit->text(),
                                  "look at its log",
                                  {}}));
}

}  // namespace assay::runner

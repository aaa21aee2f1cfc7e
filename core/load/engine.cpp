// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/engine.h"

#include "core/load/worker.h"
#include "core/redis/connection.h"

#include <algorithm>
#include <cerrno>
#include <sys/socket.h>

namespace assay::load {

namespace {

/// Room for replies as long as the payload, shared out when there are many connections.
constexpr std::int64_t reply_room = std::int64_t{64} << 20;

/// Asked of the kernel, which doubles it and caps it at net.core.wmem_max. By default it takes about 200 KiB:
/// a request of 256 KiB would then go out in pieces, and how often the server waits for the next one, and
/// wakes up for it, would depend on which thread runs first.
constexpr int send_buffer_bytes = 512 * 1024;

}  // namespace

LoadEngine::LoadEngine(std::unique_ptr<Worker> worker) : worker_(std::move(worker)) {}
LoadEngine::~LoadEngine() = default;

Result<std::unique_ptr<LoadEngine>> LoadEngine::start(const redis::Endpoint& endpoint,
                                                      const workload::Specification& specification,
                                                      const std::vector<int>& cpus, Waiting waiting) {
    if (auto valid = workload::validate(specification); !valid) return fail(std::move(valid.error()));
    const auto expected_reply = std::min(specification.payload_bytes, reply_room / specification.connections);
    std::vector<Channel> channels;
    channels.reserve(static_cast<std::size_t>(specification.connections));
    for (int i = 0; i < specification.connections; ++i) {
        auto connection = redis::Connection::open(endpoint);
        if (!connection) return fail(std::move(connection.error()));
        ::setsockopt(connection->fd(), SOL_SOCKET, SO_SNDBUF, &send_buffer_bytes, sizeof send_buffer_bytes);
        channels.emplace_back(std::move(*connection).release(), static_cast<std::size_t>(expected_reply));
    }
    auto worker = std::make_unique<Worker>(std::move(channels), endpoint.text(), cpus, waiting);
    if (auto begun = worker->begin(); !begun) return fail(std::move(begun.error()));
    return std::unique_ptr<LoadEngine>(new LoadEngine(std::move(worker)));
}

Result<WindowResult> LoadEngine::run(const workload::PreparedWindow& window, const StopFlag& stop,
                                     Nanoseconds deadline) {
    return worker_->run(window, stop, deadline);
}

}  // namespace assay::load

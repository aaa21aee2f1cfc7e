// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/servers/running_server.h"

#include "core/probe/placement.h"
#include "tests/support/built_variants.h"

#include <cstdlib>

namespace assay::test {

namespace fs = std::filesystem;

fs::path redis_binary() {
    const char* named = std::getenv("ASSAY_TEST_REDIS");
    return named == nullptr ? built_binary("baseline") : fs::path(named);
}

bool eventually(const std::function<bool()>& condition) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::yield();
    }
    return true;
}

void ServerTest::SetUp() {
    auto location = probe::choose_data_location(workload::DataPlace::memory, Bytes{std::int64_t{2} << 30});
    if (!location)
        location = probe::choose_data_location(workload::DataPlace::disk, Bytes{std::int64_t{2} << 30});
    ASSERT_TRUE(location) << location.error().text();
    std::string pattern = (location->path / "assay-test-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    place = pattern;
}

void ServerTest::TearDown() {
    if (place.empty()) return;
    EXPECT_TRUE(fs::is_empty(place)) << "servers leave nothing behind";
    fs::remove_all(place);
}

redis::ServerOptions ServerTest::options(std::map<std::string, std::string> config) const {
    redis::ServerOptions out;
    out.binary = redis_binary();
    out.config = std::move(config);
    out.data_parent = place;
    out.failed_logs = directory / "logs";
    return out;
}

std::unique_ptr<redis::Server> ServerTest::start(const redis::ServerOptions& options) const {
    auto server = redis::Server::start(options, stop);
    if (server) return std::move(*server);
    ADD_FAILURE() << server.error().text();
    return nullptr;
}

workload::Specification ServerTest::specification(workload::CommandTemplate command) {
    workload::Specification out;
    out.name = "w";
    out.command = std::move(command);
    return out;
}

std::unique_ptr<load::LoadEngine> ServerTest::engine(const redis::Server& server,
                                                     const workload::Specification& specification,
                                                     load::Waiting waiting) {
    auto started = load::LoadEngine::start(server.endpoint(), specification, {}, waiting);
    if (started) return std::move(*started);
    ADD_FAILURE() << started.error().text();
    return nullptr;
}

workload::PreparedWindow ServerTest::window(const workload::Specification& specification,
                                            std::int64_t operations) {
    auto prepared = workload::prepare(specification, operations, 0, 1);
    if (prepared) return std::move(*prepared);
    ADD_FAILURE() << prepared.error().text();
    return {};
}

}  // namespace assay::test

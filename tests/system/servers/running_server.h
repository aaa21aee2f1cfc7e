// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/engine.h"
#include "core/redis/server.h"
#include "core/workload/encoder.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <thread>

namespace assay::test {

/// The redis-server that tests run: $ASSAY_TEST_REDIS, or the baseline of the sample case (built_variants.h).
[[nodiscard]] std::filesystem::path redis_binary();

/// Looks again until `condition` holds; false after a deadline that only a fault reaches.
[[nodiscard]] bool eventually(const std::function<bool()>& condition);

/// Base of the tests that start servers: a place in memory that is empty again at the end, and shorthands.
class ServerTest : public ::testing::Test {
  protected:
    void SetUp() override;
    void TearDown() override;

    [[nodiscard]] redis::ServerOptions options(std::map<std::string, std::string> config = {}) const;
    [[nodiscard]] std::unique_ptr<redis::Server> start(const redis::ServerOptions& options) const;
    [[nodiscard]] static workload::Specification specification(workload::CommandTemplate command);
    [[nodiscard]] static std::unique_ptr<load::LoadEngine> engine(
        const redis::Server& server, const workload::Specification& specification,
        load::Waiting waiting = load::Waiting::sleep);
    [[nodiscard]] static workload::PreparedWindow window(const workload::Specification& specification,
                                                         std::int64_t operations);

    StopFlag stop;
    std::filesystem::path place;  // the data parent
    TemporaryDirectory directory;
};

}  // namespace assay::test

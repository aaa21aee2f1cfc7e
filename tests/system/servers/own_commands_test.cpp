// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that Assay sends itself count for the workload just as often as the workload sends them.
#include "core/base/lower_case.h"
#include "core/runner/live_arm.h"
#include "tests/system/servers/small_bench.h"

#include <gtest/gtest.h>

namespace assay::runner {
namespace {

WorkDone work_of(const workload::CommandTemplate& command, workload::Transport transport) {
    const test::SmallBench place({"baseline"});
    workload::Specification workload;
    workload.name = "own";
    workload.command = command;
    workload.pipeline = 10;
    workload.transport = transport;
    auto arm = LiveArm::start(place.bench.binaries.at("baseline"), workload, place.bench, 1);
    EXPECT_TRUE(arm) << arm.error().text();
    if (!arm) return {};
    for (int window = 0; window < 2; ++window) {
        const auto prepared = workload::prepare(workload, 500, window * 500, 1);
        const auto measured = (*arm)->window(*prepared);
        EXPECT_TRUE(measured) << measured.error().text();
    }
    const auto first = (*arm)->work_done();
    const auto again = (*arm)->work_done();  // our asking does not count
    EXPECT_TRUE(first && again);
    if (!first || !again) return {};
    EXPECT_EQ(first->calls, again->calls);
    EXPECT_TRUE((*arm)->stop());
    return *first;
}

TEST(OwnCommands, CountAsOftenAsTheWorkloadSendsThem) {
    for (const auto transport : {workload::Transport::unix_socket, workload::Transport::tcp})
        for (const workload::CommandTemplate& command : std::vector<workload::CommandTemplate>{
                 {"PING"}, {"INFO", "server"}, {"DBSIZE"}, {"SELECT", "0"}, {"SET", "{key}", "{value}"}}) {
            const auto done = work_of(command, transport);
            EXPECT_EQ(done.calls, (std::map<std::string, std::int64_t>{{lower_case(command[0]), 1000}}))
                << command[0];
            EXPECT_EQ(done.failed_calls, 0);
            EXPECT_GT(done.usec_per_call.at(lower_case(command[0])), 0) << command[0];
        }
}

}  // namespace
}  // namespace assay::runner

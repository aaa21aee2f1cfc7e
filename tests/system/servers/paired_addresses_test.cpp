// SPDX-License-Identifier: GPL-3.0-or-later
// Two arms of a block lie alike in memory, though they run different binaries.
#include "core/base/files.h"
#include "core/mechanism/preload.h"
#include "core/runner/live_arm.h"
#include "tests/system/servers/small_bench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

namespace assay::runner {
namespace {

/// Where a server's stack begins, to the byte, and its C library's first page.
std::string places_of(LiveArm& arm) {
    const auto maps = read_file(fmt::format("/proc/{}/maps", arm.pid())).value_or("");
    const auto at = maps.find("libc.so");
    EXPECT_NE(at, std::string::npos) << maps;
    const auto begin = maps.rfind('\n', at) + 1;
    // proc(5): startstack is the 28th field; the name in the second may hold blanks, so it is counted from
    // behind it.
    const auto stat = read_file(fmt::format("/proc/{}/stat", arm.pid())).value_or("");
    std::istringstream fields(stat.substr(stat.rfind(')') + 1));
    std::string field;
    for (int i = 3; i <= 28; ++i)
        fields >> field;
    EXPECT_NE(field, "0") << stat;
    return maps.substr(begin, maps.find(' ', begin) - begin) + " libc, stack " + field;
}

std::string places(const test::SmallBench& place, const std::string& variant, std::uint64_t seed,
                   std::optional<std::int64_t> dose = {}) {
    const auto& binary = place.bench.binaries.at(variant);
    ArmProcess process{{}, seed};
    std::optional<mechanism::Preload> preload;
    if (dose) {
        auto prepared = mechanism::Preload::prepare(mechanism::Library::spin, binary,
                                                    place.bench.memory_directory, *dose);
        EXPECT_TRUE(prepared) << prepared.error().text();
        preload.emplace(std::move(*prepared));
        process.environment = preload->environment();
    }
    auto arm = LiveArm::start(binary, test::set_of(3), place.bench, 1, process);
    EXPECT_TRUE(arm) << arm.error().text();
    if (!arm) return "";
    auto out = places_of(**arm);
    EXPECT_TRUE((*arm)->stop());
    return out;
}

TEST(PairedAddresses, OfDifferentBinariesAndDoses) {
    if (!redis::can_place_processes()) GTEST_SKIP() << "forbidden here";
    const test::SmallBench place({"baseline", "direct-append"});
    const auto first = places(place, "baseline", 1);
    EXPECT_EQ(first, places(place, "direct-append", 1));
    const auto other = places(place, "baseline", 2);
    EXPECT_NE(first.substr(0, first.find(' ')), other.substr(0, other.find(' ')));
    EXPECT_NE(first.substr(first.rfind(' ')), other.substr(other.rfind(' ')));
    EXPECT_EQ(places(place, "baseline", 3, 0), places(place, "baseline", 3, 123456789));
}

}  // namespace
}  // namespace assay::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/placement.h"

#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <gmock/gmock.h>
#include <sched.h>

namespace assay::probe {

using ::testing::HasSubstr;

namespace {

/// Keeps this process on some cores for as long as it lives.
class Confined {
  public:
    explicit Confined(int cpu) {
        ::sched_getaffinity(0, sizeof before_, &before_);
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(static_cast<unsigned>(cpu), &one);
        EXPECT_EQ(::sched_setaffinity(0, sizeof one, &one), 0);
    }
    ~Confined() { ::sched_setaffinity(0, sizeof before_, &before_); }
    Confined(const Confined&) = delete;
    Confined& operator=(const Confined&) = delete;

  private:
    cpu_set_t before_;
};

const std::vector<int> eight = {0, 1, 2, 3, 4, 5, 6, 7};

}  // namespace

TEST(Placement, ReadsCoresAndRanges) {
    EXPECT_EQ(parse_placement("0/1", eight).value(), (Placement{{0}, {1}, false}));
    EXPECT_EQ(parse_placement("0-3/4", eight).value(), (Placement{{0, 1, 2, 3}, {4}, false}));
    EXPECT_EQ(parse_placement("0,2-3,2/7", eight).value(), (Placement{{0, 2, 3}, {7}, false}));
    EXPECT_EQ(parse_placement("0-3/4", eight)->text(), "server on cores 0,1,2,3, load on core 4");
}

TEST(Placement, SaysWhatIsWrong) {
    for (const char* text :
         {"", "0", "/", "0/", "/1", "0/1/2", "a/1", "0-/1", "3-1/4", "0;1/2", "-1/2", "0/1 "}) {
        const auto parsed = parse_placement(text, eight);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().kind, ErrorKind::usage) << text;
        EXPECT_FALSE(parsed.error().advice.empty());
    }
    EXPECT_THAT(parse_placement("0/9", eight).error().message, HasSubstr("core 9 is not ours"));
    EXPECT_THAT(parse_placement("0-2/2", eight).error().message, HasSubstr("core 2 is on both sides"));
}

TEST(Placement, ChoosesTwoDifferentCoresOfOurs) {
    const auto ours = allowed_cpus();
    ASSERT_FALSE(ours.empty());
    const auto placement = choose_placement();
    if (ours.size() == 1) {
        EXPECT_FALSE(placement);
        return;
    }
    ASSERT_TRUE(placement);
    ASSERT_EQ(placement->server_cpus.size(), 1U);
    ASSERT_EQ(placement->load_cpus.size(), 1U);
    EXPECT_NE(placement->server_cpus, placement->load_cpus);
    EXPECT_EQ(std::count(ours.begin(), ours.end(), placement->server_cpus[0]), 1);
    EXPECT_EQ(std::count(ours.begin(), ours.end(), placement->load_cpus[0]), 1);
}

TEST(Placement, OneCoreIsRefusedUnlessForced) {
    const int core = allowed_cpus().front();
    const Confined confined(core);
    const auto refused = choose_placement();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::unsupported);
    const auto forced = choose_placement(true).value();
    EXPECT_EQ(forced, (Placement{{core}, {core}, true}));
    EXPECT_THAT(forced.text(), HasSubstr("together"));
}

TEST(DataLocation, InMemoryIsInMemoryAndOnDiskIsNot) {
    const auto memory = choose_data_location(workload::DataPlace::memory, Bytes{1});
    if (memory) {
        EXPECT_EQ(memory->file_system, "tmpfs");
        EXPECT_GT(memory->free.value, 0);
        EXPECT_EQ(memory->text(), "tmpfs " + memory->path.string());
    } else {
        EXPECT_FALSE(memory.error().details.empty());
    }
    const auto disk = choose_data_location(workload::DataPlace::disk, Bytes{1});
    if (disk)
        EXPECT_NE(disk->file_system, "tmpfs");
    else
        EXPECT_FALSE(disk.error().details.empty());
}

TEST(DataLocation, TooLittleRoomSaysSoForEachPlace) {
    const auto none = choose_data_location(workload::DataPlace::memory, Bytes{std::int64_t{1} << 60});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().kind, ErrorKind::not_found);
    ASSERT_FALSE(none.error().details.empty());
    EXPECT_THAT(none.error().details.front(), HasSubstr("/dev/shm"));
}

}  // namespace assay::probe

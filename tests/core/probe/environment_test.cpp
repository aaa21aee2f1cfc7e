// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/environment.h"

#include "core/probe/cgroup_limits.h"
#include "core/probe/host_load.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/utsname.h>

namespace assay::probe {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(Environment, EveryFieldIsThereAndSaysSomething) {
    const auto sheet = environment_sheet({0}, "/");
    for (const char* name : {"CPU model",
                             "cores",
                             "virtual machine",
                             "kernel",
                             "operating system",
                             "governor",
                             "turbo",
                             "transparent huge pages",
                             "address randomisation",
                             "mitigations",
                             "clock source",
                             "steal",
                             "load average",
                             "memory",
                             "memory available",
                             "cgroup limits",
                             "data place free",
                             "open files limit",
                             "swap",
                             "SMT",
                             "host"}) {
        ASSERT_EQ(sheet.count(name), 1U) << name;
        EXPECT_FALSE(sheet.at(name).empty()) << name;
    }
    EXPECT_EQ(sheet.size(), 21U);
    utsname system{};
    ASSERT_EQ(::uname(&system), 0);
    EXPECT_THAT(sheet.at("kernel"), HasSubstr(system.release));
    EXPECT_THAT(sheet.at("memory"), HasSubstr("GiB"));
}

TEST(Environment, WhatCannotBeReadIsUnknown) {
    const auto sheet = environment_sheet({9999}, "/no/such/place");
    EXPECT_EQ(sheet.at("governor"), "unknown");
    EXPECT_EQ(sheet.at("data place free"), "unknown");
}

TEST(Environment, WarnsOfWhatIsKnownToBeWrongAndOfNothingElse) {
    EXPECT_THAT(environment_warnings({}), IsEmpty());
    EXPECT_THAT(environment_warnings({{"governor", "performance"},
                                      {"load average", "0.10 0.20 0.30 1/200 4000"},
                                      {"memory available", "19.9 GiB"},
                                      {"swap", "none"},
                                      {"cgroup limits", "none"}}),
                IsEmpty());
    EXPECT_THAT(environment_warnings({{"governor", "powersave"}}), ElementsAre(HasSubstr("powersave")));
    EXPECT_THAT(environment_warnings({{"load average", "3.50 0 0 1/1 1"}}), ElementsAre(HasSubstr("3.5")));
    EXPECT_THAT(environment_warnings({{"load average", "3.50 0 0 1/1 1"}, {"load by others", "0.02 cores"}}),
                IsEmpty())
        << "that was ourselves";
    EXPECT_THAT(environment_warnings({{"load average", "0.1 0 0 1/1 1"}, {"load by others", "0.97 cores"}}),
                ElementsAre(HasSubstr("1.0 cores")));
    EXPECT_THAT(environment_warnings({{"steal", "0.31% of CPU time since boot"}}), IsEmpty());
    EXPECT_THAT(environment_warnings({{"steal", "4.20% of CPU time since boot"}}),
                ElementsAre(HasSubstr("4.20%")));
    EXPECT_THAT(environment_warnings({{"memory available", "0.5 GiB"}}), ElementsAre(HasSubstr("0.5 GiB")));
    EXPECT_THAT(environment_warnings({{"swap", "0.4 GiB used"}}), ElementsAre(HasSubstr("Swap")));
    EXPECT_THAT(environment_warnings({{"swap", "0.0 GiB used"}}), IsEmpty());
    EXPECT_THAT(environment_warnings({{"cgroup limits", "cpu 50000 100000"}}),
                ElementsAre(HasSubstr("control group")));
    EXPECT_THAT(environment_warnings({{"turbo", "on"}}), ElementsAre(HasSubstr("Turbo")));
    EXPECT_THAT(environment_warnings({{"turbo", "off"}}), IsEmpty());
    EXPECT_THAT(environment_warnings({{"transparent huge pages", "always"}}),
                ElementsAre(HasSubstr("huge pages")));
    EXPECT_THAT(environment_warnings({{"transparent huge pages", "madvise"}}), IsEmpty());
    EXPECT_THAT(environment_warnings({{"data place free", "0.2 GiB"}}), ElementsAre(HasSubstr("0.2 GiB")));
    EXPECT_THAT(environment_warnings({{"open files limit", "256"}}), ElementsAre(HasSubstr("256")));
    EXPECT_THAT(environment_warnings({{"open files limit", "none"}}), IsEmpty());
    EXPECT_THAT(environment_warnings({{"clock source", "hpet"}}), ElementsAre(HasSubstr("hpet")));
    EXPECT_THAT(environment_warnings({{"clock source", "kvm-clock"}}), IsEmpty());
}

TEST(Environment, EveryWarningSaysWhatMendsIt) {
    const auto all = environment_warnings({{"governor", "powersave"},
                                           {"turbo", "on"},
                                           {"transparent huge pages", "always"},
                                           {"load average", "9 9 9 1/1 1"},
                                           {"steal", "9.00% of CPU time since boot"},
                                           {"memory available", "0.5 GiB"},
                                           {"swap", "0.4 GiB used"},
                                           {"cgroup limits", "cpu 50000 100000"},
                                           {"data place free", "0.2 GiB"},
                                           {"open files limit", "256"},
                                           {"clock source", "hpet"}});
    EXPECT_EQ(all.size(), 11U);
    for (const auto& text : all)
        EXPECT_THAT(text, HasSubstr("To mend it: "));
    // Nothing is found in what could not be read.
    EXPECT_THAT(environment_warnings({{"governor", "unknown"},
                                      {"turbo", "unknown"},
                                      {"transparent huge pages", "unknown"},
                                      {"load average", "unknown"},
                                      {"load by others", "unknown"},
                                      {"steal", "unknown"},
                                      {"memory available", "unknown"},
                                      {"swap", "unknown"},
                                      {"cgroup limits", "unknown"},
                                      {"data place free", "unknown"},
                                      {"open files limit", "unknown"},
                                      {"clock source", "unknown"}}),
                IsEmpty());
}

TEST(HostLoad, BusyAndStolenTimeAreToldApart) {
    // user nice system idle iowait irq softirq steal guest guest_nice
    const auto times = cpu_times("cpu  100 20 30 4000 50 6 7 8 90 1\ncpu0 1 2 3 4 5 6 7 8 9 1\n", 100);
    ASSERT_TRUE(times);
    EXPECT_DOUBLE_EQ(times->busy, 1.63);
    EXPECT_DOUBLE_EQ(times->steal, 0.08);
    EXPECT_DOUBLE_EQ(times->total, 42.21);
    EXPECT_FALSE(cpu_times("", 100));
    EXPECT_FALSE(cpu_times("cpu0 1 2 3", 100));
}

class ControlGroups : public ::testing::Test {
  protected:
    void limit(const std::string& file, const std::string& text) const {
        const auto place = directory_ / file;
        std::filesystem::create_directories(place.parent_path());
        std::ofstream(place) << text << "\n";
    }
    [[nodiscard]] std::optional<std::string> limits(std::string_view groups) const {
        return cgroup_limits(directory_.path(), groups);
    }
    test::TemporaryDirectory directory_;
};

TEST_F(ControlGroups, TheTightestOfAllLevelsHolds) {
    EXPECT_EQ(limits("0::/a/b/c\n"), std::nullopt);
    limit("a/b/c/cpu.max", "max 100000");
    limit("a/b/c/memory.max", "max");
    EXPECT_EQ(limits("0::/a/b/c\n"), "none");
    limit("a/b/cpu.max", "150000 100000");
    limit("a/cpu.max", "50000 100000");
    limit("a/memory.max", "2147483648");
    limit("a/b/memory.max", "4294967296");
    EXPECT_EQ(limits("0::/a/b/c\n"), "cpu 50000 100000, memory 2.0 GiB");
    EXPECT_EQ(limits("0::/a/b\n"), "cpu 50000 100000, memory 2.0 GiB");
    EXPECT_EQ(limits("0::/other\n"), std::nullopt);
    limit("cpu.max", "10000 100000");  // a container's own group is the root that it sees
    EXPECT_EQ(limits("0::/not/to/be/seen\n"), "cpu 10000 100000");
}

TEST_F(ControlGroups, VersionOneHasItsControllersApart) {
    limit("cpu/x/y/cpu.cfs_quota_us", "-1");
    limit("cpu/x/y/cpu.cfs_period_us", "100000");
    limit("cpu/x/cpu.cfs_quota_us", "25000");
    limit("cpu/x/cpu.cfs_period_us", "50000");
    limit("memory/z/memory.limit_in_bytes", "9223372036854771712");
    EXPECT_EQ(limits("4:cpu,cpuacct:/x/y\n2:memory:/z\n"), "cpu 25000 us of 50000 us");
}

}  // namespace assay::probe

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/environment.h"

#include <gtest/gtest.h>

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
    EXPECT_EQ(sheet.size(), 20U);
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
                                           {"memory available", "0.5 GiB"},
                                           {"swap", "0.4 GiB used"},
                                           {"cgroup limits", "cpu 50000 100000"},
                                           {"data place free", "0.2 GiB"},
                                           {"open files limit", "256"},
                                           {"clock source", "hpet"}});
    EXPECT_EQ(all.size(), 10U);
    for (const auto& text : all)
        EXPECT_THAT(text, HasSubstr("To mend it: "));
    // Nothing is found in what could not be read.
    EXPECT_THAT(environment_warnings({{"governor", "unknown"},
                                      {"turbo", "unknown"},
                                      {"transparent huge pages", "unknown"},
                                      {"load average", "unknown"},
                                      {"memory available", "unknown"},
                                      {"swap", "unknown"},
                                      {"cgroup limits", "unknown"},
                                      {"data place free", "unknown"},
                                      {"open files limit", "unknown"},
                                      {"clock source", "unknown"}}),
                IsEmpty());
}

}  // namespace assay::probe

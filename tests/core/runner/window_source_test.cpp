// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/window_source.h"

#include <gtest/gtest.h>

namespace assay::runner {
namespace {

workload::Specification set_command(workload::KeyPattern pattern, std::int64_t keys) {
    workload::Specification workload;
    workload.name = "w";
    workload.command = {"SET", "{key}", "{value}"};
    workload.key_pattern = pattern;
    workload.key_space = keys;
    return workload;
}

std::string bytes(const workload::PreparedWindow& window) {
    return {window.bytes.begin(), window.bytes.end()};
}

TEST(WindowSource, OperationsThatAreAllAlikeAreEncodedOnce) {
    WindowSource source(set_command(workload::KeyPattern::fixed, 1), 10, 1);
    const auto* first = source.next().value();
    EXPECT_EQ(first, source.next().value());
    EXPECT_EQ(first->operations, 10);
}

TEST(WindowSource, SequentialKeysGoOnWhereTheLastWindowEnded) {
    WindowSource source(set_command(workload::KeyPattern::sequential, 1000), 10, 1);
    const auto first = bytes(*source.next().value());
    const auto second = bytes(*source.next().value());
    EXPECT_NE(first.find("key9\r\n"), std::string::npos);
    EXPECT_EQ(first.find("key10\r\n"), std::string::npos);
    EXPECT_NE(second.find("key10\r\n"), std::string::npos);
    EXPECT_NE(second.find("key19\r\n"), std::string::npos);
}

TEST(WindowSource, TheSameSeedGivesTheSameBytes) {
    const auto workload = set_command(workload::KeyPattern::random, 1000);
    WindowSource one(workload, 10, 7), same(workload, 10, 7), other(workload, 10, 8);
    const auto first = bytes(*one.next().value());
    EXPECT_EQ(first, bytes(*same.next().value()));
    EXPECT_NE(first, bytes(*other.next().value()));
    EXPECT_NE(first, bytes(*one.next().value()));
}

}  // namespace
}  // namespace assay::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/encoder.h"

#include <gtest/gtest.h>

#include <functional>
#include <gmock/gmock.h>

namespace assay::workload {

using ::testing::HasSubstr;

namespace {

Specification valid() {
    Specification s;
    s.name = "w";
    s.command = {"SET", "{key}", "{value}"};
    return s;
}

std::string complaint(const std::function<void(Specification&)>& spoil) {
    auto s = valid();
    spoil(s);
    const auto status = validate(s);
    if (status) return "";
    EXPECT_EQ(status.error().kind, ErrorKind::invalid_input);
    return status.error().message;
}

}  // namespace

TEST(Validate, EachRangeNamesItsField) {
    ASSERT_TRUE(validate(valid()));
    EXPECT_THAT(complaint([](auto& s) { s.payload_bytes = -1; }), HasSubstr("workload 'w': payload_bytes"));
    EXPECT_THAT(complaint([](auto& s) { s.payload_bytes = (std::int64_t{512} << 20) + 1; }),
                HasSubstr("payload_bytes"));
    EXPECT_THAT(complaint([](auto& s) { s.key_space = 0; }), HasSubstr("key_space"));
    EXPECT_THAT(complaint([](auto& s) { s.pipeline = 0; }), HasSubstr("pipeline"));
    EXPECT_THAT(complaint([](auto& s) { s.pipeline = 10'001; }), HasSubstr("pipeline"));
    EXPECT_THAT(complaint([](auto& s) { s.connections = 1'001; }), HasSubstr("connections"));
    EXPECT_THAT(complaint([](auto& s) { s.proof_operations = 0; }), HasSubstr("proof_operations"));
    EXPECT_THAT(complaint([](auto& s) { s.rounds = -1; }), HasSubstr("rounds"));
    EXPECT_THAT(complaint([](auto& s) { s.warmup_rounds = -2; }), HasSubstr("warmup_rounds"));
    EXPECT_THAT(complaint([](auto& s) { s.name.clear(); }), HasSubstr("name"));
    EXPECT_EQ(complaint([](auto& s) { s.pipeline = 10'000; }), "");
}

TEST(Validate, CommandsThatDoNotAnswerOnceAtOnce) {
    for (const auto& command :
         std::vector<CommandTemplate>{{"subscribe", "c"},
                                      {"BLPOP", "k", "0"},
                                      {"MONITOR"},
                                      {"XREAD", "COUNT", "1", "block", "0", "STREAMS", "s", "$"},
                                      {"CLIENT", "REPLY", "OFF"},
                                      {"HELLO", "3"},
                                      {"SHUTDOWN"}})
        EXPECT_THAT(complaint([&](auto& s) { s.command = command; }), HasSubstr("one reply"))
            << command.front();
    EXPECT_EQ(complaint([](auto& s) { s.command = {"XREAD", "STREAMS", "s", "0"}; }), "");
    EXPECT_THAT(complaint([](auto& s) { s.setup = {{"PING"}, {"WAIT", "1", "0"}}; }), HasSubstr("setup[1]"));
    EXPECT_THAT(complaint([](auto& s) { s.command.clear(); }), HasSubstr("command"));
    EXPECT_THAT(complaint([](auto& s) { s.command = {"GET", "{ky}"}; }), HasSubstr("{ky}"));
}

TEST(Validate, AnArtefactNeedsAServerThatWritesIt) {
    EXPECT_THAT(complaint([](auto& s) { s.artefact = Artefact::aof; }), HasSubstr("append-only"));
    EXPECT_EQ(complaint([](auto& s) {
                  s.artefact = Artefact::aof;
                  s.server_config["appendonly"] = "yes";
                  s.same_bytes = true;
              }),
              "");
    EXPECT_THAT(complaint([](auto& s) { s.same_bytes = true; }), HasSubstr("same_bytes"));
}

}  // namespace assay::workload

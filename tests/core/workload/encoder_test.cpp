// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/encoder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace assay::workload {

namespace {

Specification set(std::int64_t payload_bytes, int pipeline = 1, int connections = 1) {
    Specification s;
    s.name = "w";
    s.command = {"SET", "{key}", "{value}"};
    s.payload_bytes = payload_bytes;
    s.pipeline = pipeline;
    s.connections = connections;
    return s;
}

std::string wire(const PreparedWindow& window, const Batch& batch) {
    std::string out;
    for (std::size_t i = 0; i < batch.segment_count; ++i) {
        const auto& segment = window.segments[batch.first_segment + i];
        out.append(window.bytes.data() + segment.offset, segment.length);
    }
    return out;
}

/// What the operations are to be, spelt out by other means than the encoder's.
std::string expected(const Specification& s, std::int64_t first, std::int64_t count, std::uint64_t seed) {
    std::string out;
    for (std::int64_t i = first; i < first + count; ++i) {
        const auto arguments = expand(s.command, s, i, seed).value();
        out += fmt::format("*{}\r\n", arguments.size());
        for (const auto& argument : arguments)
            out += fmt::format("${}\r\n{}\r\n", argument.size(), argument);
    }
    return out;
}

/// Every batch holds the operations that are its turn, and nothing else.
void expect_complete(const Specification& s, std::int64_t operations, std::int64_t first,
                     std::uint64_t seed) {
    const auto window = prepare(s, operations, first, seed).value();
    EXPECT_EQ(window.operations, operations);
    ASSERT_EQ(window.connections.size(), static_cast<std::size_t>(s.connections));
    std::vector<std::size_t> next(window.connections.size(), 0);
    std::int64_t done = 0;
    std::size_t bytes = 0;
    for (std::size_t turn = 0; done < operations; ++turn) {
        const std::size_t c = turn % window.connections.size();
        const std::int64_t count = std::min<std::int64_t>(s.pipeline, operations - done);
        ASSERT_LT(next[c], window.connections[c].size());
        const auto& batch = window.connections[c][next[c]++];
        EXPECT_EQ(batch.replies, count);
        const std::string sent = wire(window, batch);
        EXPECT_EQ(batch.length, sent.size());
        ASSERT_TRUE(sent == expected(s, first + done, count, seed)) << "batch " << turn;
        bytes += sent.size();
        done += count;
    }
    for (std::size_t c = 0; c < next.size(); ++c)
        EXPECT_EQ(next[c], window.connections[c].size());
    EXPECT_EQ(window.request_bytes(), static_cast<std::int64_t>(bytes));
}

}  // namespace

TEST(Encoder, OneSmallSetOnTheWire) {
    auto s = set(3);
    const auto window = prepare(s, 1, 0, 1).value();
    EXPECT_EQ(wire(window, window.connections[0][0]),
              "*3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$3\r\n" + payload(3) + "\r\n");
}

TEST(Encoder, IdenticalOperationsInAllShapes) {
    for (const std::int64_t payload_bytes : {0, 3, 5000, 70'000})
        for (const int pipeline : {1, 3, 200})
            for (const int connections : {1, 4})
                expect_complete(set(payload_bytes, pipeline, connections), 401, 0, 1);
}

TEST(Encoder, DifferingOperationsInAllShapes) {
    for (const auto pattern : {KeyPattern::sequential, KeyPattern::random})
        for (const std::int64_t payload_bytes : {0, 3, 4096, 4097})
            for (const int pipeline : {1, 7})
                for (const int connections : {1, 3}) {
                    auto s = set(payload_bytes, pipeline, connections);
                    s.key_pattern = pattern;
                    s.key_space = 50;
                    s.command = {"MSET", "{key}", "{value}", "n{index}", "<{value}>", ""};
                    expect_complete(s, 100, 12345, 9);
                }
}

TEST(Encoder, WindowsGoOnWhereTheLastOneEnded) {
    auto s = set(3, 10);
    s.key_pattern = KeyPattern::random;
    s.key_space = 1000;
    const auto whole = prepare(s, 20, 0, 5).value();
    const auto second = prepare(s, 10, 10, 5).value();
    EXPECT_EQ(wire(whole, whole.connections[0][1]), wire(second, second.connections[0][0]));
}

TEST(Encoder, RepeatedLargeValuesAreStoredOnce) {
    EXPECT_LT(prepare(set(262'144), 1000, 0, 1)->memory(), 1'000'000U);
    EXPECT_LT(prepare(set(262'144, 10'000), 10'000, 0, 1)->memory(), 1'000'000U);
    auto keys = set(262'144, 10);
    keys.key_pattern = KeyPattern::sequential;
    keys.key_space = 1000;
    EXPECT_LT(prepare(keys, 1000, 0, 1)->memory(), 1'000'000U);
}

TEST(Encoder, AWindowWithoutOperationsOrOfAnInvalidWorkloadIsRefused) {
    EXPECT_EQ(prepare(set(3), 0, 0, 1).error().kind, ErrorKind::invalid_input);
    EXPECT_EQ(prepare(set(3), 1, -1, 1).error().kind, ErrorKind::invalid_input);
    EXPECT_EQ(prepare(set(-1), 1, 0, 1).error().kind, ErrorKind::invalid_input);
    EXPECT_EQ(prepare(set(3), std::int64_t{1} << 60, 0, 1).error().kind, ErrorKind::invalid_input);
}

TEST(Encoder, SetupCommandsAreExpanded) {
    auto s = set(3);
    EXPECT_EQ(expand({"SET", "{key}", "{value}"}, s, 0, 1).value(),
              (std::vector<std::string>{"SET", "key", payload(3)}));
    EXPECT_FALSE(expand({"{nothing}"}, s, 0, 1));
}

}  // namespace assay::workload

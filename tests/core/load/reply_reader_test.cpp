// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/reply_reader.h"

#include <gtest/gtest.h>

#include <string>

namespace assay::load {

namespace {

std::int64_t feed(ReplyReader& reader, std::string_view bytes) {
    return reader.feed(bytes.data(), bytes.size());
}

}  // namespace

TEST(ReplyReader, CountsEachKindOnceHoweverItIsCut) {
    const std::string stream = "+OK\r\n:5\r\n$3\r\na\r\n\r\n$-1\r\n*-1\r\n*2\r\n*1\r\n:1\r\n$0\r\n\r\n";
    ReplyReader whole(0);
    EXPECT_EQ(feed(whole, stream), 6);
    ReplyReader pieces(0);
    std::int64_t replies = 0;
    for (const char c : stream)
        replies += pieces.feed(&c, 1);
    EXPECT_EQ(replies, 6);
    EXPECT_EQ(pieces.errors(), 0);
}

TEST(ReplyReader, ErrorsCountAtAnyDepthAndTheFirstIsKept) {
    ReplyReader reader(0);
    EXPECT_EQ(feed(reader, "+OK\r\n*2\r\n-WRONGTYPE first\r\n:1\r\n-ERR second\r\n"), 3);
    EXPECT_EQ(reader.errors(), 2);
    EXPECT_EQ(reader.first_error(), "WRONGTYPE first");
    reader.forget_errors();
    EXPECT_EQ(reader.errors(), 0);
    EXPECT_EQ(reader.first_error(), "");
    EXPECT_EQ(feed(reader, "-" + std::string(1000, 'e') + "\r\n"), 1);
    EXPECT_EQ(reader.first_error(), std::string(256, 'e')) << "cut to the buffer";
}

TEST(ReplyReader, LongRepliesAndManyOfThem) {
    ReplyReader reader(100);
    std::string stream;
    for (int i = 0; i < 20; ++i)
        stream += "$100000\r\n" + std::string(100'000, 'v') + "\r\n:1\r\n";
    EXPECT_EQ(feed(reader, stream), 40);
}

TEST(ReplyReader, NonsenseIsSaidToBeSo) {
    ReplyReader reader(0);
    EXPECT_EQ(feed(reader, "HTTP/1.1 200 OK\r\n"), -1);
    EXPECT_FALSE(reader.protocol_error().empty());
}

}  // namespace assay::load

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/reply_reader.h"

#include <hiredis/read.h>

#include <algorithm>
#include <string>

namespace assay::load {

namespace {

// hiredis takes any pointer but null for a reply.
char token = 0;

void* on_text(const redisReadTask* task, char* text, std::size_t length) {
    if (task->type == REDIS_REPLY_ERROR) {
        auto& notes = *static_cast<ReplyReader::Notes*>(task->privdata);
        if (notes.errors++ == 0) {
            notes.length = std::min(length, notes.text.size());
            std::copy_n(text, notes.length, notes.text.begin());
        }
    }
    return &token;
}
void* on_array(const redisReadTask*, int) {
    return &token;
}
void* on_integer(const redisReadTask*, long long) {
    return &token;
}
void* on_nil(const redisReadTask*) {
    return &token;
}
void on_free(void*) {}

redisReplyObjectFunctions functions = {on_text, on_array, on_integer, on_nil, on_free};

/// hiredis moves the unread rest to the front after every kilobyte that it has parsed; small helpings keep
/// that rest, and with it the moving, short.
constexpr std::size_t helping = 16 * 1024;

}  // namespace

void ReplyReader::Free::operator()(redisReader* reader) const {
    ::redisReaderFree(reader);
}

ReplyReader::ReplyReader(std::size_t expected_bytes)
    : notes_(std::make_unique<Notes>()), reader_(::redisReaderCreateWithFunctions(&functions)) {
    reader_->privdata = notes_.get();
    reader_->maxbuf = 0;  // never free the buffer between replies to allocate it again
    // A reply of that length, made up and read once, makes the buffer as long as it has to be.
    const std::size_t length = expected_bytes + 2 * helping;
    const std::string header = "$" + std::to_string(length) + "\r\n";
    const std::string body = std::string(length, 'x') + "\r\n";
    (void)feed(header.data(), header.size());
    (void)feed(body.data(), body.size());
}

ReplyReader::ReplyReader(ReplyReader&&) noexcept = default;
ReplyReader& ReplyReader::operator=(ReplyReader&&) noexcept = default;
ReplyReader::~ReplyReader() = default;

std::int64_t ReplyReader::feed(const char* bytes, std::size_t length) {
    std::int64_t replies = 0;
    while (length > 0) {
        const std::size_t piece = std::min(length, helping);
        if (::redisReaderFeed(reader_.get(), bytes, piece) != REDIS_OK) return -1;
        bytes += piece;
        length -= piece;
        for (;;) {
            void* reply = nullptr;
            if (::redisReaderGetReply(reader_.get(), &reply) != REDIS_OK) return -1;
            if (reply == nullptr) break;
            ++replies;
        }
    }
    return replies;
}

std::string_view ReplyReader::protocol_error() const {
    return reader_->errstr;
}

void ReplyReader::forget_errors() {
    notes_->errors = 0;
    notes_->length = 0;
}

}  // namespace assay::load

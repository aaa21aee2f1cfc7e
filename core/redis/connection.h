// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/units.h"
#include "core/redis/endpoint.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct redisContext;

namespace assay {
class UniqueFd;
}

namespace assay::redis {

enum class ReplyKind { status, text, integer, nil, array, error };

/// One answer of a server, as a value. `text` holds a status, a bulk string or an error's words.
struct Reply {
    ReplyKind kind = ReplyKind::nil;
    std::int64_t integer = 0;
    std::string text;
    std::vector<Reply> elements;
};

/// A blocking connection for set-up and questions; timed windows go through load/engine.h. Speaks RESP2 and
/// never says HELLO, which servers before 6.0 do not know. Every wait ends at the timeout given on opening.
///
/// Errors: server_failed (cannot connect, closed, timeout), reply_error (the server answered with an error;
/// the message names the command). After server_failed the connection is of no more use: open a new one. Used
/// by one thread at a time.
class Connection {
  public:
    [[nodiscard]] static Result<Connection> open(const Endpoint& endpoint,
                                                 Nanoseconds timeout = Nanoseconds{5'000'000'000});
    Connection(Connection&&) noexcept;
    Connection& operator=(Connection&&) noexcept;
    ~Connection();

    /// Sends and waits. An error at the top of the reply is an Error; one inside an array stays a Reply.
    [[nodiscard]] Result<Reply> command(const std::vector<std::string>& arguments);
    /// The two halves of command(), for a caller that has more than this connection to wait for (fd()).
    [[nodiscard]] Status send(const std::vector<std::string>& arguments);
    [[nodiscard]] Result<Reply> receive();
    /// The timeout of each later wait; at least a microsecond.
    [[nodiscard]] Status set_timeout(Nanoseconds timeout);

    [[nodiscard]] int fd() const;
    /// Gives the socket away (authenticated, nothing in flight) and leaves an empty connection.
    [[nodiscard]] UniqueFd release() &&;

  private:
    struct Free {
        void operator()(redisContext* context) const;
    };
    Connection(std::unique_ptr<redisContext, Free> context, std::string where);
    [[nodiscard]] Error broken(const std::string& command) const;

    std::unique_ptr<redisContext, Free> context_;
    std::string where_;
    std::string last_command_;
};

}  // namespace assay::redis

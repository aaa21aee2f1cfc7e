// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/connection.h"

#include "core/base/unique_fd.h"

#include <fmt/format.h>
#include <hiredis/hiredis.h>

#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/un.h>

namespace assay::redis {

namespace {

timeval to_timeval(Nanoseconds timeout) {
    const std::int64_t microseconds = std::max<std::int64_t>(timeout.value / 1000, 1);
    return {.tv_sec = microseconds / 1'000'000, .tv_usec = microseconds % 1'000'000};
}

bool limit_waits(int fd, Nanoseconds timeout) {
    const timeval limit = to_timeval(timeout);
    return ::setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) == 0 &&
           ::setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit) == 0;
}

/// hiredis would open the socket without close-on-exec, and the next server that we start would inherit it.
/// So we open it and hiredis takes it over.
Result<UniqueFd> connected_socket(const Endpoint& endpoint, Nanoseconds timeout) {
    const bool local = !endpoint.socket.empty();
    UniqueFd fd(::socket(local ? AF_UNIX : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const auto refused = [&](int number) {
        const bool too_many = number == EMFILE || number == ENFILE;
        return fail(ErrorKind::server_failed,
                    fmt::format("cannot connect to {}: {}", endpoint.text(), std::strerror(number)),
                    too_many
                        ? "raise the limit of open files (ulimit -n) or use fewer connections"
                        : "see in its log whether the server still runs and takes connections (maxclients)");
    };
    if (!fd || !limit_waits(fd.get(), timeout)) return refused(errno);
    int connected = -1;
    if (local) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = endpoint.socket.string();
        if (path.size() >= sizeof address.sun_path) return refused(ENAMETOOLONG);
        std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
        connected = ::connect(fd.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address);
    } else {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(endpoint.port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int no_delay = 1;
        ::setsockopt(fd.get(), IPPROTO_TCP, TCP_NODELAY, &no_delay, sizeof no_delay);
        connected = ::connect(fd.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address);
    }
    if (connected != 0) return refused(errno == EINPROGRESS ? ETIMEDOUT : errno);
    return fd;
}

Reply to_value(const redisReply& reply) {
    Reply out;
    switch (reply.type) {
        case REDIS_REPLY_INTEGER:
            out.kind = ReplyKind::integer;
            break;
        case REDIS_REPLY_STRING:
            out.kind = ReplyKind::text;
            break;
        case REDIS_REPLY_STATUS:
            out.kind = ReplyKind::status;
            break;
        case REDIS_REPLY_ERROR:
            out.kind = ReplyKind::error;
            break;
        case REDIS_REPLY_ARRAY:
            out.kind = ReplyKind::array;
            break;
        default:
            out.kind = ReplyKind::nil;
            break;
    }
    if (out.kind == ReplyKind::integer) out.integer = reply.integer;
    if (reply.str != nullptr) out.text.assign(reply.str, reply.len);
    if (out.kind == ReplyKind::array) {
        out.elements.reserve(reply.elements);
        for (std::size_t i = 0; i < reply.elements; ++i)
            out.elements.push_back(to_value(*reply.element[i]));
    }
    return out;
}

}  // namespace

void Connection::Free::operator()(redisContext* context) const {
    ::redisFree(context);
}

Connection::Connection(std::unique_ptr<redisContext, Free> context, std::string where)
    : context_(std::move(context)), where_(std::move(where)) {}
Connection::Connection(Connection&&) noexcept = default;
Connection& Connection::operator=(Connection&&) noexcept = default;
Connection::~Connection() = default;

Result<Connection> Connection::open(const Endpoint& endpoint, Nanoseconds timeout) {
    auto socket = connected_socket(endpoint, timeout);
    if (!socket) return fail(std::move(socket.error()));
    std::unique_ptr<redisContext, Free> context(::redisConnectFd(socket->get()));
    if (!context)
        return fail(ErrorKind::server_failed, "no memory for a connection",
                    "free some memory, or use fewer connections");
    (void)socket->release();  // the context closes it from here on
    Connection connection(std::move(context), endpoint.text());
    if (!endpoint.password.empty()) {
        if (auto answer = connection.command({"AUTH", endpoint.password}); !answer)
            return fail(std::move(answer.error()));
    }
    return connection;
}

Error Connection::broken(const std::string& command) const {
    const int number = errno;
    std::string reason = "no connection";
    std::string advice = "see in its log how the server ended; without an end there, run it again";
    if (context_) {
        const bool late = context_->err == REDIS_ERR_IO && (number == EAGAIN || number == EWOULDBLOCK);
        reason = late ? "no answer in time" : context_->errstr;
        if (late) advice = "see in its log what keeps the server; ask for less at a time (payload, pipeline)";
    }
    return {ErrorKind::server_failed,
            fmt::format("{} to {}: {}", command, where_, reason),
            std::move(advice),
            {}};
}

Status Connection::send(const std::vector<std::string>& arguments) {
    last_command_ = arguments.empty() ? "" : arguments.front();
    if (!context_ || context_->err != 0) return fail(broken(last_command_));
    std::vector<const char*> texts;
    std::vector<std::size_t> lengths;
    for (const auto& argument : arguments) {
        texts.push_back(argument.data());
        lengths.push_back(argument.size());
    }
    char* formatted = nullptr;
    const int length =
        ::redisFormatCommandArgv(&formatted, static_cast<int>(texts.size()), texts.data(), lengths.data());
    if (length < 0)
        return fail(ErrorKind::internal, fmt::format("{}: cannot be put into the protocol", last_command_));
    const std::unique_ptr<char, void (*)(char*)> owner(formatted, ::redisFreeCommand);
    // Not redisBufferWrite: it writes without MSG_NOSIGNAL, and a server that has gone would end us by
    // SIGPIPE.
    for (std::size_t sent = 0; sent < static_cast<std::size_t>(length);) {
        const ssize_t n =
            ::send(context_->fd, formatted + sent, static_cast<std::size_t>(length) - sent, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) {
            context_->err = REDIS_ERR_IO;
            std::strncpy(context_->errstr, std::strerror(errno), sizeof context_->errstr - 1);
            return fail(broken(last_command_));
        }
        sent += static_cast<std::size_t>(n);
    }
    return {};
}

Result<Reply> Connection::receive() {
    if (!context_ || context_->err != 0) return fail(broken(last_command_));
    void* raw = nullptr;
    if (::redisGetReply(context_.get(), &raw) != REDIS_OK || raw == nullptr)
        return fail(broken(last_command_));
    auto* reply = static_cast<redisReply*>(raw);
    Reply value = to_value(*reply);
    ::freeReplyObject(raw);
    if (value.kind == ReplyKind::error)
        return fail(ErrorKind::reply_error, fmt::format("{}: {}", last_command_, value.text),
                    "correct the command, or the set-up and server_config that it needs");
    return value;
}

Result<Reply> Connection::command(const std::vector<std::string>& arguments) {
    if (auto sent = send(arguments); !sent) return fail(std::move(sent.error()));
    return receive();
}

Status Connection::set_timeout(Nanoseconds timeout) {
    if (!context_ || !limit_waits(context_->fd, timeout)) return fail(broken("setting a timeout"));
    return {};
}

int Connection::fd() const {
    return context_ ? context_->fd : -1;
}

UniqueFd Connection::release() && {
    if (!context_) return {};
    return UniqueFd(::redisFreeKeepFd(context_.release()));
}

}  // namespace assay::redis

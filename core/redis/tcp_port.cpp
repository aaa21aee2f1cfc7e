// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/tcp_port.h"

#include "core/base/unique_fd.h"

#include <fmt/format.h>

#include <arpa/inet.h>
#include <array>
#include <cstring>
#include <netinet/in.h>
#include <sys/random.h>
#include <sys/socket.h>

namespace assay::redis {

Result<int> free_tcp_port() {
    const UniqueFd fd(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (!fd || ::bind(fd.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::getsockname(fd.get(), reinterpret_cast<sockaddr*>(&address), &size) != 0)
        return fail(ErrorKind::io, fmt::format("no free port on 127.0.0.1: {}", std::strerror(errno)),
                    "use a unix socket, or end programs that hold ports");
    return ntohs(address.sin_port);
}

std::string random_password() {
    std::array<unsigned char, 32> bytes{};
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const ssize_t n = ::getrandom(bytes.data() + filled, bytes.size() - filled, 0);
        if (n > 0) filled += static_cast<std::size_t>(n);
    }
    return fmt::format("{:02x}", fmt::join(bytes, ""));
}

}  // namespace assay::redis

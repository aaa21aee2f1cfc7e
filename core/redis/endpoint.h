// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace assay::redis {

/// Where a server listens: a unix socket, or 127.0.0.1 with a port and a password.
struct Endpoint {
    std::filesystem::path socket;  // not empty: a unix socket, and `port` is ignored
    int port = 0;
    std::string password;  // empty: no AUTH
    /// "unix socket '/x/y'" or "127.0.0.1:6379", for messages. Never holds the password.
    [[nodiscard]] std::string text() const;
};

}  // namespace assay::redis

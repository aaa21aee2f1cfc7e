// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/endpoint.h"

#include <fmt/format.h>

namespace assay::redis {

std::string Endpoint::text() const {
    if (!socket.empty()) return fmt::format("unix socket '{}'", socket.string());
    return fmt::format("127.0.0.1:{}", port);
}

}  // namespace assay::redis

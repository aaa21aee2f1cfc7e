// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/redis/server.h"

#include <fmt/format.h>

#include <cstring>

namespace assay::redis {

std::string ServerExit::text() const {
    const std::string how = signal != 0
                                ? fmt::format("was ended by signal {} ({})", signal, ::strsignal(signal))
                                : fmt::format("ended with exit code {}", exit_code);
    switch (by) {
        case By::shutdown:
            return how + " on SHUTDOWN";
        case By::sigterm:
            return how + " on SIGTERM, after it had not heeded SHUTDOWN";
        case By::sigkill:
            return how + ", after it had heeded neither SHUTDOWN nor SIGTERM";
        case By::itself:
            return how;
    }
    return how;
}

}  // namespace assay::redis

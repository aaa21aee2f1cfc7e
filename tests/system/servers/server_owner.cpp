// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a server, says its process number and waits to be killed: for the test of what becomes of a server
// whose owner dies without a word. Arguments: binary, data parent.
#include "core/redis/server.h"

#include <cstdio>
#include <unistd.h>

int main(int count, char** arguments) {
    if (count != 3) return 2;
    assay::StopFlag stop;
    assay::redis::ServerOptions options;
    options.binary = arguments[1];
    options.data_parent = arguments[2];
    options.failed_logs = arguments[2];
    const auto server = assay::redis::Server::start(options, stop);
    if (!server) {
        std::fprintf(stderr, "%s\n", server.error().text().c_str());
        return 1;
    }
    std::printf("%d\n", static_cast<int>((*server)->pid()));
    std::fflush(stdout);
    for (;;)
        ::pause();
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What a window's ending means, in words: after the timed stretch.
#include "core/load/worker.h"

#include <fmt/format.h>

#include <cstring>

namespace assay::load {

Error LoadEngine::Worker::closed_error(const Channel& channel) const {
    Error error;
    error.kind = ErrorKind::server_failed;
    switch (channel.state()) {
        case Channel::State::not_resp:
            error.message =
                fmt::format("{} sent what is no RESP2: {}", where_, channel.reader().protocol_error());
            break;
        case Channel::State::too_many_replies:
            error.message = fmt::format("{} sent more replies than there were requests", where_);
            error.advice = "choose a command that answers every request once";
            break;
        default:
            error.message = fmt::format("{} closed a connection in the middle of a window, after {} replies",
                                        where_, channel.replies());
            if (channel.error_number() != 0)
                error.message += fmt::format(" ({})", std::strerror(channel.error_number()));
            if (channel.reader().errors() > 0)
                error.message += fmt::format("; it had said: {}", channel.reader().first_error());
            break;
    }
    return error;
}

Result<WindowResult> LoadEngine::Worker::judge(const Request& request, Ending ending, WindowResult result) {
    std::int64_t errors = 0;
    const Channel* first_error = nullptr;
    for (const auto& channel : channels_) {
        result.replies += channel.replies();
        result.reply_bytes += channel.reply_bytes();
        errors += channel.reader().errors();
        if (first_error == nullptr && channel.reader().errors() > 0) first_error = &channel;
    }
    broken_ = ending != Ending::complete;
    switch (ending) {
        case Ending::cancelled:
            return fail(ErrorKind::cancelled, "stopped in the middle of a window");
        case Ending::late:
            return fail(
                ErrorKind::server_failed,
                fmt::format("{}: a window was not over after {:.1f} s; {} of {} replies were in", where_,
                            static_cast<double>(request.deadline.value) * 1e-9, result.replies,
                            result.operations),
                "does the command answer at once? fewer operations a window, or a smaller payload, may help");
        case Ending::failed:
            for (const auto& channel : channels_)
                if (channel.state() != Channel::State::running && channel.state() != Channel::State::done)
                    return fail(closed_error(channel));
            return fail(ErrorKind::internal, "a window failed without a failed connection");
        case Ending::complete:
            break;
    }
    if (first_error != nullptr)
        return fail(ErrorKind::reply_error,
                    fmt::format("{} errors in {} replies; the first: {}", errors, result.replies,
                                first_error->reader().first_error()),
                    "send the command by hand to the same server and correct the workload");
    return result;
}

}  // namespace assay::load

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/exit_code.h"

namespace assay::experiment {

int exit_code(casefile::RunOutcome outcome) {
    switch (outcome) {
        case casefile::RunOutcome::decided:
            return 0;
        case casefile::RunOutcome::inconclusive:
            return 3;
        case casefile::RunOutcome::void_:
            return 4;
        case casefile::RunOutcome::stopped:
            return 130;
        case casefile::RunOutcome::failed:
            return 1;
    }
    return 1;
}

int exit_code(const Error& error) {
    switch (error.kind) {
        case ErrorKind::usage:
            return 2;
        case ErrorKind::check_failed:
            return 4;
        case ErrorKind::not_trusted:
            return 5;
        case ErrorKind::cancelled:
            return 130;
        case ErrorKind::invalid_input:
        case ErrorKind::not_found:
        case ErrorKind::io:
        case ErrorKind::locked:
        case ErrorKind::damaged:
        case ErrorKind::unsupported:
        case ErrorKind::build_failed:
        case ErrorKind::server_failed:
        case ErrorKind::reply_error:
        case ErrorKind::internal:
            return 1;
    }
    return 1;
}

}  // namespace assay::experiment

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <system_error>

namespace assay {

Error system_error(std::string_view what, const std::filesystem::path& where) {
    return system_error(what, where, errno);
}

Error system_error(std::string_view what, const std::filesystem::path& where, int error_number) {
    Error error;
    error.kind = ErrorKind::io;
    error.message =
        fmt::format("{} '{}': {}", what, where.string(), std::generic_category().message(error_number));
    switch (error_number) {
        case ENOENT:
            error.kind = ErrorKind::not_found;
            error.advice = "check the spelling of the path";
            break;
        case ENOSPC:
        case EDQUOT:
            error.advice = "free some space there, or choose another place, and try again";
            break;
        case EACCES:
        case EPERM:
            error.advice = "check the permissions, or choose another place";
            break;
        case EISDIR:
            error.advice = "name a file, not a folder";
            break;
        case EROFS:
            error.advice = "this file system is read-only; choose another place";
            break;
        case EMFILE:
        case ENFILE:
            error.advice = "raise the limit of open files (ulimit -n)";
            break;
        default:
            break;
    }
    return error;
}

}  // namespace assay

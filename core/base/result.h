// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Expected failure as a value. No exception crosses a function's border in Assay; a function that can fail
// returns Result<T>. Asserts are for programmer errors only.
namespace assay {

enum class ErrorKind {
    usage,          // the caller's words are off (exit 2)
    invalid_input,  // a file, a definition, a binary is not what it should be
    not_found,
    io,           // reading, writing, no space left
    locked,       // somebody else holds what is needed
    damaged,      // a case file whose chain does not hold
    unsupported,  // newer format, wrong architecture, missing feature
    build_failed,
    server_failed,  // a Redis process died or never became ready
    reply_error,    // a server answered with an error
    check_failed,   // a check of the case does not hold (exit 4)
    not_trusted,    // the case wants to execute something and was not allowed to (exit 5)
    cancelled,      // a person or a signal stopped it; its own outcome, never shown as a failure
    internal,
};

/// What happened, for a person: `message` says what and where, `advice` what to do next (may be empty).
/// `details` are further lines (a log's tail, a compiler's message), oldest first.
struct Error {
    ErrorKind kind = ErrorKind::internal;
    std::string message;
    std::string advice;
    std::vector<std::string> details;

    /// The message with `where` in front, as a caller adds what it knows: "variant 'x': <message>".
    [[nodiscard]] Error within(std::string_view where) &&;
    /// All of it as text: message, indented details, then "What to do: advice".
    [[nodiscard]] std::string text() const;
};

template <class T>
class [[nodiscard]] Result : public tl::expected<T, Error> {
  public:
    using tl::expected<T, Error>::expected;
    Result(tl::expected<T, Error> other) : tl::expected<T, Error>(std::move(other)) {}
};

using Status = Result<void>;

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorKind kind, std::string message, std::string advice = {},
                                                std::vector<std::string> details = {}) {
    return tl::unexpected<Error>(Error{kind, std::move(message), std::move(advice), std::move(details)});
}

[[nodiscard]] inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}

}  // namespace assay

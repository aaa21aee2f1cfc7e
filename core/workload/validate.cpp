// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/command_template.h"
#include "core/workload/encoder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace assay::workload {

namespace {

/// Commands that answer later, or with none or many replies: a window that counts replies would hang or
/// miscount.
constexpr std::array<std::string_view, 30> not_one_reply = {
    "BLMOVE",       "BLMPOP",   "BLPOP",       "BRPOP",    "BRPOPLPUSH", "BZMPOP",
    "BZPOPMAX",     "BZPOPMIN", "HELLO",       "MONITOR",  "PSYNC",      "PSUBSCRIBE",
    "PUNSUBSCRIBE", "QUIT",     "REPLCONF",    "SHUTDOWN", "SSUBSCRIBE", "SUBSCRIBE",
    "SUNSUBSCRIBE", "SYNC",     "UNSUBSCRIBE", "WAIT",     "WAITAOF",    "FAILOVER",
    "REPLICAOF",    "SLAVEOF",  "RESET",       "AUTH",     "ASKING",     "RESTORE-ASKING"};

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

struct Checker {
    const Specification& specification;

    [[nodiscard]] tl::unexpected<Error> wrong(std::string_view field, std::string_view what,
                                              std::string advice = {}) const {
        return fail(ErrorKind::invalid_input,
                    fmt::format("workload '{}': {}: {}", specification.name, field, what), std::move(advice));
    }
    [[nodiscard]] Status range(std::string_view field, std::int64_t value, std::int64_t low,
                               std::int64_t high) const {
        if (value >= low && value <= high) return {};
        return wrong(field, fmt::format("{} is outside {} to {}", value, low, high));
    }
    [[nodiscard]] Status command(std::string_view field, const CommandTemplate& command) const {
        if (command.empty() || command.front().empty()) return wrong(field, "the command is empty");
        if (auto parsed = parse_command(command); !parsed)
            return wrong(field, parsed.error().message, parsed.error().advice);
        const std::string name = upper(command.front());
        const auto has = [&](std::string_view word) {
            return std::any_of(command.begin() + 1, command.end(),
                               [&](const std::string& argument) { return upper(argument) == word; });
        };
        const bool blocks = (name == "XREAD" || name == "XREADGROUP") && has("BLOCK");
        const bool silences = name == "CLIENT" && (has("REPLY") || has("PAUSE"));
        if (blocks || silences ||
            std::find(not_one_reply.begin(), not_one_reply.end(), name) != not_one_reply.end())
            return wrong(field, fmt::format("{} does not answer each request with one reply at once", name),
                         "choose a command that answers every request once");
        return {};
    }
};

}  // namespace

Status validate(const Specification& s) {
    const Checker check{s};
    if (s.name.empty()) return fail(ErrorKind::invalid_input, "a workload has no name", "give it one");
    Status ranges[] = {check.range("payload_bytes", s.payload_bytes, 0, std::int64_t{512} << 20),
                       check.range("key_space", s.key_space, 1, std::int64_t{1} << 53),
                       check.range("pipeline", s.pipeline, 1, 10'000),
                       check.range("connections", s.connections, 1, 1'000),
                       check.range("proof_operations", s.proof_operations, 1, std::int64_t{1} << 40),
                       check.range("rounds", s.rounds, 0, 100'000),
                       check.range("warmup_rounds", s.warmup_rounds, -1, 100'000)};
    for (auto& status : ranges)
        if (!status) return std::move(status);
    if (auto good = check.command("command", s.command); !good) return good;
    for (std::size_t i = 0; i < s.setup.size(); ++i)
        if (auto good = check.command(fmt::format("setup[{}]", i), s.setup[i]); !good) return good;
    if (s.same_bytes && s.artefact == Artefact::none)
        return check.wrong("same_bytes", "there are no persisted bytes to compare", "set artefact = \"aof\"");
    const auto appendonly = s.server_config.find("appendonly");
    if (s.artefact == Artefact::aof &&
        (appendonly == s.server_config.end() || upper(appendonly->second) != "YES"))
        return check.wrong("artefact", "the server would write no append-only file",
                           "add appendonly = \"yes\" to server_config");
    return {};
}

}  // namespace assay::workload

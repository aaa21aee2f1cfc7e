// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/presets.h"

namespace assay::workload {

namespace {

Specification start(std::string name, std::string description, CommandTemplate command) {
    Specification out;
    out.name = std::move(name);
    out.description = std::move(description);
    out.command = std::move(command);
    out.pipeline = 16;
    out.server_config = {{"appendonly", "no"}};
    return out;
}

Specification over_keys(Specification specification, std::int64_t keys) {
    specification.key_pattern = KeyPattern::random;
    specification.key_space = keys;
    return specification;
}

}  // namespace

std::vector<Specification> presets() {
    std::vector<Specification> out;
    out.push_back(
        over_keys(start("set", "SET of a small value over many keys", {"SET", "{key}", "{value}"}), 10'000));
    auto get = start("get", "GET of a key that exists", {"GET", "{key}"});
    get.setup = {{"SET", "{key}", "{value}"}};
    out.push_back(std::move(get));
    out.push_back(over_keys(start("incr", "INCR over many counters", {"INCR", "{key}"}), 10'000));
    out.push_back(
        start("lpush", "LPUSH onto one list, which grows over the run", {"LPUSH", "{key}", "{value}"}));
    out.push_back(over_keys(
        start("hset", "HSET of one field in many hashes", {"HSET", "{key}", "field", "{value}"}), 10'000));
    out.push_back(over_keys(start("mset", "MSET of five keys at once",
                                  {"MSET", "{key}:a", "{value}", "{key}:b", "{value}", "{key}:c", "{value}",
                                   "{key}:d", "{value}", "{key}:e", "{value}"}),
                            10'000));
    auto zadd = over_keys(start("zadd", "ZADD of new scores for the members of one sorted set",
                                {"ZADD", "board", "{index}", "{key}"}),
                          10'000);
    zadd.key_prefix = "member";
    out.push_back(std::move(zadd));
    out.push_back(start("eval", "EVAL of a script that sets a key",
                        {"EVAL", "return redis.call('SET', KEYS[1], ARGV[1])", "1", "{key}", "{value}"}));
    return out;
}

}  // namespace assay::workload

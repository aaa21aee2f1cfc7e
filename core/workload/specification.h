// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// What is asked of a server: the whole of it, so that a workload can be repeated from the case alone.
namespace assay::workload {

BOOST_DEFINE_ENUM_CLASS(Transport, unix_socket, tcp)
/// How {key} walks through the key space: always key 0, in turn, or drawn from the run's seed.
BOOST_DEFINE_ENUM_CLASS(KeyPattern, fixed, sequential, random)
/// Which persisted bytes belong to the workload: the append-only file is read, compared and trimmed.
BOOST_DEFINE_ENUM_CLASS(Artefact, none, aof)
/// Where the data directory lies: on tmpfs, or on disk when the workload is about the disk.
BOOST_DEFINE_ENUM_CLASS(DataPlace, memory, disk)

/// One argument of a command may hold placeholders: {key}, {value} (payload_bytes bytes drawn from a fixed
/// seed, the same in all arms), {index} (running number of the operation). "{{" is a literal brace.
using CommandTemplate = std::vector<std::string>;

/// Of a workload that a sweep made: the sweep's name, what it varies, and this one's value of it.
struct SweepPoint {
    std::string sweep;
    std::string parameter;  // "payload_bytes", "pipeline", "connections", "key_space", "arguments"
    std::int64_t value = 0;
    bool operator==(const SweepPoint&) const = default;
};
BOOST_DESCRIBE_STRUCT(SweepPoint, (), (sweep, parameter, value))

struct Specification {
    std::string name;  // unique in the case
    std::string description;
    std::vector<CommandTemplate> setup;  // sent once to each fresh server before warm-up
    CommandTemplate command;             // one operation
    std::int64_t payload_bytes = 3;      // length of {value}; 0 to 512 MiB
    KeyPattern key_pattern = KeyPattern::fixed;
    std::int64_t key_space = 1;      // number of keys
    std::string key_prefix = "key";  // {key} = prefix alone for a key space of 1, else prefix + number
    int pipeline = 1;     // requests on the wire before replies are awaited, per connection; 1 to 10,000
    int connections = 1;  // 1 to 1,000
    Transport transport = Transport::unix_socket;
    std::map<std::string, std::string> server_config;  // redis.conf directives
    Artefact artefact = Artefact::none;
    bool same_bytes = false;  // the persisted bytes of all arms must be identical (gate "same bytes")
    bool trim_artefact =
        true;  // cut the AOF to zero after each window, so that every window meets the same state
    DataPlace data_place = DataPlace::memory;
    std::int64_t proof_operations = 1000;  // operations of the untimed proof pass
    int rounds = 0;          // rounds a block; 0 = the plan's. For operations that take a second.
    int warmup_rounds = -1;  // -1 = the plan's
    std::optional<SweepPoint> sweep_point;
    bool operator==(const Specification&) const = default;
};
BOOST_DESCRIBE_STRUCT(Specification, (),
                      (name, description, setup, command, payload_bytes, key_pattern, key_space, key_prefix,
                       pipeline, connections, transport, server_config, artefact, same_bytes, trim_artefact,
                       data_place, proof_operations, rounds, warmup_rounds, sweep_point))

/// SHA-256 of the specification's canonical JSON, by which a frozen plan names it; what describes it in words
/// does not count, since it changes no work. A member that is added to
/// Specification must be optional, or the plans of older files no longer name theirs.
[[nodiscard]] std::string specification_sha256(Specification specification);

}  // namespace assay::workload

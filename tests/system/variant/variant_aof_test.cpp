// SPDX-License-Identifier: GPL-3.0-or-later
// The sample's patches change how the append-only file is written and never what: byte for byte, over several
// databases, transactions, scripts, pipelines and timestamps.
#include "core/base/files.h"
#include "core/redis/aof.h"
#include "core/redis/server.h"
#include "tests/support/built_variants.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <gmock/gmock.h>
#include <map>
#include <regex>

namespace assay::redis {
namespace {

using ::testing::HasSubstr;

class Aof : public ::testing::TestWithParam<std::string> {
  protected:
    void start(const std::string& variant, std::map<std::string, std::string> config) {
        config.merge(std::map<std::string, std::string>{
            {"appendfsync", "no"}, {"save", "\"\""}, {"auto-aof-rewrite-percentage", "0"}});
        ServerOptions options;
        options.binary = test::built_binary(variant);
        options.config = std::move(config);
        options.data_parent = directory_.path();
        options.failed_logs = directory_.path();
        auto started = Server::start(options, stop_);
        ASSERT_TRUE(started) << started.error().text();
        server_ = std::move(*started);
    }
    Reply say(const std::vector<std::string>& words) {
        auto reply = server_->connection().command(words);
        if (!reply) ADD_FAILURE() << words.at(0) << ": " << reply.error().text();
        return reply ? *reply : Reply{};
    }
    /// One field of INFO, or several of one and the same moment, each followed by a blank.
    std::string info(const std::vector<std::string>& fields) {
        const std::string text = say({"INFO", "everything"}).text;
        std::string out;
        for (const auto& field : fields) {
            const auto at = text.find("\n" + field + ":");
            if (at == text.npos) return "no field " + field;
            const auto value = at + field.size() + 2;
            out += text.substr(value, text.find('\r', value) - value) + " ";
        }
        return out;
    }
    template <class Condition>
    void wait_until(Condition condition) {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(120);
        while (!condition())
            ASSERT_LT(std::chrono::steady_clock::now(), deadline);
    }
    std::string aof() {
        std::string out;
        const auto files = aof_files(server_->data_directory());
        if (!files) ADD_FAILURE() << files.error().text();
        for (const auto& file : files.value_or(std::vector<std::filesystem::path>{}))
            out += read_file(file).value_or("");
        return out;
    }
    void everything() {
        for (int i = 0; i < 150; ++i) {
            const std::string n = std::to_string(i);
            if (i % 7 == 0) say({"SELECT", std::to_string(i % 5)});
            say({"SET", "key" + n, std::string(static_cast<std::size_t>(i * 37), 'x')});
            if (i % 11 == 0) {
                say({"MULTI"});
                say({"INCR", "counter"});
                say({"LPUSH", "list", n, "a"});
                say({"EXEC"});
            }
            if (i % 13 == 0)
                say({"EVAL", "for i=1,20 do redis.call('SET', KEYS[1]..i, string.rep('y', i*ARGV[1])) end",
                     "1", "lua", n});
            if (i % 17 == 0) say({"EXPIREAT", "key" + n, "4102444800"});
            if (i % 23 == 0) say({"DEL", "key" + n});
        }
        say({"SET", "large", std::string(3'000'000, 'z')});
        say({"APPEND", "large", "end"});
    }

    test::TemporaryDirectory directory_;
    StopFlag stop_;
    std::unique_ptr<Server> server_;
};

std::string without_times(const std::string& aof) {
    return std::regex_replace(aof, std::regex("#TS:[0-9]+\r\n"), "#TS\r\n");
}

/// What the baseline writes, once for all variants.
const std::string& expected(const std::string& what, const std::function<std::string()>& make) {
    static std::map<std::string, std::string> known;
    const auto found = known.find(what);
    return found != known.end() ? found->second : known.emplace(what, make()).first->second;
}

TEST_P(Aof, IsTheSameByteForByte) {
    const auto run = [&](const std::string& variant) {
        start(variant, {{"appendonly", "yes"}});
        everything();
        return aof();
    };
    const std::string& baseline = expected("plain", [&] { return run("baseline"); });
    EXPECT_THAT(baseline.substr(0, 400), HasSubstr("SELECT"));
    EXPECT_NE(baseline.find("MULTI"), std::string::npos);
    EXPECT_GT(baseline.size(), 3'000'000U);
    EXPECT_TRUE(run(GetParam()) == baseline);
}

TEST_P(Aof, IsTheSameWithTimestamps) {
    const auto run = [&](const std::string& variant) {
        start(variant, {{"appendonly", "yes"}, {"aof-timestamp-enabled", "yes"}});
        everything();
        // The server's clock goes on before the last commands, so that a later timestamp comes into it too.
        const std::string before = info({"uptime_in_seconds"});
        wait_until([&] { return info({"uptime_in_seconds"}) != before; });
        say({"SELECT", "9"});
        say({"SET", "last", "value"});
        return aof();
    };
    // How many timestamps there are between the first and the last depends on the speed of the machine: where
    // they stand is compared for the first and the last, all else exactly.
    const auto commands = [](const std::string& aof) {
        return std::regex_replace(aof, std::regex("#TS:[0-9]+\r\n"), "");
    };
    const std::string& baseline = expected("timestamps", [&] { return run("baseline"); });
    const std::string ours = run(GetParam());
    const std::string last =
        "#TS\r\n*2\r\n$6\r\nSELECT\r\n$1\r\n9\r\n*3\r\n$3\r\nSET\r\n$4\r\nlast\r\n$5\r\nvalue\r\n";
    for (const auto& aof : {baseline, ours}) {
        EXPECT_TRUE(aof.starts_with("#TS:"));
        EXPECT_TRUE(without_times(aof).ends_with(last));
    }
    EXPECT_TRUE(commands(ours) == commands(baseline));
}

/// While an AOF is being switched on behind a running BGSAVE, commands pass feedAppendOnlyFile with the gate
/// closed: nothing is written, and the selected database still moves.
TEST_P(Aof, AClosedGateMovesTheStateAndWritesNothing) {
    const auto run = [&](const std::string& variant) {
        start(variant, {{"appendonly", "no"}});
        for (int i = 0; i < 1000; ++i)
            say({"SET", "filler" + std::to_string(i), "x"});
        say({"CONFIG", "SET", "rdb-key-save-delay", "100000"});  // microseconds a key: a BGSAVE without end
        say({"BGSAVE"});
        say({"CONFIG", "SET", "appendonly", "yes"});
        for (int i = 0; i < 50; ++i) {
            say({"SELECT", std::to_string(i % 4)});
            say({"SET", "unseen" + std::to_string(i), "y"});
        }
        const std::vector<std::string> fields{"rdb_bgsave_in_progress", "aof_rewrite_scheduled",
                                              "aof_rewrite_in_progress"};
        EXPECT_EQ(info(fields), "1 1 0 ") << "the gate was not closed: nothing was tested";
        say({"CONFIG", "SET", "rdb-key-save-delay", "0"});
        say({"FLUSHALL"});  // ends the BGSAVE; the rewrite that opens the gate follows
        wait_until([&] { return info(fields) == "0 0 0 "; });
        for (int i = 0; i < 50; ++i) {
            say({"SELECT", std::to_string(i % 3)});
            say({"SET", "seen" + std::to_string(i), std::string(static_cast<std::size_t>(i), 'y')});
        }
        return aof();
    };
    const std::string& baseline = expected("gate", [&] { return run("baseline"); });
    EXPECT_EQ(baseline.find("unseen"), std::string::npos);
    EXPECT_NE(baseline.find("seen49"), std::string::npos);
    EXPECT_TRUE(run(GetParam()) == baseline);
}

INSTANTIATE_TEST_SUITE_P(Variants, Aof,
                         ::testing::Values("one-more-copy", "two-more", "four-more", "direct-append"),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace assay::redis

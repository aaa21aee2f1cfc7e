// SPDX-License-Identifier: GPL-3.0-or-later
// How a start fails. The programs here are no Redis, which is the point.
#include "core/base/files.h"
#include "core/redis/server.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>
#include <thread>

namespace assay::redis {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::HasSubstr;

namespace {

class ServerFailure : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(make_directories(place()));
        options.data_parent = place();
        options.failed_logs = directory / "logs";
    }
    [[nodiscard]] fs::path place() const { return directory / "place"; }
    fs::path program(const std::string& script) {
        const fs::path file = directory / "program";
        EXPECT_TRUE(write_file(file, "#!/bin/sh\n" + script + "\n"));
        fs::permissions(file, fs::perms::owner_all);
        return file;
    }
    Error failed() {
        auto started = Server::start(options, stop);
        EXPECT_FALSE(started);
        EXPECT_TRUE(fs::is_empty(place())) << "nothing is left behind";
        return started ? Error{} : started.error();
    }
    test::TemporaryDirectory directory;
    ServerOptions options;
    StopFlag stop;
};

}  // namespace

TEST_F(ServerFailure, AProgramThatEndsAtOnce) {
    options.binary = "/bin/false";
    const auto error = failed();
    EXPECT_EQ(error.kind, ErrorKind::server_failed);
    EXPECT_THAT(error.message, HasSubstr("'/bin/false' never became ready: it ended with exit code 1"));
    EXPECT_FALSE(error.advice.empty());
}

TEST_F(ServerFailure, ItsLastWordsAreShownAndItsWholeLogIsKept) {
    options.binary = program("for i in $(seq 1 40); do echo line $i; done; echo 'no space' >&2; exit 3");
    const auto error = failed();
    EXPECT_THAT(error.message, HasSubstr("exit code 3"));
    EXPECT_THAT(error.details, Contains("no space"));
    EXPECT_THAT(error.details, ::testing::Not(Contains("line 1")));
    ASSERT_THAT(error.details.back(), HasSubstr("whole log: "));
    const fs::path kept = error.details.back().substr(std::string("whole log: ").size());
    EXPECT_EQ(kept.parent_path(), options.failed_logs);
    EXPECT_THAT(read_file(kept).value(), HasSubstr("line 1\n"));
}

TEST_F(ServerFailure, ASignalIsNamed) {
    options.binary = program("kill -SEGV $$");
    EXPECT_THAT(failed().message, HasSubstr("signal 11 (Segmentation fault)"));
}

TEST_F(ServerFailure, AProgramThatNeverListensIsGivenUpOnAndEnded) {
    options.binary = program("echo $$ > " + (directory / "pid").string() + "; exec sleep 1000");
    options.start_deadline = Nanoseconds{200'000'000};
    const auto error = failed();
    EXPECT_EQ(error.kind, ErrorKind::server_failed);
    EXPECT_THAT(error.message, HasSubstr("was not ready after 0.2 s"));
    if (const auto pid = read_file(directory / "pid")) {  // on a slow machine it may not have come that far
        EXPECT_FALSE(fs::exists("/proc/" + pid->substr(0, pid->find('\n')))) << "the program is gone";
    }
}

TEST_F(ServerFailure, StoppingWhileItStartsIsCancelled) {
    options.binary = program("exec sleep 1000");
    options.start_deadline = Nanoseconds{60'000'000'000};
    std::jthread stopper([this] { stop.request(); });
    EXPECT_EQ(failed().kind, ErrorKind::cancelled);
}

TEST_F(ServerFailure, ABinaryThatIsNotThere) {
    options.binary = directory / "absent";
    const auto error = failed();
    EXPECT_EQ(error.kind, ErrorKind::not_found);
    EXPECT_THAT(error.message, HasSubstr("absent"));
}

TEST_F(ServerFailure, ASocketPathThatIsTooLong) {
    options.binary = "/bin/true";
    options.data_parent = place() / std::string(100, 'd');
    ASSERT_TRUE(make_directories(options.data_parent));
    const auto started = Server::start(options, stop);
    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().kind, ErrorKind::invalid_input);
    EXPECT_THAT(started.error().message, HasSubstr("107"));
    EXPECT_TRUE(fs::is_empty(options.data_parent));
}

TEST_F(ServerFailure, APlaceWhereNothingCanBeMade) {
    options.binary = "/bin/true";
    options.data_parent = "/proc";  // refuses everybody, root too
    const auto started = Server::start(options, stop);
    ASSERT_FALSE(started);
    EXPECT_THAT(started.error().message, HasSubstr("'/proc'"));
    EXPECT_FALSE(started.error().advice.empty());
}

TEST_F(ServerFailure, ADirectiveThatIsOursToSet) {
    options.binary = "/bin/true";
    options.config = {{"dir", "/tmp"}};
    EXPECT_EQ(failed().kind, ErrorKind::invalid_input);
}

}  // namespace assay::redis

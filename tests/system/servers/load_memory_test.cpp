// SPDX-License-Identifier: GPL-3.0-or-later
// The load engine allocates nothing while timing, and its memory does not grow with the length of a run. This
// program counts every allocation by standing in for malloc and its kin; sanitizers do the same and exclude
// it.
#include "core/probe/proc_text.h"
#include "tests/system/servers/running_server.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <unistd.h>

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

namespace {

std::atomic<bool> counting{false};
std::atomic<std::int64_t> allocations{0};

void note() {
    if (counting.load(std::memory_order_relaxed)) allocations.fetch_add(1, std::memory_order_relaxed);
}

}  // namespace

extern "C" {
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_realloc(void* block, std::size_t bytes);

void* malloc(std::size_t bytes) {
    note();
    return __libc_malloc(bytes);
}
void* calloc(std::size_t count, std::size_t bytes) {
    note();
    return __libc_calloc(count, bytes);
}
void* realloc(void* block, std::size_t bytes) {
    note();
    return __libc_realloc(block, bytes);
}
}

namespace assay::load {

class LoadMemory : public test::ServerTest {
  protected:
    /// Allocations, in any thread of ours, during one whole run().
    std::int64_t allocations_of(LoadEngine& load, const workload::PreparedWindow& window) {
        allocations = 0;
        counting = true;
        const auto result = load.run(window, stop);
        counting = false;
        EXPECT_TRUE(result) << result.error().text();
        return allocations;
    }
    static std::int64_t resident_pages() {
        const std::string text = probe::whole_text("/proc/self/statm");
        std::string_view rest(text);
        (void)probe::next_word(rest);
        return probe::whole_number(probe::next_word(rest)).value_or(-1);
    }
};

TEST_F(LoadMemory, TheCounterCounts) {
    allocations = 0;
    counting = true;
    const std::string text(1000, 'x');
    counting = false;
    EXPECT_EQ(text.size(), 1000U);
    EXPECT_GT(allocations, 0);
}

TEST_F(LoadMemory, NothingIsAllocatedFromTheFirstWindowOn) {
    auto server = start(options());
    ASSERT_TRUE(server);
    struct Shape {
        workload::CommandTemplate command;
        std::int64_t payload;
        int pipeline;
        int connections;
    };
    for (const auto& shape :
         {Shape{{"SET", "{key}", "{value}"}, 3, 1, 1}, Shape{{"SET", "{key}", "{value}"}, 3, 200, 1},
          Shape{{"SET", "{key}", "{value}"}, 262'144, 1, 1}, Shape{{"ECHO", "{value}"}, 262'144, 20, 1},
          Shape{{"ECHO", "{value}"}, 1'000, 50, 20},
          Shape{{"EVAL", "return {{1, {{'a', {{2}}}", "0"}, 3, 30, 2}}) {
        auto s = specification(shape.command);
        s.payload_bytes = shape.payload;
        s.pipeline = shape.pipeline;
        s.connections = shape.connections;
        const auto load = engine(*server, s);
        const auto prepared = window(s, 400);
        for (int i = 0; i < 5; ++i)
            EXPECT_EQ(allocations_of(*load, prepared), 0) << workload::command_as_text(s) << ", window " << i;
    }
}

TEST_F(LoadMemory, DoesNotGrowWithTheNumberOfWindows) {
    auto server = start(options());
    ASSERT_TRUE(server);
    auto s = specification({"ECHO", "{value}"});
    s.payload_bytes = 10'000;
    s.pipeline = 10;
    s.connections = 4;
    const auto load = engine(*server, s);
    const auto prepared = window(s, 100);
    const auto windows = [&](int count) {
        for (int i = 0; i < count; ++i)
            ASSERT_TRUE(load->run(prepared, stop));
    };
    windows(10);
    const std::int64_t after_ten = resident_pages();
    windows(990);
    EXPECT_LE(resident_pages() - after_ten, 16) << "pages";
    EXPECT_GT(after_ten, 0);
}

}  // namespace assay::load

#endif

// SPDX-License-Identifier: GPL-3.0-or-later
// Calls and callers against C programs whose every call is known.
#include "core/base/process.h"
#include "core/layout/linker_line.h"
#include "core/variant/binary_facts.h"
#include "tests/core/variant/small_server.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

namespace assay::variant {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// noipa keeps a function whole and apart, as a function of another file would be.
constexpr const char* program = R"(
#include <stdlib.h>
#include <string.h>
#define APART __attribute__((noipa))
APART int target(int x) { return x * 3; }
APART int no_calls(int x) { return x + 1; }
APART int one_call(int x) { return target(x) + 1; }
APART int three_calls(int x) { return target(x) + target(x + 1) * target(x + 2); }
APART int tail_jump(int x) { return target(x + 5); }
APART int call_and_jump(int x) { if (x > 3) return target(target(x)); return x; }
static __attribute__((noinline, noclone)) int local(int x) { return target(x) ^ x; }
APART int calls_local(int x) { return local(x) + local(x + 9); }
static inline __attribute__((always_inline)) int inlined(int x) { return x * 7 + 1; }
APART int holds_inlined(int x) { return inlined(x) + inlined(x + 1); }
APART __attribute__((cold)) void failure(int x) { if (x) abort(); }
APART int with_cold_part(int x) {
    if (__builtin_expect(x < 0, 0)) { failure(x); failure(x + 1); x = target(x) + 2; }
    return x + 1;
}
APART int recursive(int x) { return x < 2 ? x : recursive(x - 1) + recursive(x - 2); }
APART int loop_to_start(int x) { while (x > 9) x = x / 3 + no_calls(x); return x; }
APART long through_plt(const char *s) { return strtol(s, 0, 10) + strtol(s + 1, 0, 10); }
APART long jump_through_plt(const char *s) { return strtol(s, 0, 10); }
int (*pointer)(int) = no_calls;
APART int by_pointer(int x) { return pointer(x) + 1; }
int never_called(int x) { return x; }
static __attribute__((noinline)) int cloned(int x, int unused, int always) {
    return always == 4 ? target(x) + x : unused;
}
APART int calls_clone(int x) { return cloned(x, 1, 4) + cloned(x + 1, 2, 4); }
int main(int argc, char **argv) {
    return one_call(argc) + three_calls(argc) + tail_jump(argc) + call_and_jump(argc) + calls_local(argc) +
           holds_inlined(argc) + with_cold_part(argc) + recursive(argc) + loop_to_start(argc) +
           (int)through_plt(argv[0]) + (int)jump_through_plt(argv[0]) + by_pointer(argc) + calls_clone(argc);
}
)";

/// Each way of linking reaches a library function by another kind of stub.
struct Linking {
    const char* name;
    std::vector<std::string> flags;
};

class Calls : public ::testing::TestWithParam<Linking> {
  protected:
    void SetUp() override {
        binary_ = directory_ / "program";
        test::compile_c(program, binary_, GetParam().flags);
    }
    std::int64_t calls(const std::string& function, const std::string& callee) {
        const auto count = calls_in(binary_, function, callee);
        if (!count) ADD_FAILURE() << count.error().text();
        return count ? count->calls : -1;
    }
    std::int64_t jumps(const std::string& function, const std::string& callee) {
        const auto count = calls_in(binary_, function, callee);
        return count ? count->tail_jumps : -1;
    }
    test::TemporaryDirectory directory_;
    std::filesystem::path binary_;
};

TEST_P(Calls, AreCountedByPlace) {
    EXPECT_EQ(calls("no_calls", "target"), 0);
    EXPECT_EQ(calls("one_call", "target"), 1);
    EXPECT_EQ(calls("three_calls", "target"), 3);
    EXPECT_EQ(calls("calls_local", "local"), 2);
    EXPECT_EQ(calls("calls_local", "target"), 0);
    EXPECT_EQ(calls("local", "target"), 1);
    EXPECT_EQ(jumps("one_call", "target"), 0);
}

TEST_P(Calls, ATailJumpIsACall) {
    EXPECT_EQ(calls("tail_jump", "target"), 1);
    EXPECT_EQ(jumps("tail_jump", "target"), 1);
    EXPECT_EQ(calls("call_and_jump", "target"), 2);
    EXPECT_EQ(jumps("call_and_jump", "target"), 1);
}

TEST_P(Calls, LibraryFunctionsAreNamed) {
    // glibc from 2.38 on gives strtol another name in newer C; take what the program imports.
    EXPECT_EQ(calls("through_plt", "strtol"), 2);
    EXPECT_EQ(calls("jump_through_plt", "strtol"), 1);
    EXPECT_EQ(jumps("jump_through_plt", "strtol"), 1);
    EXPECT_EQ(calls("one_call", "strtol"), 0);
}

TEST_P(Calls, APieceThatWasSplitOffBelongsToItsFunction) {
    const auto count = calls_in(binary_, "with_cold_part", "failure");
    ASSERT_TRUE(count) << count.error().text();
    EXPECT_EQ(count->calls, 2);
    EXPECT_THAT(count->symbols, ElementsAre("with_cold_part", "with_cold_part.cold"));
    EXPECT_EQ(calls("with_cold_part", "target"), 1);
}

TEST_P(Calls, ACloneIsItsFunction) {
    EXPECT_EQ(calls("calls_clone", "cloned"), 2);
    EXPECT_EQ(calls("cloned", "target"), 1);
    const auto callers = callers_of(binary_, "cloned");
    ASSERT_TRUE(callers) << callers.error().text();
    EXPECT_THAT(*callers, ElementsAre("calls_clone"));
}

TEST_P(Calls, RecursionIsACallAndALoopIsNone) {
    EXPECT_GE(calls("recursive", "recursive"), 1);
    EXPECT_EQ(calls("loop_to_start", "loop_to_start"), 0);
}

TEST_P(Calls, AnInlinedOrMissingFunctionIsSaidAndNotZero) {
    for (const auto& [function, callee] :
         {std::pair{"holds_inlined", "inlined"}, std::pair{"inlined", "target"},
          std::pair{"one_call", "no_such_function"}}) {
        const auto count = calls_in(binary_, function, callee);
        ASSERT_FALSE(count) << function;
        EXPECT_EQ(count.error().kind, ErrorKind::not_found);
        EXPECT_THAT(count.error().message, HasSubstr("inlined"));
    }
    EXPECT_FALSE(callers_of(binary_, "inlined"));
}

TEST_P(Calls, CallersAreAllThatGoThereDirectly) {
    const auto callers = callers_of(binary_, "target");
    ASSERT_TRUE(callers) << callers.error().text();
    EXPECT_THAT(*callers, ElementsAre("call_and_jump", "cloned", "local", "one_call", "tail_jump",
                                      "three_calls", "with_cold_part"));
    EXPECT_THAT(callers_of(binary_, "strtol").value_or(std::vector<std::string>{}),
                ElementsAre("jump_through_plt", "through_plt"));
    EXPECT_THAT(callers_of(binary_, "recursive").value_or(std::vector<std::string>{}), Contains("main"));
    const auto nobody = callers_of(binary_, "never_called");
    ASSERT_TRUE(nobody);
    EXPECT_THAT(*nobody, IsEmpty());
}

TEST_P(Calls, AStrippedBinaryIsSaid) {
    test::must_run({"strip", binary_.string()});
    const auto count = calls_in(binary_, "one_call", "target");
    ASSERT_FALSE(count);
    EXPECT_EQ(count.error().kind, ErrorKind::unsupported);
    EXPECT_THAT(count.error().message, HasSubstr("stripped"));
    EXPECT_FALSE(callers_of(binary_, "target"));
}

std::vector<Linking> linkings() {
    std::vector<Linking> out{{"Default", {"-O2", "-g"}},
                             {"FixedAddress", {"-O2", "-no-pie", "-fno-pie"}},
                             {"Lazy", {"-O2", "-Wl,-z,lazy"}},
                             {"NoPlt", {"-O2", "-fno-plt"}},
                             {"Sections", {"-O2", "-ffunction-sections", "-rdynamic"}}};
#if defined(__x86_64__)
    out.push_back({"BranchTracking", {"-O2", "-fcf-protection=full", "-Wl,-z,lazy"}});
#endif
    return out;
}

INSTANTIATE_TEST_SUITE_P(Linkings, Calls, ::testing::ValuesIn(linkings()),
                         [](const auto& tested) { return std::string(tested.param.name); });

/// The other processor that is understood, by cross-compiling without any library.
TEST(CallsOnOtherProcessor, AArch64IsUnderstood) {
    const auto linker = layout::find_linker();
    if (!find_program("clang") || !linker) GTEST_SKIP() << "needs clang and lld";
    const test::TemporaryDirectory directory;
    test::write_text(directory / "x.c", R"(
#define APART __attribute__((noinline, visibility("hidden")))
int outside(int);
APART int target(int x) { return outside(x) + 3; }
APART int two(int x) { return target(x) + target(x + 1); }
APART int jump(int x) { return target(x + 7); }
int entry(int x) { return two(x) + jump(x); }
)");
    test::must_run({"clang", "--target=aarch64-linux-gnu", "-O2", "-fPIC", "-c", "x.c", "-o", "x.o"},
                   directory.path());
    test::must_run({linker->string(), "-shared", "-o", "x.so", "x.o"}, directory.path());
    const auto binary = directory / "x.so";
    const auto two = calls_in(binary, "two", "target");
    ASSERT_TRUE(two) << two.error().text();
    EXPECT_EQ(two->calls, 2);
    EXPECT_EQ(two->tail_jumps, 0);
    const auto jump = calls_in(binary, "jump", "target");
    ASSERT_TRUE(jump) << jump.error().text();
    EXPECT_EQ(jump->tail_jumps, 1);
    const auto outside = calls_in(binary, "target", "outside");
    ASSERT_TRUE(outside) << outside.error().text();
    EXPECT_EQ(outside->calls, 1);
    EXPECT_THAT(callers_of(binary, "target").value_or(std::vector<std::string>{}),
                ElementsAre("jump", "two"));
}

}  // namespace
}  // namespace assay::variant

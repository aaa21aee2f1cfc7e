// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/process.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

// What a person might name as the source of a variant, small enough to make in a test: a tree of the outer
// form of Redis', a checkout of it, a tarball, a patch, and a program that says that it is a Redis server.
namespace assay::test {

/// True when the program ended well.
inline bool ran(const std::vector<std::string>& arguments, const std::filesystem::path& directory = {}) {
    const StopFlag stop;
    Command command;
    command.arguments = arguments;
    command.directory = directory;
    const auto exit = run_process(command, stop);
    return exit && exit->success();
}

inline void put(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}

inline void makeTree(const std::filesystem::path& tree) {
    put(tree / "src" / "Makefile", "all:\n");
    put(tree / "src" / "version.h", "#define REDIS_VERSION \"0.9.9\"\n");
    put(tree / "src" / "server.c", "int one;\nint two;\nint three;\n");
}

/// Of `makeTree`'s server.c, or of one whose second line is `second`.
inline std::string patchText(const std::string& second = "int two;") {
    return "--- a/src/server.c\n+++ b/src/server.c\n@@ -1,3 +1,3 @@\n int one;\n-" + second +
           "\n+int deux;\n int three;\n";
}

/// A checkout with one commit; `tree` is made by makeTree.
inline bool makeCheckout(const std::filesystem::path& tree) {
    makeTree(tree);
    return ran({"git", "init", "-q", "-b", "main"}, tree) && ran({"git", "add", "."}, tree) &&
           ran({"git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m",
                "one"},
               tree);
}

/// A program that answers --version as a Redis server does; whenever it runs it makes the file `trace`.
inline bool makeServer(const std::filesystem::path& program, const std::filesystem::path& trace = {}) {
    auto source = program;
    source += ".c";
    put(source, "#include <stdio.h>\nint main(void) { fopen(\"" + trace.string() +
                    "\", \"w\"); puts(\"Redis server v=0.9.9 sha=0\"); return 0; }\n");
    return ran({"cc", "-o", program.string(), source.string()});
}

}  // namespace assay::test

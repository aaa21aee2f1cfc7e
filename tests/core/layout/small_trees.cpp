// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/layout/small_trees.h"

#include "core/base/process.h"

#include <gtest/gtest.h>

#include <fstream>

namespace assay::test {

namespace fs = std::filesystem;

namespace {

constexpr const char* makefile =
    "SERVER_OBJ=server.o shared.o another.o\n"
    "redis-server: $(SERVER_OBJ)\n"
    "\t$(CC) -rdynamic -o $@ $^ -lm\n"
    "%.o: %.c\n"
    "\t$(CC) -O2 -c -o $@ $<\n";

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
}

void compile(const fs::path& source, const std::vector<std::string>& flags) {
    const StopFlag stop;
    auto object = source;
    object.replace_extension(".o");
    Command command;
    command.directory = source.parent_path();
    command.arguments = {"cc", "-ffunction-sections", "-g"};
    command.arguments.insert(command.arguments.end(), flags.begin(), flags.end());
    for (const char* word : {"-c", "-o"})
        command.arguments.emplace_back(word);
    command.arguments.push_back(object.filename().string());
    command.arguments.push_back(source.filename().string());
    const auto exit = run_process(command, stop);
    ASSERT_TRUE(exit) << exit.error().text();
    ASSERT_TRUE(exit->success()) << exit->output;
}

}  // namespace

SmallSources small_sources() {
    return {
        {"server.c",
         "#include <stdio.h>\n"
         "int shared(int);\nint another(int);\nextern const int table[8];\nextern int count;\n"
         "int main(int argc, char **argv) {\n"
         "    (void)argv;\n"
         "    puts(\"Redis server v=7.0.0 sha=00000000\");\n"
         "    return shared(argc) + another(argc) + table[argc & 7] + count == 12345;\n"
         "}\n"},
        {"shared.c",
         "#include <stdio.h>\n"
         "const int table[8] = {1, 2, 3, 4, 5, 6, 7, 8};\nint count;\n"
         "static __attribute__((noinline)) int helper(int x) { count += x; return x * 3; }\n"
         "__attribute__((noinline)) int untouched(int x) { printf(\"the number %d\\n\", x); return x ^ 0x55; "
         "}\n"
         "int shared(int x) { return helper(x) + 1; }\n"
         "int chosen(int x) { switch (x) { case 0: return 7; case 1: return 1; case 2: return 4; case 3: "
         "return 9; case 4: return 12; case 5: return helper(2); default: return untouched(x); } }\n"},
        {"another.c",
         "extern int count;\n"
         "static __attribute__((noinline)) int helper(int x) { count -= x; return x * 5; }\n"
         "int another(int x) { return helper(x) + 2; }\n"},
    };
}

void build_small_tree(const fs::path& tree, const SmallSources& sources,
                      const std::vector<std::string>& flags) {
    write(tree / "src" / "Makefile", makefile);
    for (const auto& [name, text] : sources) {
        write(tree / "src" / name, text);
        compile(tree / "src" / name, flags);
    }
}

void build_variant(const fs::path& base, const fs::path& tree, const std::string& file,
                   const std::string& text) {
    fs::create_directories(tree / "src");
    for (const auto& entry : fs::directory_iterator(base / "src"))
        fs::create_hard_link(entry.path(), tree / "src" / entry.path().filename());
    fs::remove(tree / "src" / file);
    auto object = tree / "src" / file;
    fs::remove(object.replace_extension(".o"));
    write(tree / "src" / file, text);
    compile(tree / "src" / file, {"-O2"});
}

}  // namespace assay::test

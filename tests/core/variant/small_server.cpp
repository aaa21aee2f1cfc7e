// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/variant/small_server.h"

#include "core/base/process.h"
#include "core/base/sha256.h"

#include <gtest/gtest.h>

#include <fstream>

namespace assay::test {

void write_text(const std::filesystem::path& file, const std::string& text) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
}

void must_run(const std::vector<std::string>& arguments, const std::filesystem::path& directory) {
    const StopFlag stop;
    Command command;
    command.arguments = arguments;
    command.directory = directory;
    const auto exit = run_process(command, stop);
    ASSERT_TRUE(exit) << exit.error().text();
    ASSERT_TRUE(exit->success()) << command_text(command) << "\n" << exit->output;
}

void compile_c(const std::string& text, const std::filesystem::path& program,
               const std::vector<std::string>& flags) {
    auto source = program;
    source += ".c";
    write_text(source, text);
    std::vector<std::string> arguments{"cc"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    arguments.insert(arguments.end(), {"-o", program.string(), source.string()});
    must_run(arguments);
}

void write_small_tree(const std::filesystem::path& tree, const std::string& version) {
    write_text(tree / "src" / "Makefile",
               "SERVER_OBJ=server.o other.o\n"
               "redis-server: $(SERVER_OBJ)\n"
               "\t$(CC) -o $@ $(SERVER_OBJ)\n"
               "%.o: %.c\n"
               "\t@echo '    CC' $@\n"
               "\t$(CC) -O1 -g -c -o $@ $<\n");
    write_text(tree / "src" / "other.c", "const char *built_in(void) { return __FILE__; }\n");
    write_text(tree / "src" / "server.c",
               "#include <stdio.h>\n"
               "const char *built_in(void);\n"
               "int main(void) {\n"
               "    puts(\"Redis server v=" +
                   version +
                   " sha=00000000\");\n"
                   "    return built_in()[0] == 0;\n"
                   "}\n");
}

variant::Patch version_patch(const std::string& name, const std::string& from, const std::string& to) {
    const std::string text =
        "Another version.\n\n"
        "--- a/src/server.c\n"
        "+++ b/src/server.c\n"
        "@@ -1,6 +1,6 @@\n"
        " #include <stdio.h>\n"
        " const char *built_in(void);\n"
        " int main(void) {\n"
        "-    puts(\"Redis server v=" +
        from +
        " sha=00000000\");\n"
        "+    puts(\"Redis server v=" +
        to +
        " sha=00000000\");\n"
        "     return built_in()[0] == 0;\n"
        " }\n";
    return {name, text, sha256_hex(text)};
}

}  // namespace assay::test

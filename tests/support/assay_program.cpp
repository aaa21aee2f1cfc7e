// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/assay_program.h"

#include "core/base/process.h"
#include "core/base/stop_flag.h"
#include "tests/support/test_data.h"

#include <stdexcept>

namespace assay::test {

AssayProgram::AssayProgram(std::map<std::string, std::optional<std::string>> environment)
    : environment_(std::move(environment)) {
    environment_.emplace("XDG_DATA_HOME", test_data_home().string());
    environment_.emplace("XDG_STATE_HOME", (test_data_home() / "state").string());
    environment_.emplace("XDG_CACHE_HOME", (test_data_home() / "cache").string());
}

std::filesystem::path AssayProgram::path() {
    return std::filesystem::path(ASSAY_BINARY_DIR) / "bin" / "assay";
}

ProgramResult AssayProgram::run(const std::vector<std::string>& arguments) const {
    std::vector<std::string> command{path().string()};
    command.insert(command.end(), arguments.begin(), arguments.end());
    return run_command(command);
}

ProgramResult AssayProgram::run_command(const std::vector<std::string>& arguments) const {
    Command command;
    command.arguments = arguments;
    command.environment = environment_;
    command.capture_limit = std::size_t{64} << 20;
    const StopFlag never;
    const auto exit = run_process(command, never);
    if (!exit) throw std::runtime_error(exit.error().text());
    return {exit->code, exit->signal, exit->output};
}

}  // namespace assay::test

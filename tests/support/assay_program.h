// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::test {

struct ProgramResult {
    int exit_code = -1;
    int signal = 0;
    std::string output;  // standard output and standard error as they came
    [[nodiscard]] bool says(const std::string& text) const { return output.find(text) != std::string::npos; }
};

/// The built `assay`, with data and state directories that tests share, away from the person's own.
/// `environment` changes a variable, or removes it (nullopt).
class AssayProgram {
  public:
    explicit AssayProgram(std::map<std::string, std::optional<std::string>> environment = {});
    [[nodiscard]] ProgramResult run(const std::vector<std::string>& arguments) const;
    [[nodiscard]] ProgramResult run_command(const std::vector<std::string>& command) const;
    [[nodiscard]] static std::filesystem::path path();

  private:
    std::map<std::string, std::optional<std::string>> environment_;
};

}  // namespace assay::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace assay::casefile::definition {

/// One thing that is wrong: where ("variant[1].source"; counted from 0), what, and what to do.
struct Problem {
    std::string path;
    int line = 0;
    std::string what;
    std::string advice;
};

/// What is wrong with a definition, each with the line and key where it stands. Keys are paths such as
/// "workload[2].command" (counted from 0); a person sees them without the numbers, since the line says which
/// one.
class Problems {
  public:
    explicit Problems(std::filesystem::path file) : file_(std::move(file)) {}

    /// Remembers where a key stands, so that later checks need only its path.
    void locate(const std::string& path, int line) { lines_.emplace(path, line); }
    [[nodiscard]] bool is_present(const std::string& path) const { return lines_.contains(path); }

    /// A path that was never located is reported at the nearest enclosing one.
    void add(const std::string& path, std::string what, std::string advice = {});

    [[nodiscard]] bool any() const { return !found_.empty(); }
    [[nodiscard]] const std::vector<Problem>& found() const { return found_; }
    /// The first by line, with the others as details.
    [[nodiscard]] Error error() const;

  private:
    [[nodiscard]] int line_of(std::string path) const;

    std::filesystem::path file_;
    std::map<std::string, int> lines_;
    std::vector<Problem> found_;
};

}  // namespace assay::casefile::definition

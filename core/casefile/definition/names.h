// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/definition/problems.h"

#include <string>
#include <vector>

namespace assay::casefile::definition {

/// Names of one kind of thing ("variant"): each once, of letters, digits, '-', '_' and '.'.
class Names {
  public:
    Names(std::string kind, Problems& problems) : kind_(std::move(kind)), problems_(&problems) {}

    /// `path` is that of the name's key. Checks charset and uniqueness.
    void add(const std::string& name, const std::string& path);
    /// A made-up name ("sweep@1024"), beyond a person's charset.
    void add_generated(const std::string& name) { known_.push_back(name); }
    /// A reference to a name; false and a problem when there is none such.
    bool expect(const std::string& name, const std::string& path) const;
    [[nodiscard]] const std::vector<std::string>& all() const { return known_; }
    [[nodiscard]] bool has(const std::string& name) const;

  private:
    std::string kind_;
    Problems* problems_;
    std::vector<std::string> known_;
};

}  // namespace assay::casefile::definition

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/names.h"

#include "core/casefile/definition/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace assay::casefile::definition {

namespace {

bool is_name(const std::string& text) {
    return !text.empty() && text.size() <= 100 && std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.';
    });
}

}  // namespace

void Names::add(const std::string& name, const std::string& path) {
    if (has(name)) problems_->add(path, fmt::format("there are two {}s of the name '{}'", kind_, name));
    if (!is_name(name))
        problems_->add(path, fmt::format("'{}' is no name: use letters, digits, '-', '_' and '.'", name));
    known_.push_back(name);
}

bool Names::has(const std::string& name) const {
    return std::find(known_.begin(), known_.end(), name) != known_.end();
}

bool Names::expect(const std::string& name, const std::string& path) const {
    if (has(name)) return true;
    problems_->add(path, fmt::format("there is no {} '{}'{}", kind_, name, suggestion(name, known_)));
    return false;
}

}  // namespace assay::casefile::definition

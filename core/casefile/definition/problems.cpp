// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/casefile/definition/problems.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::casefile::definition {

namespace {

std::string without_numbers(const std::string& path) {
    std::string out;
    bool inside = false;
    for (const char c : path) {
        if (c == '[') inside = true;
        if (!inside) out.push_back(c);
        if (c == ']') inside = false;
    }
    return out;
}

std::string text_of(const Problem& problem) {
    const auto key = without_numbers(problem.path);
    return key.empty() ? fmt::format("line {}: {}", problem.line, problem.what)
                       : fmt::format("line {}, key '{}': {}", problem.line, key, problem.what);
}

}  // namespace

int Problems::line_of(std::string path) const {
    for (;;) {
        if (const auto found = lines_.find(path); found != lines_.end()) return found->second;
        const auto end = path.find_last_of(".[");
        if (end == std::string::npos) return 1;
        path.resize(end);
    }
}

void Problems::add(const std::string& path, std::string what, std::string advice) {
    found_.push_back({path, line_of(path), std::move(what), std::move(advice)});
}

Error Problems::error() const {
    auto sorted = found_;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.line < b.line; });
    Error out;
    out.kind = ErrorKind::invalid_input;
    out.message = fmt::format("'{}', {}", file_.string(), text_of(sorted.front()));
    out.advice = sorted.front().advice;
    for (auto other = sorted.begin() + 1; other != sorted.end(); ++other)
        out.details.push_back(other->advice.empty() ? text_of(*other)
                                                    : text_of(*other) + " (" + other->advice + ")");
    return out;
}

}  // namespace assay::casefile::definition

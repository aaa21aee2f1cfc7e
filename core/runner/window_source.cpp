// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/window_source.h"

#include <algorithm>

namespace assay::runner {

namespace {

bool every_operation_is_alike(const workload::Specification& workload) {
    const auto names = [&](const char* placeholder) {
        return std::any_of(
            workload.command.begin(), workload.command.end(),
            [&](const std::string& argument) { return argument.find(placeholder) != std::string::npos; });
    };
    const bool one_key = workload.key_pattern == workload::KeyPattern::fixed || workload.key_space == 1;
    return !names("{index}") && (one_key || !names("{key}"));
}

}  // namespace

Result<const workload::PreparedWindow*> WindowSource::next() {
    if (current_ && every_operation_is_alike(workload_)) return &*current_;
    auto prepared = workload::prepare(workload_, operations_, next_index_, seed_);
    if (!prepared) return fail(std::move(prepared.error()));
    next_index_ += operations_;
    current_ = std::move(*prepared);
    return &*current_;
}

}  // namespace assay::runner

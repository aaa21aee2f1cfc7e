// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/layout/link_plan.h"

#include <cstdint>
#include <set>
#include <span>
#include <string>

namespace assay::layout {

/// What is not the same in all of several trees, by the names that a linker orders by. A name that is local
/// to several objects counts as differing when one of its bearers does: a linker given the name moves them
/// all.
struct Difference {
    std::set<std::string> functions;
    std::set<std::string> data;    // of sections whose size or division differs
    std::uint64_t alignment = 16;  // the widest of the differing functions', at least 16 bytes
};

/// Compares the objects of trees that are linked alike. Objects that are one file (hard links) are equal
/// unread. Errors: unsupported, saying why the trees cannot be compared (other flags, other objects, another
/// bundled library); as read_object. Any thread.
[[nodiscard]] Result<Difference> difference_of(std::span<const LinkPlan> plans);

}  // namespace assay::layout

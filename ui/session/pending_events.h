// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace assay::ui {

/// What was appended to a case and is not in its snapshot yet: an edit starts from the case as it will be, or
/// two quick ones would undo each other. Any thread, one at a time.
class PendingEvents {
  public:
    void add(std::shared_ptr<const casefile::Event> event);
    /// It was not written after all.
    void forget(const casefile::Event& event);
    /// Those that a newer snapshot holds, among the entries from `begin` on.
    void forgetFrom(const casefile::Case& state, std::size_t begin);
    void clear() { events_.clear(); }
    /// The snapshot's case with what is pending.
    [[nodiscard]] casefile::Case ahead(casefile::Case state, UtcTime now) const;

  private:
    std::vector<std::shared_ptr<const casefile::Event>> events_;  // oldest first
};

}  // namespace assay::ui

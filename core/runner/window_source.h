// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/encoder.h"

#include <cstdint>
#include <optional>

namespace assay::runner {

/// The windows of a workload, one after the other, encoded outside the timed stretch. Each goes on where the
/// last one ended, so that keys walk through the key space; a workload whose operations are all alike is
/// encoded once.
class WindowSource {
  public:
    WindowSource(const workload::Specification& workload, std::int64_t operations, std::uint64_t seed)
        : workload_(workload), operations_(operations), seed_(seed) {}

    /// Valid until the next call.
    [[nodiscard]] Result<const workload::PreparedWindow*> next();

  private:
    workload::Specification workload_;
    std::int64_t operations_;
    std::uint64_t seed_;
    std::int64_t next_index_ = 0;
    std::optional<workload::PreparedWindow> current_;
};

}  // namespace assay::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_flag.h"
#include "core/casefile/events.h"
#include "core/variant/build.h"
#include "core/variant/store.h"

namespace assay::runner {

/// Builds variants into one store and turns what happened into events. One thread.
class VariantBuilding {
  public:
    VariantBuilding(variant::Store store, const StopFlag& stop) : store_(std::move(store)), stop_(&stop) {}

    /// Errors as variant::build.
    [[nodiscard]] Result<variant::BuiltVariant> build(const variant::Recipe& recipe,
                                                      const variant::BuildProgress& progress) const;
    /// The event that records a failed build, with the end of its log.
    [[nodiscard]] casefile::VariantFailed failure_event(const variant::Recipe& recipe,
                                                        const Error& error) const;

  private:
    variant::Store store_;
    const StopFlag* stop_;
};

}  // namespace assay::runner

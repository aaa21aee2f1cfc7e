// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/variant_building.h"

#include "core/base/files.h"

namespace assay::runner {

Result<variant::BuiltVariant> VariantBuilding::build(const variant::Recipe& recipe,
                                                     const variant::BuildProgress& progress) const {
    if (auto ready = store_.prepare(); !ready) return fail(std::move(ready.error()));
    return variant::build(recipe, store_, {}, progress, *stop_);
}

casefile::VariantFailed VariantBuilding::failure_event(const variant::Recipe& recipe,
                                                       const Error& error) const {
    const auto log = store_.log(recipe);
    auto lines = error.details.empty() ? last_lines(log, 15) : error.details;
    return {recipe.name, error.message, std::move(lines), log.string()};
}

}  // namespace assay::runner

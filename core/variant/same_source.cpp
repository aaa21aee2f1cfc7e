// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/variant/same_source.h"

#include <fmt/format.h>

namespace assay::variant {

std::optional<std::string> other_source(const Provenance& baseline, const Provenance& compared) {
    const auto& a = baseline.source_sha256;
    const auto& b = compared.source_sha256;
    if (a.empty() || b.empty() || a == b) return std::nullopt;
    return fmt::format(
        "'{}' is built from other source ({:.12}) than the baseline '{}' ({:.12}): whatever differs between "
        "the "
        "two is measured with it. To mend it: give both one source, and the change as a patch; if the "
        "sources "
        "themselves are compared, go on.",
        compared.variant, b, baseline.variant, a);
}

}  // namespace assay::variant

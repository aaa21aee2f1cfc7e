// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/permission.h"

#include "core/casefile/trust.h"

#include <fmt/format.h>

namespace assay::cli {

Status ask_permission(Context& context, const casefile::Case& state, bool trust) {
    const auto content = casefile::executable_content_sha256(state);
    if (casefile::is_trusted(content)) return {};
    const auto executions = casefile::executions(state);
    if (executions.empty()) return {};  // an imported case, say: nothing to allow
    std::string list = "this case would execute:";
    for (const auto& item : executions) {
        list += fmt::format("\n    {}: {} ({})", item.variant, item.what, item.detail);
        for (const auto& patch : item.patches)
            list += fmt::format("\n        patch {} (SHA-256 {})", patch.name, patch.sha256.substr(0, 16));
    }
    context.warn(list);
    if (!trust)
        return fail(
            ErrorKind::not_trusted, "the case comes from elsewhere and was not allowed to execute this",
            "read the list above (the report shows the patches: assay report CASE -o FILE.md), then add "
            "--trust to allow it");
    return casefile::remember_trust(content);
}

}  // namespace assay::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/stop_flag.h"
#include "core/layout/difference.h"
#include "core/layout/link_plan.h"
#include "core/layout/order.h"
#include "core/layout/program_symbols.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace assay::layout {

/// What it takes to link several trees so that whatever they have in common lies alike in all of them.
struct Pairing {
    Names names;
    Difference difference;
    std::vector<std::filesystem::path> pads;  // one a tree, in their order

    /// Why the programs do not lie alike; none when they do. The same for all pairs of programs of one seed.
    [[nodiscard]] std::optional<std::string> first_move(const ProgramSymbols& baseline,
                                                        const ProgramSymbols& other) const;
};

/// More than this share of functions different: there is nothing left to pair.
inline constexpr double most_changed = 0.5;

/// Finds out by comparing objects and by linking three times: as the linker would by itself, to learn all
/// names; in an order, to learn how long each tree's changed functions and constants are; and evened out, to
/// see that all is well. Writes below `scratch`, where the pads stay. Errors: unsupported, saying why these
/// trees cannot be paired; as link_all.
[[nodiscard]] Result<Pairing> pair(std::span<const LinkPlan> plans, const std::filesystem::path& scratch,
                                   const std::vector<int>& cpus, const StopFlag& stop);

}  // namespace assay::layout

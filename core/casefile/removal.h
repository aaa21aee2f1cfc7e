// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/casefile/case.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Taking a thing out of a case, or calling it otherwise: allowed while nothing was measured with it. What
// drafted plans ask about it and what was expected of it goes along, and comes back when that is undone.
// Pure; any thread.
namespace assay::casefile {

struct Removal {
    std::vector<Event> events;       // in the order to append
    std::vector<Event> back;         // undoes them, in the order to append
    std::vector<std::string> plans;  // drafted plans that ask less afterwards, or are gone
};

/// Why a thing has to stay.
struct Obstacle {
    enum class Why {
        unknown,   // there is no such thing
        measured,  // `plan` was frozen with it
        checked,   // a check was made on it
        baseline,  // the drafted `plan` compares with it
    };
    Why why = Why::unknown;
    std::string plan;
};

using MayRemove = std::variant<Removal, Obstacle>;

[[nodiscard]] MayRemove remove_variant(const Case& state, std::string_view name, const std::string& author);
[[nodiscard]] MayRemove remove_workload(const Case& state, std::string_view name, const std::string& author);
/// As another of another name, changed or not. A name that is taken is the caller's to refuse.
[[nodiscard]] MayRemove rename_variant(const Case& state, std::string_view name,
                                       const variant::Recipe& renamed, const std::string& author);
[[nodiscard]] MayRemove rename_workload(const Case& state, std::string_view name,
                                        const workload::Specification& renamed, const std::string& author);
/// A draft. One whose name was frozen stays: it says what was asked.
[[nodiscard]] MayRemove remove_plan(const Case& state, std::string_view name, const std::string& author);

/// The plan that was last frozen under this name; nullptr when none was. A draft of that name is not edited
/// any more: what is asked next is a plan of another name.
[[nodiscard]] const PlanState* frozen_as(const Case& state, std::string_view name);

}  // namespace assay::casefile

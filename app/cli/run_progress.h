// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/observer.h"

#include <boost/describe.hpp>

#include <memory>

namespace assay::cli {

/// bar: one line that is written over, for a terminal. plain: one line a block. json: one object a line. All
/// of it goes to standard error.
BOOST_DEFINE_ENUM_CLASS(ProgressStyle, auto_, plain, json, none)

[[nodiscard]] std::unique_ptr<runner::RunObserver> make_progress(ProgressStyle style);

}  // namespace assay::cli

# SPDX-License-Identifier: GPL-3.0-or-later
# Headers that nearly every file reads, compiled once a target: that is a third of a build from nothing. Off unless
# ASSAY_PRECOMPILE is on (presets release and ci), so that daily work finds a file that leans on one of them without
# including it.
set(assay_core_headers
  <algorithm> <chrono> <cmath> <cstdint> <filesystem> <functional> <map> <memory> <optional> <span> <string>
  <string_view> <variant> <vector> <boost/describe.hpp> <boost/json.hpp> <fmt/format.h> <tl/expected.hpp>)

function(assay_precompile target)
  if(ASSAY_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${assay_core_headers} ${ARGN})
  endif()
endfunction()

# As another target of the same libraries and options has them.
function(assay_precompile_as target other)
  if(ASSAY_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${other})
  endif()
endfunction()

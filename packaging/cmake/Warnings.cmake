# SPDX-License-Identifier: GPL-3.0-or-later
# One interface target that every target of ours links: warnings, sanitizers, errors.
# -Wnull-dereference and -Wrestrict (gcc 12, bug 105651) follow inlined library code when optimising and warn of what
# cannot happen.
add_library(assay_build_flags INTERFACE)
target_compile_options(assay_build_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual $<$<CONFIG:Debug>:-Wnull-dereference> -Wformat=2 -Wimplicit-fallthrough -Wno-missing-field-initializers
  $<$<NOT:$<CONFIG:Debug>>:-Wno-restrict>)
if(ASSAY_WERROR)
  target_compile_options(assay_build_flags INTERFACE -Werror)
  # With precompiled headers gcc 12 follows inlined library code as it does with -Wrestrict: said, but no error.
  if(ASSAY_PRECOMPILE)
    target_compile_options(assay_build_flags INTERFACE
      -Wno-error=array-bounds -Wno-error=stringop-overflow -Wno-error=stringop-overread -Wno-error=maybe-uninitialized)
  endif()
endif()
if(ASSAY_SANITIZE)
  target_compile_options(assay_build_flags INTERFACE -fsanitize=${ASSAY_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
  target_link_options(assay_build_flags INTERFACE -fsanitize=${ASSAY_SANITIZE})
endif()

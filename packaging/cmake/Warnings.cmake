# SPDX-License-Identifier: GPL-3.0-or-later
# One interface target that every target of ours links: warnings, sanitizers, errors.
add_library(assay_build_flags INTERFACE)
target_compile_options(assay_build_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wnull-dereference -Wformat=2 -Wimplicit-fallthrough -Wno-missing-field-initializers)
if(ASSAY_WERROR)
  target_compile_options(assay_build_flags INTERFACE -Werror)
endif()
if(ASSAY_SANITIZE)
  target_compile_options(assay_build_flags INTERFACE -fsanitize=${ASSAY_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
  target_link_options(assay_build_flags INTERFACE -fsanitize=${ASSAY_SANITIZE})
endif()

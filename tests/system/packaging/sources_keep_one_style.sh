#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every source file is as .clang-format lays it out.   sources_keep_one_style.sh SOURCE-ROOT
set -euo pipefail
cd -- "$1"
command -v clang-format >/dev/null || { echo "skipped: no clang-format" && exit 77; }

# Versions lay out differently; Debian 12 has 14 and the sources follow it.
if ! clang-format --version | grep -q ' version 14\.'; then
    echo "skipped: clang-format 14 is wanted, this is $(clang-format --version)"
    exit 77
fi

find core ui app tests -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.c' \) -print0 >"${TMPDIR:-/tmp}/assay-style.$$"
trap 'rm -f -- "${TMPDIR:-/tmp}/assay-style.$$"' EXIT
count=$(tr -cd '\0' <"${TMPDIR:-/tmp}/assay-style.$$" | wc -c)
((count > 0)) || { echo "no source files found under $1" && exit 1; }
if ! xargs -0 -P "$(nproc)" -n 20 clang-format --dry-run -Werror <"${TMPDIR:-/tmp}/assay-style.$$"; then
    echo "What to do: clang-format -i FILE, for the files named above."
    exit 1
fi
echo "$count files"

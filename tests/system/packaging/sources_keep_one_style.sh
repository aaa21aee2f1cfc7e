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

mapfile -d '' -t files < <(find core preload ui app tests -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.c' \) -print0 | sort -z)
((${#files[@]} > 0)) || { echo "no source files found under $1" && exit 1; }

failed=0
for file in "${files[@]}"; do
    clang-format "$file" | cmp -s - "$file" || { echo "$file" && failed=1; }
done
((failed == 0)) || echo "What to do: clang-format -i FILE, for the files named above."
echo "${#files[@]} files looked at"
exit $failed

#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Each definition that a document shows is one that `assay new` reads.
#   documented_definitions_are_read.sh ASSAY DOCUMENT...
set -euo pipefail
assay=$1
shift
place=$(mktemp -d "${TMPDIR:-/tmp}/assay-definitions.XXXXXX")
trap 'rm -rf -- "$place"' EXIT
export XDG_DATA_HOME=$place/data XDG_STATE_HOME=$place/state XDG_CACHE_HOME=$place/cache

# The documents' patch is the reader's own; only its being there is looked at.
printf -- '--- a/src/t_string.c\n+++ b/src/t_string.c\n' >"$place/cheaper-set.patch"

for document in "$@"; do
    name=$(basename -- "$document" .md)
    awk '/^```toml$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$document" >"$place/$name.toml"
    [[ -s $place/$name.toml ]] || { echo "$document shows no definition" && exit 1; }
    "$assay" new "$place/$name.toml" -o "$place/$name.assay"
done

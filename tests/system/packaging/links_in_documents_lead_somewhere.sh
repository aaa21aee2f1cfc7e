#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every relative link and picture of the documents exists.   links_in_documents_lead_somewhere.sh SOURCE-ROOT
set -euo pipefail
cd -- "$1"

failed=0
checked=0
for document in *.md resources/help/*.md; do
    while IFS= read -r target; do
        case $target in
            http://* | https://* | mailto:* | '#'*) continue ;;
        esac
        checked=$((checked + 1))
        if [[ ! -e $(dirname -- "$document")/${target%%#*} ]]; then
            echo "$document: no such file: $target"
            failed=1
        fi
    done < <(awk '/^[`][`][`]/ { code = !code } !code' "$document" | grep -oE '\]\([^) ]+\)' | sed 's/^](\(.*\))$/\1/')
done
((checked > 0)) || { echo "no links found: the test looks in the wrong place" && exit 1; }
echo "$checked links"
exit $failed

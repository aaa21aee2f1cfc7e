#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The manual names every command and every option that the program has, and no other; the help pages name no option
# that it does not have.
#   manual_names_every_option.sh ASSAY MANUAL [PAGE]...
set -euo pipefail
assay=$1
manual=$2
shift 2

# In roff a hyphen that is typed is written \-.
plain=$(sed 's/\\-/-/g; s/\\f[BIRP]//g' "$manual")
failed=0
known="--help --help-all --version"

mapfile -t commands < <("$assay" --help | sed -n '/^Subcommands:/,$p' | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p')
((${#commands[@]} > 0)) || { echo "no commands found in: $assay --help" && exit 1; }

for command in "${commands[@]}"; do
    grep -q "^\.SS assay $command\b" <<<"$plain" || { echo "the manual has no section for: assay $command" && failed=1; }
    section=$(awk -v heading=".SS assay $command" '
        /^\.S[SH] / { inside = ($0 == heading || index($0, heading " ") == 1) }
        inside' <<<"$plain")
    options=$("$assay" "$command" --help | grep -oE -- '--[a-z][a-z-]*' | sort -u | grep -vx -e '--help' -e '--help-all' || true)
    known+=" ${options//$'\n'/ }"
    for option in $options; do
        grep -qe "$option\b" <<<"$section" || { echo "assay $command: the manual does not name $option" && failed=1; }
    done
    named=$(grep -oE -- '--[a-z][a-z-]*' <<<"$section" | sort -u || true)
    for option in $named; do
        grep -qxe "$option" <<<"$options" || { echo "assay $command: the manual names $option, which the program does not have" && failed=1; }
    done
done

sections=$(sed -n 's/^\.SS assay \([a-z]*\).*/\1/p' <<<"$plain")
for command in $sections; do
    [[ " ${commands[*]} " == *" $command "* ]] || { echo "the manual has a section for a command that is not there: $command" && failed=1; }
done
for page in "$@"; do
    for option in $(grep -oE -- '--[a-z][a-z-]*' "$page" | sort -u || true); do
        [[ " $known " == *" $option "* ]] || { echo "$page names $option, which the program does not have" && failed=1; }
    done
done
echo "${#commands[@]} commands, $# pages"
exit $failed

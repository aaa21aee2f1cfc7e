#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The workbench's manual names every option that the program has, and no other; --language is heard, and refused with
# a list where there is no catalogue.
#   workbench_manual_names_every_option.sh WORKBENCH MANUAL
set -euo pipefail
workbench=$1
manual=$2
plain=$(sed 's/\\-/-/g; s/\\f[BIRP]//g; s/^\.B[IR]* //' "$manual")
failed=0

# Qt adds --help-all where its own options are listed as well.
options=$("$workbench" --help --language en | grep -oE -- '--[a-z][a-z-]*' | sort -u | grep -vx -e '--help-all')
((${#options} > 0)) || { echo "no options found in: $workbench --help" && exit 1; }
for option in $options; do
    grep -qe "$option\b" <<<"$plain" || { echo "the manual does not name $option" && failed=1; }
done
while read -r option; do
    grep -qxe "$option" <<<"$options" || { echo "the manual names $option, which the program does not have" && failed=1; }
done < <(grep -oE -- '--[a-z][a-z-]*' <<<"$plain" | sort -u)

# Each language says something else, and the manual names each.
said=$(for language in en de zh_CN; do
    grep -q "\b$language\b" <<<"$plain" || { echo "the manual does not name $language" >&2 && exit 1; }
    "$workbench" --language "$language" --help | sha256sum
done | sort -u | wc -l)
((said == 3)) || { echo "--language is not heard: $said different texts of 3" && failed=1; }
# The desktop's language is followed; --language comes before it.
german=$("$workbench" --language=de --help)
[[ $(LC_ALL=C.UTF-8 LANGUAGE=de "$workbench" --help) == "$german" ]] ||
    [[ $(env -u LC_ALL -u LANGUAGE LANG=de_DE.UTF-8 "$workbench" --help) == "$german" ]] ||
    { echo "the desktop's language is not followed" && failed=1; }

status=0
message=$("$workbench" --language tlh --help 2>&1) || status=$?
((status == 2)) || { echo "an unknown language ends with exit $status" && failed=1; }
[[ $message == *zh_CN* ]] || { echo "an unknown language is refused without the list: $message" && failed=1; }
exit $failed

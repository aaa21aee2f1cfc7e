#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Scripts, desktop entry, description, media type, manuals and drawings pass their own checkers.
#   shipped_files_are_valid.sh SOURCE-ROOT
set -euo pipefail
cd -- "$1"
id=org.assayworkbench.Assay

for tool in shellcheck desktop-file-validate appstreamcli xmllint mandoc; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool" && exit 77; }
done

failed=0
check() {
    echo "== $*"
    "$@" || failed=1
}

check shellcheck packaging/run packaging/test packaging/build-preset packaging/install-packages .ci/run tests/system/packaging/*.sh
check desktop-file-validate packaging/$id.desktop
check appstreamcli validate --no-net packaging/$id.metainfo.xml
check xmllint --noout packaging/$id.xml resources/$id.svg
check mandoc -T lint -W warning packaging/assay.1
check mandoc -T lint -W warning packaging/assay-workbench.1

# The id is one: desktop entry, media type and description must agree on it.
check grep -qx "Icon=$id" packaging/$id.desktop
check grep -q "MimeType=application/x-assay-case;" packaging/$id.desktop
check grep -q '<mime-type type="application/x-assay-case">' packaging/$id.xml

exit $failed

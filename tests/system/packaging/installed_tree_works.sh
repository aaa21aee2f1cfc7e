#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# `cmake --install` yields a tree that works where it lies.   installed_tree_works.sh BUILD
set -euo pipefail
build=$1
prefix=$(mktemp -d "${TMPDIR:-/tmp}/assay installed.XXXXXX")
trap 'rm -rf -- "$prefix"' EXIT
export XDG_DATA_HOME=$prefix/home/data XDG_STATE_HOME=$prefix/home/state XDG_CACHE_HOME=$prefix/home/cache

cmake --install "$build" --prefix "$prefix/usr" >/dev/null

failed=0
for file in bin/assay lib/assay/assay-spin.so lib/assay/assay-count.so share/man/man1/assay.1 share/assay/help/index.md share/assay/cases/aof-staging-copy.toml; do
    [[ -s $prefix/usr/$file ]] || { echo "not installed: $file" && failed=1; }
done
if [[ -x $build/bin/assay-workbench ]]; then
    id=org.assayworkbench.Assay
    for file in bin/assay-workbench share/man/man1/assay-workbench.1 share/applications/$id.desktop \
        share/metainfo/$id.metainfo.xml share/mime/packages/$id.xml share/icons/hicolor/scalable/apps/$id.svg; do
        [[ -s $prefix/usr/$file ]] || { echo "not installed: $file" && failed=1; }
    done
fi

"$prefix/usr/bin/assay" --version
"$prefix/usr/bin/assay" new "$prefix/usr/share/assay/cases/aof-staging-copy.toml" -o "$prefix/sample.assay"
"$prefix/usr/bin/assay" show "$prefix/sample.assay" >/dev/null
exit $failed

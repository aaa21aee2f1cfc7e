#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The workbench opens a real window on a case, and a picture of it is kept.
#   window_under_xvfb.sh ASSAY WORKBENCH DEFINITION PICTURE.png
set -euo pipefail
assay=$1
workbench=$2
definition=$3
picture=$4

for tool in Xvfb xwininfo import identify; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool" && exit 77; }
done

place=$(mktemp -d "${TMPDIR:-/tmp}/assay-window.XXXXXX")
display_pid=
window_pid=
finish() {
    for pid in $window_pid $display_pid; do
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
    rm -rf -- "$place"
}
trap finish EXIT

# Waits for a condition, at most 60 s.   wait_for WHAT COMMAND...
wait_for() {
    local what=$1 deadline=$((SECONDS + 60))
    shift
    until "$@"; do
        if ((SECONDS >= deadline)); then
            echo "no $what within 60 s; the display shows:"
            xwininfo -root -tree 2>/dev/null | grep '"' || true
            cat -- "$place/workbench.err" 2>/dev/null || true
            return 1
        fi
        if [[ -n $window_pid ]] && ! kill -0 "$window_pid" 2>/dev/null; then
            echo "the workbench ended before there was a $what"
            cat -- "$place/workbench.err"
            return 1
        fi
        sleep 0.1
    done
}

export HOME=$place XDG_DATA_HOME=$place/data XDG_STATE_HOME=$place/state XDG_CACHE_HOME=$place/cache
export XDG_CONFIG_HOME=$place/config XDG_RUNTIME_DIR=$place/runtime
mkdir -m 0700 -- "$XDG_RUNTIME_DIR"
unset WAYLAND_DISPLAY

# The server picks a free display by itself and says which.
Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp 3>"$place/display" 2>"$place/xvfb.err" &
display_pid=$!
wait_for "display" test -s "$place/display"
DISPLAY=:$(<"$place/display")
export DISPLAY

"$assay" new "$definition" -o "$place/sample.assay"
QT_QPA_PLATFORM=xcb "$workbench" "$place/sample.assay" >"$place/workbench.out" 2>"$place/workbench.err" &
window_pid=$!

# The window is the one with our class; visible; and painted: a blank one has a handful of colours.
window_id() { xwininfo -root -tree | awk '/"org.assayworkbench.Assay"\)/ { print $1; exit }'; }
is_viewable() { [[ -n $(window_id) ]] && xwininfo -id "$(window_id)" | grep -q 'Map State: IsViewable'; }
is_painted() {
    import -window "$(window_id)" "$place/window.png" 2>/dev/null && (($(identify -format %k "$place/window.png") > 100))
}
wait_for "visible window" is_viewable
wait_for "painted window" is_painted

mkdir -p -- "$(dirname -- "$picture")"
mv -- "$place/window.png" "$picture"
xwininfo -root -tree | grep '"org.assayworkbench.Assay"' | head -n 3
echo "picture: $picture ($(identify -format '%wx%h' "$picture"))"

# Qt says on standard error when its own rules are broken; a working window has nothing to say there.
if grep -E '^(qt\.|Q[A-Z][A-Za-z]+::|QObject)' "$place/workbench.err"; then
    echo "the workbench wrote Qt warnings"
    exit 1
fi

kill -TERM "$window_pid"
status=0
wait "$window_pid" || status=$?
window_pid=
if ((status != 0 && status != 143)); then
    echo "the workbench ended with exit $status on being asked to"
    exit 1
fi

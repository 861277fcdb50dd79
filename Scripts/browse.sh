#!/usr/bin/env bash
# Opens a file in headless Chromium as a visitor would who never was there: a profile of its own, nothing fetched.
#
# usage: Scripts/browse.sh FILE OPTION...     (options of Chromium: --dump-dom, --screenshot=FILE, --window-size=W,H …)
#
# Prints what Chromium prints once the page has loaded; what Chromium says besides only if it fails. Exits with Chromium's
# status, with 124 if the page has not loaded within two minutes, with 69 if there is no Chromium (apt-get install chromium).
set -euo pipefail
[ $# -ge 1 ] && [ -f "$1" ] || { echo "usage: $0 FILE OPTION..." >&2; exit 64; }
file=$(realpath "$1")
shift
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) \
  || { echo "no Chromium here" >&2; exit 69; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
timeout 120 "$chromium" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --disable-extensions \
  --disable-background-networking --host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir="$work/profile" \
  "$@" "file://$file" 2> "$work/said" || status=$?
if [ $status -ne 0 ]; then
  echo "Chromium ended with status $status (124: $file had not loaded within two minutes)" >&2
  cat "$work/said" >&2
fi
exit $status

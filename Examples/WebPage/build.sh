#!/usr/bin/env bash
# Makes a page that matches in the browser: one file, with LocalizationEngines in it as WebAssembly, compressed.
#
# usage: Examples/WebPage/build.sh [OUTPUT.html]     (default: .build/which-locale.html beside this script)
#
# No SDK is needed: see Scripts/build-wasm32.sh.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$here/.build
output=${1:-$work/which-locale.html}
mkdir -p "$work"
"$root/Scripts/build-wasm32.sh" "$work/matcher.wasm" prepare,answer,answer_bytes "$here/Matching.swift"

# No character of base64 has a meaning in a replacement of sed or in a string of JavaScript. Comments and the space before a line
# are for readers of the source.
{
  sed -n -e '/^ *\/\/ /d' -e 's/^ *//' -e '1,/@MATCHER@/p' "$here/page.html" | sed '$s/@MATCHER@.*//' | head -c -1
  gzip -9 -n -c "$work/matcher.wasm" | base64 -w 0
  sed -n -e '/^ *\/\/ /d' -e 's/^ *//' -e '/@MATCHER@/,$p' "$here/page.html" | sed '1s/.*@MATCHER@//'
} > "$output"
# Whoever puts the page somewhere sends this much to each visitor; and a runtime that grows, as by Unicode's tables where
# texts are compared as Strings, shows here first.
limit=320500
echo "$output: $(wc -c < "$output") bytes, of which matcher.wasm $(wc -c < "$work/matcher.wasm") before gzip and base64"
[ "$(wc -c < "$output")" -le "$limit" ] || { echo "more than $limit bytes"; exit 1; }

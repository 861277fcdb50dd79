#!/usr/bin/env bash
# Makes the DocC archives of every library product with `swift package generate-documentation`. Every warning is an error.
#
# usage: Scripts/documentation.sh [FOLDER]     (default: .build/plugins/Swift-DocC/outputs, the plugin's own)
#
# The build is that of `swift build`, so that nothing is compiled twice: the plugin disregards --disable-default-traits.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
made=$root/.build/plugins/Swift-DocC/outputs
output=${1:-$made}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mapfile -t libraries < <(sed -n 's/.*\.library(name: "\([^"]*\)".*/\1/p' "$root/Package.swift")
[ "${#libraries[@]}" -ge 8 ] || { echo "FAILED: ${#libraries[@]} libraries cannot be all" >&2; exit 1; }
start=$SECONDS
rm -rf "$made"
swift package --package-path "$root" generate-documentation "${libraries[@]/#/--target=}" > "$work/log" 2>&1 \
  || { tail -40 "$work/log"; echo "FAILED: no documentation" >&2; exit 1; }

# A warning has several lines: its place, and how to correct it.
awk '/^(warning|error): / { told = 10 } told-- > 0' "$work/log" > "$work/warnings"
failures=0
if [ -s "$work/warnings" ]; then
  cat "$work/warnings"
  echo "FAILED: $(grep -cE '^(warning|error): ' "$work/warnings") warnings of DocC" >&2
  failures=1
fi
for library in "${libraries[@]}"; do
  pages=$(find "$made/$library.doccarchive/data" -name '*.json' 2>/dev/null | wc -l)
  echo "$library: $pages pages"
  [ "$pages" -gt 0 ] || { echo "FAILED: nothing was made of $library" >&2; failures=1; }
done
if [ "$output" != "$made" ]; then
  mkdir -p "$output"
  for library in "${libraries[@]}"; do
    rm -rf "$output/$library.doccarchive"
    cp -R "$made/$library.doccarchive" "$output/"
  done
fi
echo "made in $((SECONDS - start)) s: $output"
exit "$failures"

#!/usr/bin/env bash
# Makes the DocC archives of the five libraries with `swift package generate-documentation`. Warnings are errors, but for
# those about a parameter whose name says all there is to say.
#
# usage: Scripts/documentation.sh [FOLDER]     (default: .build-docs/archives)
#
# LOCALE_DOCUMENTATION puts swift-docc-plugin into the manifest, which nobody who depends on this package ever fetches.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
output=${1:-$root/.build-docs/archives}
mkdir -p "$output"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export LOCALE_DOCUMENTATION=1
failures=0
for library in LocaleMatching LocaleCanonicalization LocaleValidity AppLocalization LocaleMatchingFoundation; do
  start=$SECONDS
  if swift package --disable-default-traits --scratch-path "$root/.build-docs" --package-path "$root" \
    --allow-writing-to-directory "$output" generate-documentation --target "$library" \
    --output-path "$output/$library.doccarchive" > "$log" 2>&1 && [ -d "$output/$library.doccarchive/data" ]; then
    if grep 'warning:' "$log" | grep -qv 'is missing documentation'; then
      grep -A3 'warning:' "$log" | grep -v 'is missing documentation'
      echo "FAILED: $library"
      failures=$((failures + 1))
      continue
    fi
    pages=$(find "$output/$library.doccarchive/data" -name '*.json' | wc -l)
    echo "$library: $pages pages, $((SECONDS - start)) s"
  else
    grep -E -A3 'warning:|error:' "$log" || tail -20 "$log"
    echo "FAILED: $library"
    failures=$((failures + 1))
  fi
done
[ "$failures" -eq 0 ]

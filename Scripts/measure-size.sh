#!/usr/bin/env bash
# Prints the bytes of each table, as the heads of the pre-generated files have them, and those that small clients gain over
# an empty program (release, stripped, Linux). Fails where the tables of LocaleMatching exceed 64 KB, or the page Figures shows
# other bytes. Run by Scripts/release-check.
#
# usage: Scripts/measure-size.sh [SCRATCH]      SCRATCH keeps the build between runs
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=${1:-$root/.build-sizes}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for module in LocaleAliases LocaleMatching LocaleCanonicalization LocaleValidity LocalePlurals; do
  sed -nE 's|^//   (\w+): ([0-9]+) rows, ([0-9]+) bytes$|\1 \2 \3|p' "$root/Sources/Runtime/$module/Tables/Pregenerated/"*.swift \
    | awk -v module=$module '{ rows += $2; bytes += $3 } END { print module ": " rows " rows, " bytes " bytes of tables"
        exit module == "LocaleMatching" && (bytes == 0 || bytes > 65536) }'
done

swift build --package-path "$root/Tests/Sizes" --scratch-path "$scratch" -c release > "$work/log" 2>&1 \
  || { cat "$work/log"; exit 1; }
gained() { strip -o "$work/$1" "$scratch/release/$1"; stat -c %s "$work/$1"; }
empty=$(gained empty)
declare -A products=([answer]="LocaleMatching KB" [canonicalize-only]="LocaleCanonicalization KB" [validate-only]="LocaleValidity KB"
  [plurals-only]="LocalePlurals KB" [engines]="LocalizationEngines KB" [localizer]="AppLocalization MB")
status=0
for client in "$root"/Tests/Sizes/Sources/*/; do
  client=$(basename "$client")
  [ "$client" != empty ] || continue
  bytes=$(($(gained "$client") - empty))
  echo "$client: $bytes bytes more than an empty program"
  read -r product unit <<< "${products[$client]:-}"
  [ -z "$product" ] || python3 "$root/Scripts/figures.py" Figures.md "^\\| \`.*$product\`.* \\|.* s .*[KM]B" "$bytes" "$unit" || status=1
done
exit "$status"

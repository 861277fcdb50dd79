#!/usr/bin/env bash
# Records what the readers of files make of real apps, and compares it after a change: keys, values, comments, places,
# diagnostics, and whether writing gives the bytes that were read.
#
# usage: Scripts/compare-formats.sh --record FILE [FOLDER]     before the change
#        Scripts/compare-formats.sh --against FILE [FOLDER]    after it: prints the differences, and fails if there is one
#
# FOLDER holds any files; by default, the archives of ../shared/realapps.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
usage() { sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 64; }
[ $# -ge 2 ] || usage
case $1 in
  --record) ;;
  --against) [ -f "$2" ] || { echo "nothing was recorded in $2" >&2; exit 64; } ;;
  *) usage ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=${3:-}
if [ -z "$folder" ]; then
  folder=$work/apps
  mkdir "$folder"
  for archive in "$root"/../shared/realapps/*.tar.xz; do tar -xJf "$archive" -C "$folder"; done
fi
build=(swift build --package-path "$root" -c release --disable-default-traits --scratch-path "$root/.build-formats")
"${build[@]}" --product dump-localized-files > "$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
"$("${build[@]}" --show-bin-path)/dump-localized-files" "$folder" > "$work/now"
[ "$(wc -l < "$work/now")" -gt 0 ] || { echo "FAILED: no file of texts in $folder" >&2; exit 1; }
case $1 in
  --record) cp "$work/now" "$2" ;;
  --against)
    diff "$2" "$work/now" > "$work/difference" || {
      head -40 "$work/difference"
      echo "FAILED: $(wc -l < "$work/difference") lines of differences" >&2
      exit 1
    } ;;
esac
echo "$(wc -l < "$work/now") lines about $(grep -c '^[^ ]' "$work/now") files"

#!/usr/bin/env bash
# Counts the instructions of a debug build beside those of a release build, by callgrind, and prints Markdown. Fails
# where a debug build takes more than LIMIT times as many for a match: that would be a pathological cost, such as a table
# copied for every look-up. Needs the peers' harness (LOCALE_SHARED, ../shared).
#
# usage: Scripts/measure-debug.sh
set -euo pipefail

limit=50
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
harness=${LOCALE_SHARED:-$root/../shared}/peers
[ -f "$harness/measure.py" ] || { echo "no $harness: set LOCALE_SHARED" >&2; exit 2; }
work=$root/.build-comparison
mkdir -p "$work"

for configuration in debug release; do
  swift build -c "$configuration" --package-path "$root/Benchmarks" --product locale-matching-peer > "$work/log" 2>&1 \
    || { cat "$work/log" >&2; exit 1; }
done
builds=$root/Benchmarks/.build
# measure.py also counts the allocations of a first use, with a library that the harness preloads.
cc -O2 -shared -fPIC "$harness/common/alloccount.c" -o "$work/alloccount.so" -ldl
python3 "$harness/measure.py" "$work" --peers none --extra "release=$builds/release/locale-matching-peer" \
  --extra "debug=$builds/debug/locale-matching-peer" --workloads small,large,ids \
  --modes strings,parsed,build,maximize,minimize --what instructions,start > "$work/debug-measured.md"
python3 -B "$root/Benchmarks/comparison/debug_factor.py" "$work/debug-measured.md" "$limit"

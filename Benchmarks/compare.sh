#!/usr/bin/env bash
# Measures this library beside ICU4C, the ICU inside Swift's Foundation, Go's x/text and ICU4J in one run and prints the
# whole comparison as one Markdown document, with versions. The README's figures come from it. Takes about twenty
# minutes on two cores; nothing is asserted.
#
# usage: Benchmarks/compare.sh [--quick] [--peers a,b] > comparison.md
#   --quick     instructions, allocations and first use: no times, no sizes, no debug build, no tasks (about ten minutes)
#   --peers     only these of icu72,icu76,foundation,go,icu4j,langcodes
# environment: LOCALE_SHARED, where the peers' harness is (../shared); LOCALE_PEERS, where it was or shall be built
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
quick=false
peers=icu72,icu76,foundation,go,icu4j,langcodes
while [ $# -gt 0 ]; do
  case $1 in
    --quick) quick=true ;;
    --peers) peers=${2:?--peers needs a list}; shift ;;
    *) sed -n '/^# usage/,/^# environment/p' "$0" >&2; exit 64 ;;
  esac
  shift
done
harness=${LOCALE_SHARED:-$root/../shared}/peers
[ -f "$harness/measure.py" ] || { echo "no $harness: set LOCALE_SHARED" >&2; exit 2; }
work=$root/.build-comparison
out=${LOCALE_PEERS:-$work/peers}
mkdir -p "$work"
say() { echo "compare: $*" >&2; }

if [ ! -x "$out/alloccount.so" ]; then
  say "building the peers in $out"
  sh "$harness/build.sh" "$out" >&2
fi
say "building the product"
swift build -c release --package-path "$root/Benchmarks" --product locale-matching-peer > "$work/log" 2>&1 \
  || { cat "$work/log" >&2; exit 1; }
product=$root/Benchmarks/.build/release/locale-matching-peer

what=instructions,allocations,start
$quick || what=time,$what
say "measuring $what"
# Go's runtime interrupts its own threads with signals, and valgrind 3.19 aborts on them.
GODEBUG=asyncpreemptoff=1 python3 "$harness/measure.py" "$out" --peers "$peers" --extra "product=$product" \
  --what "$what" > "$work/measured.md" 2> "$work/log" || { cat "$work/log" >&2; exit 1; }

appendices=()
if ! $quick; then
  say "measuring sizes"
  LOCALE_PEERS=$out bash "$root/Scripts/measure-size.sh" > "$work/sizes.md"
  say "measuring a debug build"
  bash "$root/Scripts/measure-debug.sh" > "$work/debug.md"
  say "measuring tasks"
  swift build -c release --package-path "$root/Benchmarks" --product concurrent-matching > "$work/log" 2>&1 \
    || { cat "$work/log" >&2; exit 1; }
  { printf '## Several tasks on one matcher\n\n```\n'
    "$root/Benchmarks/.build/release/concurrent-matching" --throughput
    printf '```\n'; } > "$work/tasks.md"
  appendices=("$work/sizes.md" "$work/debug.md" "$work/tasks.md")
fi
python3 -B "$root/Benchmarks/comparison/document.py" "$work/measured.md" "$root" "${appendices[@]}"

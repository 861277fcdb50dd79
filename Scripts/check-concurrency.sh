#!/usr/bin/env bash
# Uses one matcher from many tasks under the thread sanitizer, and compares their answers with a single task's. Shows by
# callgrind that a match takes no lock and counts no reference. Then prints how much more two tasks get done than one,
# which is a measurement and not a condition.
#
#   Scripts/check-concurrency.sh
set -euo pipefail
cd "$(dirname "$0")/.."

work=.build-tsan
mkdir -p "$work"

# The check must be able to fail: here it must find a data race that exists.
cat > "$work/Race.swift" <<'SWIFT'
import Foundation
final class Counter: @unchecked Sendable { var count = 0 }
let counter = Counter()
let done = DispatchSemaphore(value: 0)
for _ in 0..<2 {
  Thread.detachNewThread {
    for _ in 0..<1000 { counter.count += 1 }
    done.signal()
  }
}
for _ in 0..<2 { done.wait() }
print(counter.count)
SWIFT
swiftc -O -sanitize=thread "$work/Race.swift" -o "$work/race"
if TSAN_OPTIONS=exitcode=66 "$work/race" > "$work/race.log" 2>&1; then
  echo "FAILED thread sanitizer does not see a race that is there"
  exit 1
fi
grep -q 'WARNING: ThreadSanitizer' "$work/race.log" || { cat "$work/race.log"; exit 1; }

swift build -c release --package-path Benchmarks --scratch-path "$work/build" --sanitize=thread \
  --product concurrent-matching > "$work/build.log" 2>&1 || { cat "$work/build.log"; exit 1; }
if ! TSAN_OPTIONS=halt_on_error=1:exitcode=66 "$work/build/release/concurrent-matching" 16 2 > "$work/log" 2>&1; then
  cat "$work/log"
  echo "FAILED concurrent use of one matcher"
  exit 1
fi
echo "ok     no race: $(cat "$work/log")"

# No lock is taken, and nothing is written that tasks share: the functions that count references, lock or initialise
# once take as many instructions in a run of N rounds as in one of 2N.
swift build -c release --package-path Benchmarks --product concurrent-matching > "$work/build.log" 2>&1 \
  || { cat "$work/build.log"; exit 1; }
program=Benchmarks/.build/release/concurrent-matching
shared_writes() {
  valgrind --tool=callgrind --callgrind-out-file="$work/callgrind.$1" "$program" --match "$1" > "$work/log" 2>&1
  grep -E '^[1-9][0-9]* found$' "$work/log" || { cat "$work/log"; return 1; }
  callgrind_annotate --threshold=100 "$work/callgrind.$1" 2> /dev/null \
    | sed -nE "s/^ *([0-9,]+) \([^)]*\)  [^:]*:(_?swift_[A-Za-z]*(retain|release|Retain|Release|once|beginAccess)[A-Za-z_]*|pthread_[a-z_]+).*/\2 \1/p" \
    | sort
}
once=$(shared_writes 20)
twice=$(shared_writes 40)
if ! grep -q swift_retain <<< "$once"; then
  echo "FAILED callgrind does not show the references that are counted before the first match"
  exit 1
fi
if [ "$(tail -n +2 <<< "$once")" != "$(tail -n +2 <<< "$twice")" ]; then
  diff <(echo "$once") <(echo "$twice") || true
  echo "FAILED a match locks or counts references"
  exit 1
fi
echo "ok     a match takes no lock and counts no reference"
"$program" --throughput

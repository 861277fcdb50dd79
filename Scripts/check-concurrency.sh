#!/usr/bin/env bash
# Uses one matcher from many tasks under thread sanitizer and compares their answers with a single task's; then tells
# how much more two tasks get done than one, which is measured and not judged.
#
#   Scripts/check-concurrency.sh
set -euo pipefail
cd "$(dirname "$0")/.."

work=.build-tsan
mkdir -p "$work"

# A check that finds nothing anywhere proves nothing: it must find a race that is there.
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
if ! TSAN_OPTIONS=halt_on_error=1:exitcode=66 "$work/build/release/concurrent-matching" > "$work/log" 2>&1; then
  cat "$work/log"
  echo "FAILED concurrent use of one matcher"
  exit 1
fi
echo "ok     no race: $(cat "$work/log")"

swift build -c release --package-path Benchmarks --product concurrent-matching > "$work/build.log" 2>&1 \
  || { cat "$work/build.log"; exit 1; }
Benchmarks/.build/release/concurrent-matching --throughput

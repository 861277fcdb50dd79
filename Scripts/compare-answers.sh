#!/usr/bin/env bash
# Compares the runtime's answers in this checkout with those of another one: 200,000 supported lists with options, headers,
# rankings and sentences, and 60,000 identifiers. After a change that must not move an answer.
#
# usage: Scripts/compare-answers.sh OTHER [SEED]      OTHER: a checkout, say of `git worktree add ../before main`
#
# Prints the lines that differ, at most ten, and how many. A package for each checkout is in .build-answers, which is kept.
set -euo pipefail
cd "$(dirname "$0")/.."
other=$(cd "$1" && pwd)
seed=${2:-$(date +%Y%m%d)}
work=$PWD/.build-answers

# answers CHECKOUT NAME: builds the program of this checkout against the library of that one.
answers() {
  mkdir -p "$work/$2/Sources"
  cp -R Benchmarks/Sources/answers "$work/$2/Sources/"
  sed -n '/^\/\/ swift-tools/,/^let package/p' Benchmarks/Package.swift | sed '$d' > "$work/$2/Package.swift"
  cat >> "$work/$2/Package.swift" << END
let package = Package(
  name: "answers", platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "$1", traits: [])],
  targets: [.executableTarget(name: "answers", dependencies: [matching, canonicalization, plurals, validity])])
END
  swift build -c release --package-path "$work/$2" 2>&1 | grep -E 'error|Compiling|Build' | tail -1
  "$work/$2/.build/release/answers" "$seed" 200000 60000 > "$work/$2.tsv"
}
# A package must not have the name of the folder that it depends on.
answers "$other" answers-before
answers "$PWD" answers-now
echo "seed $seed, $(wc -l < "$work/answers-now.tsv") lines, $(cmp -s "$work/answers-before.tsv" "$work/answers-now.tsv" && echo equal || echo DIFFERENT)"
! diff "$work/answers-before.tsv" "$work/answers-now.tsv" > "$work/differences" || exit 0
head -20 "$work/differences"
echo "$(grep -c '^>' "$work/differences") lines differ: $work/differences"
exit 1

#!/usr/bin/env bash
# Proves that the runtime initialises nothing lazily: a release build of the runtime, without the trait, holds no
# one-time initialiser, no token for one, and no call of swift_once.
#
# Why it matters: the tables are arrays of integers, and the optimiser lays an array whose elements are all constants
# into the data section, ready when the process starts. One expression too many in a table (a call, a nested array, a
# type that is inferred) and it silently becomes code instead: memory allocated and filled by the first match,
# after a swift_once that every later look-up must pass. Answers stay right, so no other test would notice.
#
# Run by .ci/run; run it yourself after a change to what the generator emits.
#
# usage: Scripts/check-no-lazy-globals.sh [SCRATCH]      SCRATCH keeps the build between runs
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scratch=${1:-$work/build}

# The signs of lazy initialisation: symbols with the mangled suffixes WZ (the initialiser) and Wz (its token), and calls
# of swift_once.
lazy_symbols() {
  nm "$@" | grep -E '( |_)(\$s[A-Za-z0-9_]+W[Zz]|_?swift_once)$' || true
}

# The check must be able to fail: here it must find a global that cannot be a constant.
echo 'public let lazy: [Int] = CommandLine.arguments.map { $0.utf8.count }' > "$work/Lazy.swift"
swiftc -O -parse-as-library -module-name Lazy -c "$work/Lazy.swift" -o "$work/Lazy.o"
if [ "$(lazy_symbols "$work/Lazy.o" | wc -l)" -lt 3 ]; then
  echo "FAILED the check itself does not see a lazy global:"
  nm "$work/Lazy.o"
  exit 1
fi

# Benchmarks uses the library as a client does, with traits: []; this product links all modules of the runtime.
swift build --package-path "$root/Benchmarks" --scratch-path "$scratch" -c release --product allocation-count \
  > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
# Only the objects that are linked: a scratch folder may have older ones.
linked=$scratch/release/allocation-count.product/Objects.LinkFileList
modules='LocaleCore|LocaleAliases|LocaleMatching|LocaleCanonicalization|LocaleValidity|LocalePlurals'
mapfile -t objects < <(grep -E "/($modules)\\.build" "$linked")
if [ "${#objects[@]}" -eq 0 ]; then
  echo "FAILED no object files of the runtime in $scratch"
  exit 1
fi
found=$(lazy_symbols "${objects[@]}" | sort -u)
if [ -n "$found" ]; then
  echo "FAILED the runtime initialises lazily:"
  echo "$found" | swift demangle
  exit 1
fi
echo "ok     nothing lazily initialised in ${#objects[@]} object files of the runtime"

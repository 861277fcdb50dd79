#!/usr/bin/env bash
# Guards the instruction counts of Benchmarks/instructions.tsv (5 % tolerance), flatness, and growth over adversarial
# lists, and prints each figure beside ICU4C's (Debian's libicu-dev), counted in the same run.
#
#   Scripts/check-instructions.sh [--write]      --write: take over what is measured
set -euo pipefail
cd "$(dirname "$0")/.."
shared=$(cd "${LOCALE_SHARED:-../shared}" && pwd)
out=.build-proof/peers
mkdir -p "$out"
[ -x "$out/icu72" ] || g++ -std=c++17 -O2 "$shared/peers/icu/icu_peer.cpp" -o "$out/icu72" -licui18n -licuuc
python3 Scripts/count-instructions.py Benchmarks/.build/release/locale-matching-peer "$shared/peers/workload" \
  Benchmarks/instructions.tsv --icu "$out/icu72" "$@"
counted=Benchmarks/Sources/CountedWork
[ -x "$out/icu_plurals" ] || g++ -std=c++17 -O2 -I$counted/include Benchmarks/comparison/icu_plurals.cpp \
  "$counted/CountedWork.c" -o "$out/icu_plurals" -licui18n -licuuc
python3 Scripts/count-plural-instructions.py Benchmarks/.build/release/plural-peer "$out/icu_plurals"

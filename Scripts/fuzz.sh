#!/usr/bin/env bash
# Fuzzes the runtime with libFuzzer and address sanitizer. A target checks properties of the answers as well: an input
# that breaks one ends the run, is printed, and lies in .build-fuzz/findings.
#
#   Scripts/fuzz.sh TARGET [OPTION...]       continues from the kept corpus; libFuzzer's options, such as -runs=10000000
#   Scripts/fuzz.sh --minimize TARGET        rewrites Tests/Fuzzing/Corpus/TARGET.txt: the smallest set with equal coverage
#   Scripts/fuzz.sh --replay TARGET FILE...  runs these inputs, one after another
#   Scripts/fuzz.sh --short [RUNS]           every target in turn, RUNS executions each (100000): Scripts/release-check
#
# Targets: identifiers, headers, environment, strings, catalogs, formats, plurals, plists, settings, writing. What runs
# find new is kept in .build-fuzz/TARGET until --minimize.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=(identifiers headers environment strings catalogs formats plurals plists settings writing)
package=Tests/Fuzzing
work=.build-fuzz
# Freed blocks are kept in four megabytes, not 256, and the stack of each allocation is not kept: that saves a third of
# the time. To see where the memory of a finding was allocated, set ASAN_OPTIONS to something else.
quick=malloc_context_size=0:quarantine_size_mb=4:thread_local_quarantine_size_kb=64
seed=${FUZZ_SEED:-20261121}

usage() { sed -n '2,12s/^# \{0,1\}//p' "$0" >&2; exit 64; }

# For each --sanitize SwiftPM gives the compiler one flag, in any order, and the compiler obeys only the last flag: half
# of all builds would have no address checks, the other half no coverage. So one flag, the last, has both. Readers of
# files are not public: they are called as tests call them.
build() {
  mkdir -p "$work/findings"
  swift build -c release --package-path "$package" --scratch-path "$work/build" \
    --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing \
    > "$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 1; }
  local symbols symbol
  symbols=$(nm -u "$work"/build/release/LocaleMatching.build/*.o)
  for symbol in __asan_report __sanitizer_cov; do
    grep -q "$symbol" <<< "$symbols" || { echo "LocaleMatching was compiled without $symbol" >&2; exit 1; }
  done
}

is_target() { local target; for target in "${targets[@]}"; do [ "$target" != "$1" ] || return 0; done; return 1; }

# fuzz TARGET OPTION...
fuzz() {
  local target=$1 dictionary=$package/locales.dict length=256
  case $target in strings|catalogs|formats|plists|settings) dictionary=$package/files.dict length=1024 ;; esac
  shift
  FUZZ_TARGET=$target SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=${ASAN_OPTIONS:-$quick} \
    "$work/build/release/fuzz" -max_len=$length "$@" -dict="$dictionary" -artifact_prefix="$work/findings/$target-"
}

case "${1:---help}" in
  --short)
    build
    for target in "${targets[@]}"; do
      corpus=$(mktemp -d)
      python3 Scripts/fuzz-corpus.py unpack "$package/Corpus/$target.txt" "$corpus"
      if ! fuzz "$target" "$corpus" -runs="${2:-100000}" -seed="$seed" > "$work/short.log" 2>&1; then
        cat "$work/short.log"
        echo "FAILED $target, seed $seed: give the printed input to Tests/Fuzzing/Corpus/$target.txt"
        exit 1
      fi
      echo "ok     $target: $(grep -E '^Done ' "$work/short.log"), seed $seed, from $(ls "$corpus" | wc -l) inputs"
      rm -rf "$corpus"
    done
    ;;
  --replay)
    is_target "${2:-}" && [ $# -ge 3 ] || usage
    build
    shift
    fuzz "$@"
    ;;
  --minimize)
    is_target "${2:-}" || usage
    build
    rm -rf "$work/kept" "$work/minimal"
    mkdir -p "$work/$2" "$work/minimal"
    python3 Scripts/fuzz-corpus.py unpack "$package/Corpus/$2.txt" "$work/$2"
    fuzz "$2" -set_cover_merge=1 "$work/minimal" "$work/$2" 2>&1 | tail -1
    python3 Scripts/fuzz-corpus.py pack "$work/minimal" "$package/Corpus/$2.txt"
    ;;
  *)
    is_target "$1" || usage
    target=$1
    shift
    build
    mkdir -p "$work/$target"
    if [ -f "$package/Corpus/$target.txt" ]; then
      python3 Scripts/fuzz-corpus.py unpack "$package/Corpus/$target.txt" "$work/$target"
    fi
    fuzz "$target" "$work/$target" "$@"
    ;;
esac

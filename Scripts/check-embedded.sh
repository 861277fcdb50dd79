#!/usr/bin/env bash
# Compiles the modules of the runtime and LocalizationEngines as Embedded Swift, with warnings as errors, and runs three programs
# with them: a page's, one that checks answers of its own, and one that answers the vectors of ICU. They need only the C
# library: no Swift runtime, and none of Swift's Unicode tables, which a comparison of Strings would need. Then the same
# answers from a WebAssembly module, on 32 bits. For Linux; fetches wasmtime from PyPI. Run by .ci/run.
#
# usage: Scripts/check-embedded.sh [SCRATCH]      SCRATCH keeps the build between runs
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=${1:-$root/.build-embedded}

# The file of flags is that of the page on Embedded Swift. Each function has a section of its own, and the linker drops the
# unused ones. The derived == of types that hold a String needs the Unicode tables: a program that does not compare such values
# must not need them.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build --package-path "$root/Tests/Embedded" --scratch-path "$scratch" -c release --toolset "$root/Tests/Embedded/embedded.json" > "$log" 2>&1 \
  || { cat "$log"; exit 1; }
if grep -E '/(Sources|Tests)/[^:]*:[0-9]+:[0-9]+: (warning|error):' "$log"; then
  echo "FAILED warnings are errors here"
  exit 1
fi

for program in embedded embedded-matching embedded-answers; do
  # A program of ordinary Swift would link libswiftCore.
  if ldd "$scratch/release/$program" | grep -E 'libswift|libstdc|Foundation'; then
    echo "FAILED $program links more than the C library"
    exit 1
  fi
done
[ "$("$scratch/release/embedded")" = en-GB ]
"$scratch/release/embedded-matching"
# The same answers on 32 bits, which Apple Watch has too.
python3 -m venv "$scratch/python" && "$scratch/python/bin/pip" install --quiet wasmtime==50.0.1
"$root/Scripts/build-wasm32.sh" "$scratch/answers.wasm" prepare,answer,answer_bytes \
  "$root"/Tests/Embedded/WebAssembly/Answers.swift "$root"/Tests/Embedded/Sources/embedded-answers/{Question,Columns}.swift
"$scratch/python/bin/python" "$root/Tests/Embedded/compare_vectors.py" "$root/Tests/Vectors" \
  "$scratch/release/embedded-answers" "$scratch/answers.wasm"
strip -o "$log" "$scratch/release/embedded-matching"
echo "ok     Embedded Swift: a matching program of $(stat -c %s "$log") bytes, stripped, with only the C library"

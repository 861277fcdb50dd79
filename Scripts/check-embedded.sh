#!/usr/bin/env bash
# Compiles the modules of the runtime as Embedded Swift, with warnings as errors, and runs two programs with them: one
# checks answers of its own, the other answers the vectors of ICU. Both must need only the C library: no Swift runtime,
# and none of Swift's Unicode tables, which a comparison of Strings would need. For Linux. Run by .ci/run.
#
# usage: Scripts/check-embedded.sh [SCRATCH]      SCRATCH keeps the build between runs
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=${1:-$root/.build-embedded}

# Each function has a section of its own, and the linker drops the unused ones. The derived == of types that hold a
# String needs the Unicode tables: a program that does not compare such values must not need them.
flags=(
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --gc-sections
)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build --package-path "$root/Tests/Embedded" --scratch-path "$scratch" -c release "${flags[@]}" > "$log" 2>&1 \
  || { cat "$log"; exit 1; }
if grep -E '/(Sources|Tests)/[^:]*:[0-9]+:[0-9]+: (warning|error):' "$log"; then
  echo "FAILED warnings are errors here"
  exit 1
fi

for program in embedded-matching embedded-answers; do
  # A program of ordinary Swift would link libswiftCore.
  if ldd "$scratch/release/$program" | grep -E 'libswift|libstdc|Foundation'; then
    echo "FAILED $program links more than the C library"
    exit 1
  fi
done
"$scratch/release/embedded-matching"
python3 "$root/Tests/Embedded/compare_vectors.py" "$scratch/release/embedded-answers" "$root/Tests/Vectors"
strip -o "$log" "$scratch/release/embedded-matching"
echo "ok     Embedded Swift: a matching program of $(stat -c %s "$log") bytes, stripped, with only the C library"

#!/usr/bin/env bash
# Measures the tables, the code and what small clients link, and prints Markdown. Fails if the tables of matching and
# likely subtags together exceed 64 KB, if a table in the binary differs from its source, or if a client links a table
# of a module that it does not use. Needs binutils and python3. For Linux.
#
# usage: Scripts/measure-size.sh [SCRATCH]      SCRATCH keeps the two builds between runs
# environment: LOCALE_SHARED and LOCALE_PEERS, the peers' harness and where it was built, for ICU's resources
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=${1:-$root/.build-sizes}
mkdir -p "$scratch"

# build NAME FLAGS...: the clients of Tests/Sizes.
build() {
  swift build --package-path "$root/Tests/Sizes" --scratch-path "$scratch/$1" -c release "${@:2}" \
    > "$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
}
build shared
# By default Swift on ELF keeps every public function of a linked module. With these flags it drops the unused ones.
build internalized -Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xswiftc -Xfrontend -Xswiftc -function-sections

python3 -B "$root/Scripts/sizes/measure.py" "$root/Sources/Runtime" "$scratch/shared/release" \
  "$scratch/internalized/release" "${LOCALE_SHARED:-$root/../shared}" "${LOCALE_PEERS:-/tmp/peers}"

#!/usr/bin/env bash
# Links Swift sources with the runtime's modules and LocalizationEngines as a WebAssembly module that needs no SDK: the toolchain brings Embedded
# Swift's library for wasm32-unknown-none-wasm, clang and wasm-ld; Examples/WebPage/libc.c has the functions of C that compiled
# Swift calls. Run by Examples/WebPage/build.sh and Scripts/check-embedded.sh.
#
# usage: Scripts/build-wasm32.sh OUTPUT.wasm FUNCTION,… SOURCE.swift…      exports the functions; keeps the runtime's modules
#                                                                          in .build-wasm32 for the next run
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
output=$1
exports=$2
shift 2
triple=wasm32-unknown-none-wasm
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$tools/../lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
[ -f "$library" ] || { echo "this toolchain has no Embedded Swift for $triple" >&2; exit 69; }

# Another compiler, other flags or another list of sources make all of them anew.
key=$( (swiftc --version 2>&1; cat "${BASH_SOURCE[0]}"; cd "$root" && find Sources -name '*.swift' | LC_ALL=C sort) | cksum)
work=$root/.build-wasm32/${key%% *}
[ -d "$work" ] || rm -rf "$root/.build-wasm32"
mkdir -p "$work" "$(dirname "$output")"
flags=(-target $triple -enable-experimental-feature Embedded -swift-version 6 -wmo -Osize -parse-as-library -I "$work")
objects=()
for module in Runtime/LocaleCore Runtime/LocaleAliases Runtime/LocaleMatching Runtime/LocaleCanonicalization Runtime/LocaleValidity \
  Runtime/LocalePlurals Apps/LocalizationEngines; do
  mapfile -t sources < <(find "$root/Sources/$module" -name '*.swift' | LC_ALL=C sort)
  module=$(basename "$module")
  # Compiled again only if a source of it, or a module before it, is newer.
  if [ ! -f "$work/$module.o" ] || [ -n "$(find "${sources[@]}" "${objects[@]}" -newer "$work/$module.o" -print -quit)" ]; then
    swiftc "${flags[@]}" -module-name $module -package-name swift_locale_matching "${sources[@]}" \
      -emit-module -emit-module-path "$work/$module.swiftmodule" -c -o "$work/$module.o"
  fi
  objects+=("$work/$module.o")
done
swiftc "${flags[@]}" -module-name Program "$@" -c -o "$work/Program.o"
"$tools/clang" -target $triple -Os -ffreestanding -fno-builtin -Wall -Werror -c "$root/Examples/WebPage/libc.c" -o "$work/libc.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=262144 $(printf -- '--export=%s ' ${exports//,/ }) \
  "$work/Program.o" "${objects[@]}" "$work/libc.o" "$library" -o "$output"

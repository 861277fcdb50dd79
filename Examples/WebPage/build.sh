#!/usr/bin/env bash
# Makes a page that matches in the browser: one file, with LocaleMatching in it as WebAssembly.
#
# usage: Examples/WebPage/build.sh [OUTPUT.html]     (default: .build/which-locale.html beside this script)
#
# No SDK is needed: the toolchain brings Embedded Swift's library for wasm32-unknown-none-wasm, clang and wasm-ld, and the
# runtime imports nothing. libc.c has the dozen functions of C that compiled Swift calls.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$here/.build
output=${1:-$work/which-locale.html}
mkdir -p "$work"
triple=wasm32-unknown-none-wasm
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$tools/../lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
[ -f "$library" ] || { echo "this toolchain has no Embedded Swift for $triple" >&2; exit 69; }

flags=(-target $triple -enable-experimental-feature Embedded -swift-version 6 -wmo -Osize -parse-as-library)
# A module is compiled again only if a source of it, or a module that it imports, is newer.
objects=()
for module in LocaleCore LocaleMatching; do
  mapfile -t sources < <(find "$root/Sources/Runtime/$module" -name '*.swift' | LC_ALL=C sort)
  if [ ! -f "$work/$module.o" ] || [ -n "$(find "${sources[@]}" "${objects[@]}" -newer "$work/$module.o" -print -quit)" ]; then
    swiftc "${flags[@]}" -I "$work" -module-name $module -package-name swift_locale_matching "${sources[@]}" \
      -emit-module -emit-module-path "$work/$module.swiftmodule" -c -o "$work/$module.o"
  fi
  objects+=("$work/$module.o")
done
swiftc "${flags[@]}" -I "$work" -module-name Matching "$here/Matching.swift" -c -o "$work/Matching.o"
"$tools/clang" -target $triple -Os -ffreestanding -fno-builtin -Wall -Werror -c "$here/libc.c" -o "$work/libc.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=262144 \
  --export=prepare --export=answer --export=answer_bytes --export=release \
  "$work/Matching.o" "${objects[@]}" "$work/libc.o" "$library" -o "$work/matcher.wasm"

# No character of base64 has a meaning in a replacement of sed or in a string of JavaScript.
{
  sed -n '1,/@MATCHER@/p' "$here/page.html" | sed '$s/@MATCHER@.*//' | head -c -1
  base64 -w 0 "$work/matcher.wasm"
  sed -n '/@MATCHER@/,$p' "$here/page.html" | sed '1s/.*@MATCHER@//'
} > "$output"
echo "$output: $(wc -c < "$output") bytes, of which matcher.wasm $(wc -c < "$work/matcher.wasm") before base64"

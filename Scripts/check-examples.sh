#!/usr/bin/env bash
# Builds the packages in Examples/ and runs them: a command-line app whose build makes its localizations from .lproj
# folders, a server that chooses by Accept-Language, and an Embedded Swift program. None of them fetches a package.
#
# usage: Scripts/check-examples.sh [SCRATCH]      SCRATCH keeps the builds between runs
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scratch=${1:-$work}
failed=0

# build SCRATCH EXAMPLE ARGUMENTS...: examples that are built with the same options share a folder with other clients.
build() {
  swift build --package-path "$root/Examples/$2" --scratch-path "$scratch/$1" "${@:3}" > "$work/log" 2>&1 \
    || { tail -30 "$work/log"; exit 1; }
  if grep -E "/Examples/.*: (warning|error):" "$work/log"; then failed=1; fi
  [ ! -e "$root/Examples/$2/Package.resolved" ] || { echo "FAILED $2 fetches a package"; exit 1; }
}

# expect WHAT EXPECTED FOUND
expect() {
  if [ "$2" = "$3" ]; then echo "ok     $1: $3"; else echo "FAILED $1: '$3', not '$2'"; failed=1; fi
}

# The command plugin writes the file that is checked in from the list beside it.
for example in server embedded; do
  if swift package --package-path "$root/Examples/$example" --scratch-path "$scratch/shared" \
    --allow-writing-to-package-directory write-app-locale --check > "$work/log" 2>&1; then
    echo "ok     $example: AppLocale.swift is what its locales.json gives"
  else
    tail -3 "$work/log"
    failed=1
  fi
done

build shared command-line
hello=$scratch/shared/debug/hello
expect "command line, by argument" "How do you do, Anna? [en-GB]" "$("$hello" Anna en-IT)"
expect "command line, by environment" "Buondì, Anna! [it-CH]" "$(LANGUAGE= LANG=it_CH.UTF-8 "$hello" Anna)"
expect "command line, LANGUAGE before LANG" "你好，Anna！ [zh-Hant]" "$(LANGUAGE=xx:zh_HK LANG=de_DE.UTF-8 "$hello" Anna)"
expect "command line, nothing fits" "Hello, Anna! [en]" "$("$hello" Anna ja)"

build shared server -c release
server=$scratch/shared/release/greeting-server
# ask HEADER: the language of the answer.
ask() { printf 'GET / HTTP/1.1\r\nHost: localhost\r\n%s\r\n\r\n' "$1" | "$server" | tr -d '\r' | sed -n 's/^Content-Language: //p'; }
expect "server, by weight" fr "$(ask 'Accept-Language: fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5')"
expect "server, excluded" en "$(ask 'Accept-Language: en-AU, en-GB;q=0')"
expect "server, any but English" de "$(ask 'Accept-Language: *, en;q=0')"
expect "server, no header" en "$(ask 'Accept: */*')"
expect "server, no request" "HTTP/1.1 400 Bad Request" "$(echo nonsense | "$server" | head -1 | tr -d '\r')"

build embedded embedded -c release -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo
kiosk=$scratch/embedded/release/kiosk
expect "embedded" "en-GB zh-Hant de en it-CH" "$("$kiosk" | sed 's/:.*//' | tr '\n' ' ' | sed 's/ $//')"
! ldd "$kiosk" | grep -q libswiftCore || { echo "FAILED the embedded program links the Swift runtime"; failed=1; }
exit "$failed"

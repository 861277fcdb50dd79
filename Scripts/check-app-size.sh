#!/usr/bin/env bash
# Proves what an app pays for its own tables: the bytes of the tables for seven and for 43 localizations, what a linked
# program gains over the same program without any matching (release, stripped), and how many instructions a match takes,
# beside the general matcher's over the same list and the same identifiers.
#
# usage: Scripts/check-app-size.sh [GENERATE-APP-LOCALE]      the generator as a program; by default it is built here
#
# Exits with 1 if a limit is exceeded: 4096 and 16384 bytes of tables, 32768 bytes of program, 90 instructions of a match
# and two thirds of the general matcher's, 2000 instructions of a first match, 1.2 times the general matcher's of rare forms.
# For Linux. Instructions are counted if valgrind is installed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

generator=${1:-}
if [ -z "$generator" ]; then
  generator=$root/.build/debug/generate-app-locale
  [ -x "$generator" ] || swift build --package-path "$root" --disable-default-traits --product generate-app-locale > /dev/null
fi

cp -R "$root/Tests/Clients/app-size" "$work/app"
sed -i "s|\"../../..\"|\"$root\"|" "$work/app/Package.swift"

failed=0
# at_most WHAT NUMBER LIMIT
at_most() {
  if [ "$2" -le "$3" ]; then echo "ok     $1: $2 of at most $3"; else echo "FAILED $1: $2 of at most $3"; failed=1; fi
}

# tables NAME LIMIT LIST: the number of bytes that the head of the generated file states.
tables() {
  mkdir -p "$work/$1"
  printf '{ "supported": [%s] }\n' "$(echo "$3" | sed 's/[^,]*/"&"/g')" > "$work/$1/locales.json"
  "$generator" --folder "$work/$1" --to "$work/$1/AppLocale.swift" > /dev/null
  at_most "bytes of tables, $1" "$(sed -n 's|^// [0-9]* localizations, \([0-9]*\) bytes.*|\1|p' "$work/$1/AppLocale.swift")" "$2"
}
medium="en,en-AU,en-CA,en-GB,en-IN,ar,ca,cs,da,de,el,es,es-419,es-MX,fi,fr,fr-CA,he,hi,hr,hu,id,it,ja,ko,ms,nb,nl,pl"
medium="$medium,pt-BR,pt-PT,ro,ru,sr,sr-Latn,sv,th,tr,uk,vi,zh-Hans,zh-Hant,zh-HK"
tables "7 localizations" 4096 "en,en-IN,en-IE,en-GB,de,it,it-CH"
tables "43 localizations" 16384 "$medium"

cp "$work/7 localizations/AppLocale.swift" "$work/app/Sources/with/"
# LOCALE_SCRATCH may hold the package's modules from the builds of other clients.
scratch=${LOCALE_SCRATCH:-$work}/shared
swift build --package-path "$work/app" --scratch-path "$scratch" -c release > "$work/log" 2>&1 \
  || { cat "$work/log"; exit 1; }
bin=$scratch/release
for program in with general; do
  [ "$("$bin/$program" en-IT)" = en-GB ] || { echo "FAILED $program answers $("$bin/$program" en-IT)"; exit 1; }
done
for program in with without; do strip -o "$work/$program" "$bin/$program"; done
# Code, constants and data, with relocations and unwinding tables.
bytes() { size "$1" | awk 'NR == 2 { print $4 }'; }
at_most "bytes that a program gains" "$(( $(bytes "$work/with") - $(bytes "$work/without") ))" 32768
! nm "$bin/with" | grep -E 'LikelySubtagsTable|DistanceTable|HeaderNegotiation' \
  || { echo "FAILED tables of the full library are linked"; failed=1; }
if nm "$bin/with" | grep -E '( |_)(\$s[A-Za-z0-9_]+W[Zz]|_?swift_once)$'; then
  echo "FAILED something is initialised on first use"
  failed=1
fi

if command -v valgrind > /dev/null; then
  instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bin/$1" --repeat "$2" "${@:3}" 2>&1 \
      | sed -n 's/.*Collected : //p'
  }
  identifiers=(en-IT de zh-Hant-TW it-CH fr en-AU en-US sr-Latn-RS es-419 da)
  # each PROGRAM IDENTIFIER...: the instructions of one match: a run of 2000 rounds minus a run of 1000.
  each() {
    local one two
    one=$(instructions "$1" 1000 "${@:2}")
    two=$(instructions "$1" 2000 "${@:2}")
    echo $(( (two - one) / (1000 * ($# - 1)) ))
  }
  ours=$(each with "${identifiers[@]}")
  general=$(each general "${identifiers[@]}")
  echo "       instructions of a match from a String, the loop over an array included: $ours, the general matcher's $general"
  at_most "instructions of a match" "$ours" 90
  at_most "hundredths of the general matcher's instructions" $((100 * ours / general)) 66
  for rare in de-DE-1996 en-US-u-hc-h23-ca-buddhist en-XA; do
    ours=$(each with "$rare")
    general=$(each general "$rare")
    echo "       instructions of $rare: $ours, the general matcher's $general"
    at_most "hundredths of the general matcher's instructions for $rare" $((100 * ours / general)) 120
  done
  # The first match: a fresh process with one match, minus one without. The loader costs the same in both.
  none=$(instructions with 0 en-IT)
  first=$(instructions with 1 en-IT)
  at_most "instructions of the first match" "$((first - none))" 2000
fi
exit "$failed"

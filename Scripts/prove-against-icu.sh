#!/usr/bin/env bash
# Compares the matcher, canonical forms, plural rules and the engine `apple` with the ICU inside the Swift toolchain (76.1,
# CLDR 46, Apple's fork) on random cases. Run by .ci/run with few cases and by Scripts/release-check with many; run it
# yourself after every change of the runtime or the generator.
#
# usage: Scripts/prove-against-icu.sh [COUNT]      matches, distances and lists of Apple's function; 200000 unless told.
#                                                  Half as many canonical forms, a quarter as many likely subtags
#
# Differences are explained in Tests/Oracle/known_differences*.tsv, or they fail. Needs `swift build` of this package.
# Benchmarks are built in .build-proof, on tables made from CLDR 46 with Apple's ten changed rows of likely subtags, so that
# nothing but the matcher can differ.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-200000}
releases=$(bash Scripts/cldr-releases.sh 46)
work=.build-proof
package=$work/package
export PYTHONDONTWRITEBYTECODE=1

rm -rf "$work/release" "$package"
mkdir -p "$package/Sources" "$work/release"
cp -R "$releases/46/common" "$work/release/common"
chmod -R u+w "$work/release"
python3 Tests/Oracle/apply_likely_subtags.py "$work/release" Tests/Oracle/apple_likely_subtags.tsv
# -p keeps the times of files, so that a later run compiles little again.
cp -pR Package.swift Sources Plugins Tests "$package/"
mkdir "$package/Benchmarks"
cp -pR Benchmarks/Package.swift Benchmarks/Sources "$package/Benchmarks/"
.build/debug/cldr-tables update --package "$package" --release 46 --from "$work/release" --no-report > /dev/null
# SwiftPM would take the plan of the run before, without a file that is new.
for product in locale-matching-peer plural-peer app-localization-peer; do
  swift build -c release --disable-build-manifest-caching --package-path "$package/Benchmarks" --scratch-path "$work/build" --product $product > "$work/log" 2>&1 \
    || { cat "$work/log"; exit 1; }
done
programs=$work/build/release

# The toolchain's static ICU, asked by our own program.
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
static=$toolchain/lib/swift_static
"$toolchain/bin/clang++" -std=c++17 -O2 -Wno-everything -DTOOLCHAIN -I"$static" \
  Tests/Oracle/icu.cpp -o "$work/icu" "$static/linux/lib_FoundationICU.a" -lpthread -lm -ldl

status=0
ask() { python3 "Tests/Oracle/$1" --data "$work/release" "${@:2}" || status=1; }
both() { ask "$1" --peer "$work/icu" --peer "$programs/locale-matching-peer" "${@:2}"; }

both fuzz_match.py --kind match-options --count "$count" --seed 76
both fuzz_match.py --kind match --count "$count" --seed 77
both fuzz_match.py --kind distance --count "$count" --seed 78
both fuzz_match.py --kind rows-maximize
both fuzz_match.py --kind rows-minimize
both fuzz_match.py --kind maximize --count $((count / 4)) --seed 79
both fuzz_match.py --kind minimize --count $((count / 4)) --seed 80
both fuzz_match.py --kind match-options --cases Tests/Oracle/corner_cases_match.tsv
both fuzz_canonical.py --count $((count / 2)) --seed 81
ask fuzz_plurals.py --oracle "$work/icu" --peer "$programs/plural-peer" \
  --integers $((count / 100)) --count $((count / 4)) --ranges "$count" --seed 82
ask fuzz_apple.py --oracle "$work/icu" --peer "$programs/app-localization-peer" --count "$count" --seed 5
[ "$status" = 0 ] && echo "agrees with the toolchain's ICU" || echo "DIFFERS from the toolchain's ICU"
exit "$status"

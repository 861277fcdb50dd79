#!/usr/bin/env bash
# Compares this matcher with the ICU inside the Swift toolchain (ICU 76.1, CLDR 46, Apple's fork) on random cases.
#
#   Scripts/prove-against-icu.sh [COUNT]      COUNT matches and distances, 200000 unless told; half as many canonical
#                                             forms (100000), a quarter as many likely subtags
#
# Needs the upstream data and the peers' sources, which are not part of a clone: $LOCALE_SHARED, by default ../shared.
# Builds the runtime on tables made from CLDR 46 with Apple's ten changed rows of likely subtags
# (Tests/Oracle/apple_likely_subtags.tsv), so that those rows hide nothing else. Uses .build-proof.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-200000}
shared=$(cd "${LOCALE_SHARED:-../shared}" && pwd)
tool=${CLDR_TABLES:-.build/debug/cldr-tables}
[ -x "$tool" ] || { echo "no $tool: run 'swift build --product cldr-tables' first, or set CLDR_TABLES" >&2; exit 2; }
work=.build-proof
rm -rf "$work/release" "$work/package" "$work/CLDR"
mkdir -p "$work/package/Sources" "$work/release"

# The oracle: the peers' harness around the toolchain's static ICU.
if [ ! -x "$work/icu76" ]; then
  toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
  static="$toolchain/lib/swift_static"
  "$toolchain/bin/clang++" -std=c++17 -O2 -Wno-everything -DFOUNDATION_ICU -I"$static" "$shared/peers/icu/icu_peer.cpp" \
    -o "$work/icu76" "$static/linux/lib_FoundationICU.a" -lpthread -lm -ldl
fi

# The same runtime on other tables: only Tables/Pregenerated differs from the checkout.
cp -R "$shared/cldr/46/common" "$work/release/common"
chmod -R u+w "$work/release"
python3 Tests/Oracle/apply_likely_subtags.py "$work/release" Tests/Oracle/apple_likely_subtags.tsv
"$tool" import --release 46 --from "$work/release" --to "$work/CLDR" --source-name "CLDR 46 with Apple's changes" >/dev/null
cp Package.swift "$work/package/"
for folder in Sources/* Plugins Tests CLDR; do
  case $folder in
    Sources/Runtime)
      cp -R "$folder" "$work/package/$folder" ;;
    *) ln -sfn "$PWD/$folder" "$work/package/$folder" ;;
  esac
done
cp -R Benchmarks "$work/package/Benchmarks"
rm -rf "$work/package/Benchmarks/.build"
"$tool" generate --from "$work/CLDR" --to "$work/package/Sources/Runtime" --pregenerated >/dev/null
swift build -c release --package-path "$work/package/Benchmarks" --scratch-path "$work/build" \
  --product locale-matching-peer 2>&1 | tail -1
peer="$PWD/$work/build/release/locale-matching-peer"

status=0
check() {
  local kind=$1
  shift
  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Oracle/fuzz_match.py --data "$work/release" --kind "$kind" \
    --peer "$work/icu76" --peer "$peer" "$@" || status=1
}
PYTHONDONTWRITEBYTECODE=1 python3 Tests/Oracle/fuzz_toolchain.py --data "$work/release" \
  --oracle "$shared/oracle/toolchain_icu.py" --peer "$peer" --count "$count" --seed 20261121 || status=1
check match-options --count "$count" --seed 76
check match --count "$count" --seed 77
check distance --count "$count" --seed 78
check rows-maximize
check rows-minimize
check maximize --count "$((count / 4))" --seed 79
check minimize --count "$((count / 4))" --seed 80
check match-options --cases Tests/Oracle/corner_cases_match.tsv
PYTHONDONTWRITEBYTECODE=1 python3 Tests/Oracle/fuzz_canonical.py --data "$work/release" \
  --peer "$work/icu76" --peer "$peer" --count "$((count / 2))" --seed 81 || status=1

# Plural rules, on the same tables: the ICU, and the reference on every locale.
swift build -c release --package-path "$work/package" --disable-default-traits --scratch-path "$work/build-plurals" \
  --product prove-plural-rules 2>&1 | tail -1
plurals="$PWD/$work/build-plurals/release/prove-plural-rules"
PYTHONDONTWRITEBYTECODE=1 python3 Tests/Oracle/fuzz_plurals.py --data "$work/release" \
  --oracle "$shared/oracle/toolchain_icu.py" --peer "$plurals" --count "$((count / 4))" --seed 82 || status=1
"$plurals" "$work/release" "$((count / 2))" || status=1
[ "$status" = 0 ] && echo "agrees with the toolchain's ICU" || echo "DIFFERS from the toolchain's ICU"
exit "$status"

#!/usr/bin/env bash
# Compares this matcher with the ICU inside the Swift toolchain (ICU 76.1, CLDR 46, Apple's fork) on random cases.
#
#   Scripts/prove-against-icu.sh [COUNT]      COUNT matches and distances, by default 200000; half as many canonical
#                                             forms (100000), a quarter as many likely subtags
#
# Needs the upstream data and the peers' sources, which are not part of a clone: $LOCALE_SHARED, by default ../shared.
# Builds the runtime by Scripts/build-on-cldr-46.sh, in .build-proof.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-200000}
shared=$(cd "${LOCALE_SHARED:-../shared}" && pwd)
work=.build-proof
mkdir -p "$work"

# The oracle: the peers' harness around the toolchain's static ICU.
if [ ! -x "$work/icu76" ]; then
  toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
  static="$toolchain/lib/swift_static"
  "$toolchain/bin/clang++" -std=c++17 -O2 -Wno-everything -DFOUNDATION_ICU -I"$static" "$shared/peers/icu/icu_peer.cpp" \
    -o "$work/icu76" "$static/linux/lib_FoundationICU.a" -lpthread -lm -ldl
fi

bash Scripts/build-on-cldr-46.sh locale-matching-peer
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
  --oracle "$shared/oracle/toolchain_icu.py" --peer "$plurals" --locales "$shared/peers/workload/large.tsv" \
  --integers "$((count / 100))" --count "$((count / 4))" --seed 82 || status=1
"$plurals" "$work/release" "$((count / 2))" || status=1
[ "$status" = 0 ] && echo "agrees with the toolchain's ICU" || echo "DIFFERS from the toolchain's ICU"
exit "$status"

#!/usr/bin/env bash
# Compares the engine `apple` with the function that Apple's bundles call, in the ICU of the Swift toolchain, on random
# lists like those of apps.
#
#   Scripts/prove-apple-engine.sh [COUNT] [SEED]      300000 cases and seed 5 unless told
#
# Needs upstream CLDR 46 and the oracle, which are not part of a clone: $LOCALE_SHARED, by default ../shared.
# Builds the engine on tables made from CLDR 46 with Apple's ten changed rows of likely subtags, without any trait.
# Uses .build-proof-apple.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-300000}
seed=${2:-5}
shared=$(cd "${LOCALE_SHARED:-../shared}" && pwd)
tool=${CLDR_TABLES:-.build/debug/cldr-tables}
[ -x "$tool" ] || { echo "no $tool: run 'swift build --product cldr-tables' first, or set CLDR_TABLES" >&2; exit 2; }
work=.build-proof-apple
package=$work/package
rm -rf "$work/release" "$work/CLDR" "$package"
mkdir -p "$package/Sources" "$work/release"

cp -R "$shared/cldr/46/common" "$work/release/common"
chmod -R u+w "$work/release"
python3 Tests/Oracle/apply_likely_subtags.py "$work/release" Tests/Oracle/apple_likely_subtags.tsv
"$tool" import --release 46 --from "$work/release" --to "$work/CLDR" --source-name "CLDR 46 with Apple's changes" >/dev/null

# The checkout with other tables: what has none is linked, not copied. -p keeps the times, so that little is rebuilt.
for folder in Sources/* Plugins Tests CLDR; do
  case $folder in
    Sources/Runtime) cp -pR "$folder" "$package/$folder" ;;
    *) ln -sfn "$PWD/$folder" "$package/$folder" ;;
  esac
done
cp -p Package.swift "$package/"
mkdir -p "$package/Benchmarks"
cp -p Benchmarks/Package.swift "$package/Benchmarks/"
ln -sfn "$PWD/Benchmarks/Sources" "$package/Benchmarks/Sources"
"$tool" generate --from "$work/CLDR" --to "$package/Sources/Runtime" --pregenerated >/dev/null
swift build -c release --package-path "$package/Benchmarks" --scratch-path "$work/build" \
  --product app-localization-peer 2>&1 | tail -1
PYTHONDONTWRITEBYTECODE=1 python3 Tests/Oracle/fuzz_apple.py --data "$work/release" \
  --oracle "$shared/oracle/toolchain_icu.py" --peer "$work/build/release/app-localization-peer" \
  --count "$count" --seed "$seed"

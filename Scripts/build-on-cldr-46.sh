#!/usr/bin/env bash
# Builds programs of Benchmarks in release on tables made from CLDR 46 with Apple's ten changed rows of likely subtags
# (Tests/Oracle/apple_likely_subtags.tsv), so that nothing but the matcher can differ from the ICU inside the toolchain.
#
#   Scripts/build-on-cldr-46.sh PRODUCT...      leaves .build-proof/build/release/PRODUCT, the data in .build-proof/release
#
# Needs upstream CLDR 46, which is not part of a clone: $LOCALE_SHARED, by default ../shared. The programs that compare
# with ICU share this build: only Tables/Pregenerated of the runtime differ from the checkout.
set -euo pipefail
cd "$(dirname "$0")/.."
shared=$(cd "${LOCALE_SHARED:-../shared}" && pwd)
tool=${CLDR_TABLES:-.build/debug/cldr-tables}
[ -x "$tool" ] || { echo "no $tool: run 'swift build --product cldr-tables' first, or set CLDR_TABLES" >&2; exit 2; }
work=.build-proof
package=$work/package
# Made once for all programs: later calls find the same sources, with their times, and compile only what differs.
if [ ! -f "$work/prepared" ] \
  || [ -n "$(find Package.swift Sources Benchmarks/Package.swift Tests/Oracle "$tool" -newer "$work/prepared" -print -quit)" ]; then
  rm -rf "$work/release" "$work/CLDR" "$package"
  mkdir -p "$package/Sources" "$work/release"

  cp -R "$shared/cldr/46/common" "$work/release/common"
  chmod -R u+w "$work/release"
  python3 Tests/Oracle/apply_likely_subtags.py "$work/release" Tests/Oracle/apple_likely_subtags.tsv
  "$tool" import --release 46 --from "$work/release" --to "$work/CLDR" --source-name "CLDR 46 with Apple's changes" >/dev/null

  # A copy of the checkout with other tables. Folders without tables are linked, not copied. -p keeps the times of
  # files, so that little is compiled again.
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
  "${tool%/*}/generate-tables" --from "$work/CLDR" --to "$package/Sources/Runtime" --pregenerated >/dev/null
  touch "$work/prepared"
fi
for product in "$@"; do
  swift build -c release --package-path "$package/Benchmarks" --scratch-path "$work/build" --product "$product" 2>&1 | tail -1
done

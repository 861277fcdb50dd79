#!/usr/bin/env bash
# Proves that another CLDR release works: imports it into a copy of the package, builds the copy with tables made in the
# build, and runs the tests that compare the runtime with the reference matcher on that release.
#
# usage: Scripts/prove-on-release.sh RELEASE PATH     41 /usr/share/unicode/cldr
#
# Takes minutes, because the copy compiles swift-syntax. Uses .build-proof. Tests about the answers of one release are
# left out: golden vectors, corpora, and the documents that name 48.2.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -eq 2 ] || { echo "usage: $0 RELEASE PATH" >&2; exit 64; }
release=$1
source=$(cd "$2" && pwd)
tool=${CLDR_TABLES:-.build/debug/cldr-tables}
[ -x "$tool" ] || { echo "no $tool: run 'swift build --product cldr-tables' first, or set CLDR_TABLES" >&2; exit 2; }
copy=$PWD/.build-proof/release
rm -rf "$copy"
mkdir -p "$copy"
cp -R Package.swift Sources Plugins Tests CLDR CHANGELOG.md "$copy/"
"$tool" update --package "$copy" --release "$release" --from "$source" > .build-proof/release.log
sed -n '/files changed/p' .build-proof/release.log
"$tool" check --package "$copy"

cd "$copy"
swift build --build-tests --scratch-path ../release-build -j 2 2>&1 | tail -1
tests='DistanceAgreementTests|MatcherAgreementTests|CanonicalAgreementTests|LikelySubtagsTests/(every|comb)'
tests+='|FallbackTests/(everyRow|agrees)'
log=$(mktemp)
swift test --skip-build --scratch-path ../release-build --filter "$tests" > "$log" 2>&1 || { tail -40 "$log"; exit 1; }
grep -E 'agree, seed|Test run with' "$log"
grep -qE 'Test run with [1-9][0-9]* tests.* passed' "$log"

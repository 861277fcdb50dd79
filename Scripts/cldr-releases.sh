#!/usr/bin/env bash
# Prints the folder that has CLDR's releases as they were published, one folder each: LOCALE_CLDR, ../shared/cldr, or .build-cldr,
# into which those that no folder has are fetched from Unicode's repository. Their licence is that of CLDR/LICENSE.
#
# usage: Scripts/cldr-releases.sh VERSION...      those of the tests are in Tests/TestSupport/Surroundings.swift
set -euo pipefail
cd "$(dirname "$0")/.."
folders=("${LOCALE_CLDR:-../shared/cldr}" .build-cldr)

for folder in "${folders[@]}"; do
  missing=()
  for version in "$@"; do [ -d "$folder/$version/common" ] || missing+=("$version"); done
  if [ "${#missing[@]}" -eq 0 ]; then cd "$folder" && pwd && exit; fi
done
for version in "${missing[@]}"; do
  part=.build-cldr/$version.part
  rm -rf "$part"  # what an interrupted run left
  git -c advice.detachedHead=false clone --quiet --depth 1 --filter=blob:none --sparse --branch "release-${version//./-}" \
    https://github.com/unicode-org/cldr "$part" >&2
  git -C "$part" sparse-checkout set common/{bcp47,dtd,properties,supplemental,validity} >&2
  rm -rf ".build-cldr/$version" && mv "$part" ".build-cldr/$version"
done
cd .build-cldr && pwd

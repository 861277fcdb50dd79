#!/usr/bin/env bash
# Makes which-locale for machines without a Swift toolchain: statically linked except for the C library, stripped, as an
# archive and as an artifact bundle (SE-0305) that a package can name as a binary target, with their checksums. Then runs it
# with an empty environment. Run it for a release, on Linux.
#
# usage: Scripts/release-binary.sh [FOLDER]      where to put them; .build-release-binary unless told
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
output=${1:-$root/.build-release-binary}
product=which-locale
build=(swift build --package-path "$root" --scratch-path "$output/build" -c release --static-swift-stdlib --disable-default-traits)
version=$(sed -n 's/.*text = "\(.*\)".*/\1/p' "$root/Sources/Apps/ProgramSupport/ProductVersion.swift")
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -1)

"${build[@]}" --product $product
name=$product-$version-$triple
program=$output/$product.artifactbundle/$name/bin/$product
rm -rf "$output/$product.artifactbundle"
mkdir -p "$(dirname "$program")"
cp "$("${build[@]}" --show-bin-path)/$product" "$program"
strip "$program"
cat > "$output/$product.artifactbundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "$product": {
      "type": "executable",
      "version": "$version",
      "variants": [{ "path": "$name/bin/$product", "supportedTriples": ["$triple"] }]
    }
  }
}
JSON

elsewhere=$(mktemp -d)
trap 'rm -rf "$elsewhere"' EXIT
cp "$program" "$elsewhere"
found=$(cd "$elsewhere" && env -i PATH=/usr/bin:/bin ./$product match --supported en,en-GB --preferred en-IT)
[ "$found" = en-GB ] || { echo "it answers '$found'"; exit 1; }
! ldd "$elsewhere/$product" | grep -E 'swift|Foundation|libicu|libxml2' || { echo "it loads libraries of the toolchain"; exit 1; }

cd "$output"
rm -f "$product.artifactbundle.zip"
tar -czf "$name.tar.gz" -C "$(dirname "$program")" $product
python3 -m zipfile -c "$product.artifactbundle.zip" "$product.artifactbundle"
sha256sum "$name.tar.gz" "$product.artifactbundle.zip" | tee checksums.txt
echo "$(wc -c < "$program") bytes"

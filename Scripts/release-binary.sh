#!/usr/bin/env bash
# Makes which-locale for machines without a Swift toolchain: statically linked except for the C library, stripped, as an
# archive that is named after its machine. Then runs it with an empty environment. Run it for a release, on each machine;
# then once with --bundle, which makes of all archives one artifact bundle (SE-0305) that a package can name as a binary
# target, and the checksums.
#
# usage: Scripts/release-binary.sh [--bundle] [FOLDER]      where they are put; .build-release-binary unless told
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
product=which-locale
version=$(sed -n 's/.*text = "\(.*\)".*/\1/p' "$root"/Sources/Apps/*/ProductVersion.swift)

if [ "${1:-}" = --bundle ]; then
  cd "${2:-$root/.build-release-binary}"
  rm -rf $product.artifactbundle $product.artifactbundle.zip checksums.txt
  variants=()
  for archive in $product-"$version"-*.tar.gz; do
    name=${archive%.tar.gz}
    mkdir -p "$product.artifactbundle/$name/bin"
    tar -xzf "$archive" -C "$product.artifactbundle/$name/bin"
    variants+=("{ \"path\": \"$name/bin/$product\", \"supportedTriples\": [\"${name#$product-$version-}\"] }")
  done
  [ "${#variants[@]}" -gt 0 ]
  list=$(printf ',\n        %s' "${variants[@]}")
  cat > $product.artifactbundle/info.json <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "$product": {
      "type": "executable",
      "version": "$version",
      "variants": [${list#,}
      ]
    }
  }
}
JSON
  python3 -m json.tool $product.artifactbundle/info.json > /dev/null
  python3 -m zipfile -c $product.artifactbundle.zip $product.artifactbundle
  rm -r $product.artifactbundle
  shopt -s nullglob  # the versions of packages are beside them in a release alone
  sha256sum $product-*.tar.gz $product.artifactbundle.zip Package-*.resolved > checksums.txt
  sha256sum -c checksums.txt
  exit
fi

output=${1:-$root/.build-release-binary}
build=(swift build --package-path "$root" --scratch-path "$output/build" -c release --static-swift-stdlib --disable-default-traits)
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -1)
"${build[@]}" --product $product
elsewhere=$(mktemp -d)
trap 'rm -rf "$elsewhere"' EXIT
cp "$("${build[@]}" --show-bin-path)/$product" "$elsewhere"
strip "$elsewhere/$product"
found=$(cd "$elsewhere" && env -i PATH=/usr/bin:/bin ./$product match --supported en,en-GB --preferred en-IT)
[ "$found" = en-GB ] || { echo "it answers '$found'"; exit 1; }
! ldd "$elsewhere/$product" | grep -E 'swift|Foundation|libicu|libxml2' || { echo "it loads libraries of the toolchain"; exit 1; }
tar -czf "$output/$product-$version-$triple.tar.gz" -C "$elsewhere" $product
echo "$(wc -c < "$elsewhere/$product") bytes"

#!/usr/bin/env bash
# Makes a program for machines without a Swift toolchain: statically linked except for the C library, and stripped. Also
# makes a zip of it, an artifact bundle (SE-0305) that a package can name as a binary target, and checksums of both.
# Then runs the program from another folder with an empty environment, and checks that it loads no library of the
# toolchain.
#
# usage: Scripts/release-binary.sh [--output FOLDER] [--product which-locale|audit-localizations] [SWIFT BUILD OPTIONS...]
#   --output    where to put them; by default .build-release-binary
#   --product   by default which-locale; audit-localizations needs no other package
#
# The programs take the pre-generated tables, so that nothing compiles swift-syntax. For Linux.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
output=$root/.build-release-binary
product=which-locale
while [ $# -gt 0 ]; do
  case $1 in
    --output) output=$2; shift 2 ;;
    --product) product=$2; shift 2 ;;
    *) break ;;
  esac
done
mkdir -p "$output/archives"
case $product in
  which-locale)
    options=(--disable-default-traits -Xlinker "-L$output/archives")
    # Foundation's XMLParser calls libxml2, which calls further libraries. The linker searches a folder that has only
    # their static archives, so no shared library is linked.
    for library in xml2 icuuc icudata lzma z; do
      archive=$(cc -print-file-name="lib$library.a")
      [ -f "$archive" ] || { echo "lib$library.a is missing: apt-get install libxml2-dev libicu-dev liblzma-dev zlib1g-dev"; exit 1; }
      ln -sf "$archive" "$output/archives/"
      options+=(-Xlinker "-l$library")
    done ;;
  *) options=(--disable-default-traits) ;;
esac
build=(swift build --package-path "$root" --scratch-path "$output/build" -c release --static-swift-stdlib "${options[@]}" "$@")
version=$(sed -n 's/.*text = "\(.*\)".*/\1/p' "$root/Sources/Programs/which-locale/ProductVersion.swift")
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -1)

"${build[@]}" --product "$product"
program=$output/$product.artifactbundle/$product-$version-$triple/bin/$product
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
      "variants": [
        { "path": "$product-$version-$triple/bin/$product", "supportedTriples": ["$triple"] }
      ]
    }
  }
}
JSON

# Run where neither the checkout nor the toolchain exists.
elsewhere=$(mktemp -d)
trap 'rm -rf "$elsewhere"' EXIT
cp "$program" "$elsewhere/$product"
mkdir -p "$elsewhere/App/en.lproj" "$elsewhere/App/de.lproj"
echo '"a" = "%@";' > "$elsewhere/App/en.lproj/Localizable.strings"
echo '"a" = "%d";' > "$elsewhere/App/de.lproj/Localizable.strings"
case $product in
  which-locale) arguments=(audit App --reference en) ;;
  *) arguments=(--path App) ;;
esac
quoted=$(printf '"%s", ' "${arguments[@]}")
status=0
(cd "$elsewhere" && env -i PATH=/usr/bin:/bin "./$product" "${arguments[@]}") > "$elsewhere/log" 2>&1 || status=$?
[ "$status" -le 1 ] && grep -q 'localizations' "$elsewhere/log" || { cat "$elsewhere/log"; echo "it does not run"; exit 1; }
if ldd "$elsewhere/$product" | grep -E 'swift|Foundation|libicu|libxml2'; then echo "it loads libraries of the toolchain or of packages"; exit 1; fi

cd "$output"
rm -f "$product.artifactbundle.zip" "$product-$version-$triple.tar.gz"
tar -czf "$product-$version-$triple.tar.gz" -C "$(dirname "$program")" "$product"
python3 -m zipfile -c "$product.artifactbundle.zip" "$product.artifactbundle"

# Tried in a package that takes the bundle as a binary target: its plugin runs the program in the build, and compiles nothing else.
client=$elsewhere/client
mkdir -p "$client/Plugins/Audit" "$client/Sources"
cp -r "$elsewhere/App" "$client/Sources/App"
touch "$client/Sources/App/App.swift"
cp "$product.artifactbundle.zip" "$client"
cat > "$client/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "client", defaultLocalization: "en",
  targets: [
    .target(name: "App", resources: [.process("en.lproj"), .process("de.lproj")], plugins: ["Audit"]),
    .plugin(name: "Audit", capability: .buildTool(), dependencies: ["$product"]),
    .binaryTarget(name: "$product", path: "$product.artifactbundle.zip"),
  ])
SWIFT
cat > "$client/Plugins/Audit/Audit.swift" <<SWIFT
import PackagePlugin
@main struct Audit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let arguments = [$quoted"--format", "xcode", "--fail-on", "never"].map { \$0 == "App" ? target.directoryURL.path : \$0 }
    return [
      .buildCommand(
        displayName: "Audit", executable: try context.tool(named: "$product").url, arguments: arguments, outputFiles: [])
    ]
  }
}
SWIFT
swift build --package-path "$client" > "$elsewhere/log" 2>&1 && grep -q 'audit.formatMismatch' "$elsewhere/log" \
  || { cat "$elsewhere/log"; echo "no plugin runs it"; exit 1; }
if grep -E 'Compiling (Locale|AppLoc)' "$elsewhere/log"; then echo "the client compiles this package"; exit 1; fi

sha256sum "$product-$version-$triple.tar.gz" "$product.artifactbundle.zip" | tee checksums.txt
echo "$(wc -c < "$program") bytes"

// swift-tools-version: 6.1
import PackageDescription

// OwnMatching is LocaleMatching once more, compiled with the data in Sources/OwnMatching/CLDR: see README.md.
let package = Package(
  name: "OwnTables",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "../..")],
  targets: [
    .target(
      name: "OwnMatching", exclude: ["CLDR"],
      plugins: [.plugin(name: "OwnTables", package: "swift-locale-matching")]),
    .executableTarget(
      name: "which-wins",
      dependencies: ["OwnMatching", .product(name: "LocaleMatching", package: "swift-locale-matching")]),
  ],
  swiftLanguageModes: [.v6]
)

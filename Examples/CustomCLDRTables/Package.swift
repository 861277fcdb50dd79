// swift-tools-version: 6.1
import PackageDescription

// CustomMatching is a second LocaleMatching, compiled with the data in Sources/CustomMatching/CLDR: see README.md.
let package = Package(
  name: "CustomCLDRTables",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "../..")],
  targets: [
    .target(
      name: "CustomMatching", exclude: ["CLDR"],
      plugins: [.plugin(name: "CustomCLDRTables", package: "swift-locale-matching")]),
    .executableTarget(
      name: "which-wins",
      dependencies: ["CustomMatching", .product(name: "LocaleMatching", package: "swift-locale-matching")]),
  ],
  swiftLanguageModes: [.v6]
)

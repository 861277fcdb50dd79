// swift-tools-version: 6.1
import PackageDescription

// Compiled as Embedded Swift by `swift build -c release --toolset embedded.json`: the flags in that file are for every module.
let package = Package(
  name: "embedded",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "embedded",
      dependencies: [
        .product(name: "LocaleMatching", package: "swift-locale-matching")
      ])
  ],
  swiftLanguageModes: [.v6]
)

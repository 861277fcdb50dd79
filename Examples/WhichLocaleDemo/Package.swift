// swift-tools-version: 6.1
import PackageDescription

// As in an app, `traits: []` takes the library without the generator, so nothing is fetched. `name:` keeps the
// identity, whatever the folder of the clone is called.
let package = Package(
  name: "WhichLocaleDemo",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "swift-locale-matching", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "which-locale-demo",
      dependencies: [.product(name: "AppLocalization", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

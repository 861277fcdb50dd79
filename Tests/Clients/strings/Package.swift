// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..". A
// target with resources, whose folders SwiftPM lower-cases on Linux. It finds them in two ways: by all of Apple's
// rules, and by an app's table.
let package = Package(
  name: "strings",
  defaultLocalization: "en",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "strings",
      dependencies: [
        .product(name: "LocaleMatching", package: "swift-locale-matching"),
        .product(name: "AppLocalization", package: "swift-locale-matching"),
      ],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "GenerateAppLocale", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

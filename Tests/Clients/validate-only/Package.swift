// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..".
let package = Package(
  name: "validate-only",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "validate-only", dependencies: [.product(name: "LocaleValidity", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

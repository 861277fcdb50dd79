// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..".
let package = Package(
  name: "canonicalize-only",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "canonicalize-only",
      dependencies: [.product(name: "LocaleCanonicalization", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

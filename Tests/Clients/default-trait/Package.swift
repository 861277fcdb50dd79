// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..".
let package = Package(
  name: "default-trait",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..")],
  targets: [
    .executableTarget(
      name: "default-trait", dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

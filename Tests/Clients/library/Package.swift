// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..".
let package = Package(
  name: "library",
  products: [.library(name: "Greeting", targets: ["Greeting"])],
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .target(name: "Greeting", dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

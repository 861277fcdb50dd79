// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..".
let package = Package(
  name: "answer",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "answer", dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")]),
    .testTarget(
      name: "answerTests", dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")]),
  ],
  swiftLanguageModes: [.v6]
)

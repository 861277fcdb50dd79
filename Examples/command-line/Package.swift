// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "hello",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "hello",
      dependencies: [.product(name: "AppLocalization", package: "swift-locale-matching")],
      resources: [.process("Resources")])
  ],
  swiftLanguageModes: [.v6]
)

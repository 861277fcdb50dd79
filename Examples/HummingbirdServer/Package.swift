// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HummingbirdServer",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "LocaleNegotiation", targets: ["LocaleNegotiation"]),
    .executable(name: "greeting-server", targets: ["greeting-server"]),
  ],
  dependencies: [
    .package(name: "swift-locale-matching", path: "../..", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    .target(
      name: "LocaleNegotiation",
      dependencies: [
        .product(name: "LocaleMatching", package: "swift-locale-matching"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(
      name: "greeting-server",
      dependencies: [
        "LocaleNegotiation", .product(name: "AppLocalization", package: "swift-locale-matching"),
        .product(name: "LocaleMatching", package: "swift-locale-matching"),
      ],
      resources: [.process("Resources")]),
  ],
  swiftLanguageModes: [.v6]
)

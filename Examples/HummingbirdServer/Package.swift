// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HummingbirdServer",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "greeting-server", targets: ["greeting-server"])],
  dependencies: [
    .package(name: "swift-locale-matching", path: "../..", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "greeting-server",
      dependencies: [
        .product(name: "AppLocalization", package: "swift-locale-matching"),
        .product(name: "LocaleNegotiation", package: "swift-locale-matching"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      resources: [.process("Resources")])
  ],
  swiftLanguageModes: [.v6]
)

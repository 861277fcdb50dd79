// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..".
let package = Package(
  name: "audited",
  defaultLocalization: "en",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "App", resources: [.process("Resources")],
      plugins: [.plugin(name: "AuditLocalizations", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

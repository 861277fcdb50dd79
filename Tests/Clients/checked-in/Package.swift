// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-clients.sh copies this folder elsewhere and puts the checkout's absolute path in place of "../../..".
// AppLocale.swift is written by the command, as the page "Tables for one app" says.
let package = Package(
  name: "checked-in",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "checked-in",
      dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")],
      exclude: ["locales.json"])
  ],
  swiftLanguageModes: [.v6]
)

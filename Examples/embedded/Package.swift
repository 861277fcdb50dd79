// swift-tools-version: 6.1
import PackageDescription

// Embedded Swift: no Foundation, no runtime metadata, no allocation. Build it with Scripts/check-examples.sh, or
//   swift build -c release -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo
// because every module of an Embedded program must be compiled so. AppLocale.swift is checked in:
//   swift package --allow-writing-to-package-directory write-app-locale
let package = Package(
  name: "kiosk",
  dependencies: [.package(name: "swift-locale-matching", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "kiosk",
      dependencies: [.product(name: "SupportedLocales", package: "swift-locale-matching")],
      exclude: ["locales.json"])
  ],
  swiftLanguageModes: [.v6]
)

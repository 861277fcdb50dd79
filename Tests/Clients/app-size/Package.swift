// swift-tools-version: 6.1
import PackageDescription

// Scripts/check-app-size.sh copies this folder elsewhere, puts the checkout's absolute path in place of "../../..", and
// AppLocale.swift into Sources/with. The difference of that program and the one without matching is what an app pays.
// The third program uses the general matcher, for the ratio of instructions.
let package = Package(
  name: "app-size",
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "with", dependencies: [.product(name: "SupportedLocales", package: "swift-locale-matching")]),
    .executableTarget(name: "without"),
    .executableTarget(
      name: "general", dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")]),
  ],
  swiftLanguageModes: [.v6]
)

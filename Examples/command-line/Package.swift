// swift-tools-version: 6.1
import PackageDescription

// A program with .lproj folders: the build-tool plugin makes AppLocale from them, so a new folder is a new case, and
// the compiler names every switch that lacks it. With traits: [] the plugin's tool needs no other package.
let package = Package(
  name: "hello",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "hello",
      dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "GenerateAppLocale", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

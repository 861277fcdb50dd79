// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the library's manifest has nothing about fuzzing. It uses the library without its
// trait, because that is what an app compiles. `Scripts/fuzz.sh` builds it with libFuzzer and address sanitizer.
let libraries = [
  "LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals", "AppLocalization",
].map { Target.Dependency.product(name: $0, package: "swift-locale-matching") }

/// libFuzzer brings the `main`; a module of one file would have one of its own. Flags are allowed here: no package depends
/// on this package.
let withoutMain: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]

let package = Package(
  name: "locale-matching-fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "../..", traits: [])],
  targets: [
    // Another package's readers of files can be called only as by its tests.
    .target(name: "FuzzProperties", dependencies: libraries, swiftSettings: [.define("FROM_ANOTHER_PACKAGE")]),
    .executableTarget(name: "fuzz", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
  ],
  swiftLanguageModes: [.v6]
)

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
    .executableTarget(name: "fuzz-identifiers", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-headers", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-environment", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-strings", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-formats", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-plurals", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-catalogs", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-plists", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-settings", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
    .executableTarget(name: "fuzz-writing", dependencies: ["FuzzProperties"], swiftSettings: withoutMain),
  ],
  swiftLanguageModes: [.v6]
)

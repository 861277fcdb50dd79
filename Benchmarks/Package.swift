// swift-tools-version: 6.1
import PackageDescription

// A package of its own: clients of the library do not see what only the benchmarks need. It uses the library without
// its trait, as an app does. `name:` keeps the identity, whatever the folder of the clone is called.
let engines = Target.Dependency.product(name: "LocalizationEngines", package: "swift-locale-matching")
let matching = Target.Dependency.product(name: "LocaleMatching", package: "swift-locale-matching")
let appLocalization = Target.Dependency.product(name: "AppLocalization", package: "swift-locale-matching")
let audit = Target.Dependency.product(name: "LocalizationAudit", package: "swift-locale-matching")
let canonicalization = Target.Dependency.product(name: "LocaleCanonicalization", package: "swift-locale-matching")
let negotiation = Target.Dependency.product(name: "LocaleNegotiation", package: "swift-locale-matching")
let plurals = Target.Dependency.product(name: "LocalePlurals", package: "swift-locale-matching")
let validity = Target.Dependency.product(name: "LocaleValidity", package: "swift-locale-matching")

let package = Package(
  name: "locale-matching-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-locale-matching", path: "..", traits: [])],
  targets: [
    .executableTarget(name: "app-localization-peer", dependencies: [appLocalization]),
    .executableTarget(name: "locale-matching-peer", dependencies: [matching, canonicalization]),
    // valgrind 3.19 cannot read the debugging information that clang writes by default. Flags are allowed here: no package
    // depends on this package.
    .target(name: "CountedWork", cSettings: [.unsafeFlags(["-gdwarf-4"])]),
    .executableTarget(name: "plural-peer", dependencies: ["CountedWork", plurals]),
    .target(name: "MallocCounter"),
    .executableTarget(
      name: "allocation-count", dependencies: ["MallocCounter", matching, canonicalization, validity, plurals],
      // The plugin would compile AppLocalization for the host, optimized, before any product here: the file is checked in.
      exclude: ["locales.json"]),
    .executableTarget(
      name: "growth",
      dependencies: [
        "CountedWork", appLocalization, audit, canonicalization, engines, matching, negotiation, plurals, validity,
      ]),
    .executableTarget(
      name: "app-localizer-cost", dependencies: ["CountedWork", "MallocCounter", appLocalization, negotiation]),
    .executableTarget(name: "concurrent-matching", dependencies: [matching, canonicalization, validity]),
  ],
  swiftLanguageModes: [.v6]
)

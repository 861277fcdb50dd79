// swift-tools-version: 6.1
import PackageDescription

// Programs for Embedded Swift. Scripts/check-embedded.sh builds them, and the runtime with them, with the flags that
// Embedded Swift asks for: they apply to every module of a build, so they are in embedded.json and not here.
let library = "swift-locale-matching"

let package = Package(
  name: "embedded-locale-matching",
  dependencies: [.package(name: library, path: "../..", traits: [])],
  targets: [
    // Embedded Swift has no module for the C library on Linux.
    .systemLibrary(name: "CLibrary"),
    .executableTarget(
      name: "embedded-matching",
      dependencies: [
        "CLibrary", .product(name: "LocaleMatching", package: library),
        .product(name: "LocalePlurals", package: library),
      ],
      exclude: ["locales.json"]),
    .executableTarget(
      name: "embedded-answers",
      dependencies: [
        "CLibrary",
        .product(name: "LocaleMatching", package: library),
        .product(name: "LocaleCanonicalization", package: library),
        .product(name: "LocalePlurals", package: library),
        .product(name: "LocaleValidity", package: library),
        .product(name: "LocalizationEngines", package: library),
      ],
      // Swift's sets ask the C library for `ceil`.
      linkerSettings: [.linkedLibrary("m")]),
    // The target of the page on Embedded Swift.
    .executableTarget(
      name: "embedded",
      dependencies: [
        .product(name: "LocaleMatching", package: "swift-locale-matching")
      ]),
  ],
  swiftLanguageModes: [.v6]
)

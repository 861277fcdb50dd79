// swift-tools-version: 6.1
import PackageDescription

// Small clients, one for each thing that a program may need. Scripts/measure-size.sh prints what each gains over `empty`.
let library = "swift-locale-matching"

func client(_ name: String, of product: String) -> Target {
  .executableTarget(name: name, dependencies: [.product(name: product, package: library)])
}

let package = Package(
  name: "locale-matching-sizes",
  dependencies: [.package(name: library, path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "empty"),
    client("answer", of: "LocaleMatching"),
    client("app-locale", of: "LocaleMatching"),
    client("maximize-only", of: "LocaleMatching"),
    client("canonicalize-only", of: "LocaleCanonicalization"),
    client("validate-only", of: "LocaleValidity"),
    client("plurals-only", of: "LocalePlurals"),
    client("engines", of: "LocalizationEngines"),
    client("localizer", of: "AppLocalization"),
  ],
  swiftLanguageModes: [.v6]
)

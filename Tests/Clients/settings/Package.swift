// swift-tools-version: 6.2
import PackageDescription

// A library with a generated public enum, in each of the settings that clients have. Scripts/check-clients.sh names one.
let settings: [String: [SwiftSetting]] = [
  "swift5": [.swiftLanguageMode(.v5)],
  "strict memory safety": [.strictMemorySafety(), .treatAllWarnings(as: .error)],
  "main actor": [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)],
  "C++": [.interoperabilityMode(.Cxx)],
  "upcoming features": [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"), .treatAllWarnings(as: .error),
  ],
]

let package = Package(
  name: "settings",
  products: [.library(name: "Words", targets: ["Words"])],
  dependencies: [.package(name: "swift-locale-matching", path: "../../..", traits: [])],
  targets: [
    .target(
      name: "Words", dependencies: [.product(name: "LocaleMatching", package: "swift-locale-matching")],
      exclude: ["locales.json"],
      swiftSettings: settings[Context.environment["CLIENT_SETTINGS"] ?? ""] ?? [],
      plugins: [.plugin(name: "GenerateAppLocale", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)

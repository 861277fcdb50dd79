// swift-tools-version: 6.1
import PackageDescription

/// The generator and the programs need packages; the runtime needs none. Everything that only they use is conditional
/// on these traits, so that a client with `traits: []` fetches nothing and compiles the pre-generated tables. The
/// sources of the programs need no guard: no executable is a product, so that no client compiles them.
let withGenerator: TargetDependencyCondition? = .when(traits: ["BuildTimeTables"])
let withPrograms: TargetDependencyCondition? = .when(traits: ["Programs"])

let xmlCoder = Target.Dependency.product(name: "XMLCoder", package: "XMLCoder", condition: withPrograms)
let pathKit = Target.Dependency.product(name: "PathKit", package: "PathKit", condition: withPrograms)
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax", condition: withGenerator)
let yaml = Target.Dependency.product(name: "Yams", package: "Yams", condition: withPrograms)
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: withPrograms)

/// The layers are the folders of `Sources`: a higher layer may import a lower one, never the reverse.
let floors = [
  "Programs": ["which-locale", "cldr-tables", "generate-tables", "generate-app-locale", "audit-localizations"],
  "Generator": [
    "CLDRComparison", "ReferenceMatching", "ReferencePlurals", "LocaleEnumGenerator", "TableEmission", "CLDRTables",
  ],
  "Apps": ["LocalizationAudit", "AppLocalization", "LocaleMatchingFoundation", "LocalizedStrings", "SystemAccess"],
  "Runtime": [
    "ExplainedMatches", "HeaderNegotiation", "SupportedLocales", "LocaleValidity", "LocaleCanonicalization",
    "LocaleMatching", "LocalePlurals", "LocaleCore", "LocaleSyntax",
  ],
]

let package = Package(
  name: "swift-locale-matching",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13)],
  // No executable is a product: `swift run` in a client plans the executable products of its dependencies, and the
  // client's next build would compile the generator. From the root, executable targets run without being products.
  products: [
    .library(name: "LocaleMatching", targets: ["LocaleMatching"]),
    .library(name: "LocaleCanonicalization", targets: ["LocaleCanonicalization"]),
    .library(name: "LocaleValidity", targets: ["LocaleValidity"]),
    .library(name: "LocalizedStrings", targets: ["LocalizedStrings"]),
    .library(name: "LocalePlurals", targets: ["LocalePlurals"]),
    .library(name: "AppLocalization", targets: ["AppLocalization"]),
    .library(name: "LocalizationAudit", targets: ["LocalizationAudit"]),
    .library(name: "LocaleMatchingFoundation", targets: ["LocaleMatchingFoundation"]),
    .plugin(name: "CustomCLDRTables", targets: ["CustomCLDRTables"]),
    .plugin(name: "UpdateCLDR", targets: ["UpdateCLDR"]),
    .library(name: "SupportedLocales", targets: ["SupportedLocales"]),
    .library(name: "HeaderNegotiation", targets: ["HeaderNegotiation"]),
    .library(name: "ExplainedMatches", targets: ["ExplainedMatches"]),
    .plugin(name: "GenerateAppLocale", targets: ["GenerateAppLocale"]),
    .plugin(name: "WriteAppLocale", targets: ["WriteAppLocale"]),
    .plugin(name: "AuditLocalizations", targets: ["AuditLocalizations"]),
    .plugin(name: "AuditLocalizationsCommand", targets: ["AuditLocalizationsCommand"]),
  ],
  traits: [
    .trait(
      name: "Programs",
      description: "Fetch what which-locale needs. Alone, it makes the program without compiling swift-syntax."),
    .trait(
      name: "BuildTimeTables",
      description:
        "Make the tables from CLDR's XML in every build that needs it. Without it: the pre-generated tables.",
      enabledTraits: ["Programs"]),
    .default(enabledTraits: ["BuildTimeTables"]),
  ],
  dependencies: [
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/kylef/PathKit", from: "1.0.1"),
    // XcodeGen's project.yml, for `which-locale audit` alone.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // For `swift package generate-documentation`. No target uses it, so clients of this package never fetch it.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    // On ELF, Swift keeps all tables of a linked module: tables that a client may not need have a module of their own.
    // How identifiers are read. It is compiled into its users, so that the matcher of one app links nothing else.
    .target(name: "LocaleSyntax"),
    // What every table word means, for the runtime and the generator.
    .target(name: "LocaleCore", dependencies: ["LocaleSyntax"]),
    .target(name: "LocaleMatching", dependencies: ["LocaleCore"], plugins: ["GenerateTables"]),
    .target(
      name: "LocaleCanonicalization", dependencies: ["LocaleCore", "LocaleMatching"], plugins: ["GenerateTables"]),
    .target(
      name: "LocaleValidity", dependencies: ["LocaleCore", "LocaleMatching", "LocaleCanonicalization"],
      plugins: ["GenerateTables"]),
    // Files read and written with care, text made visible on a terminal: for the readers of bundles and for programs.
    .target(name: "SystemAccess", dependencies: ["LocaleCore"]),
    // The formats of localized texts know nothing of choosing a language, and the choice nothing of judging an app.
    .target(name: "LocalizedStrings", dependencies: ["LocalePlurals", "SystemAccess"]),
    .target(name: "LocalePlurals", dependencies: ["LocaleCore"], plugins: ["GenerateTables"]),
    .target(
      name: "AppLocalization",
      dependencies: [
        "LocalizedStrings", "LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals",
        "SystemAccess",
      ]),
    .target(
      name: "LocalizationAudit",
      dependencies: [
        "AppLocalization", "LocalizedStrings", "LocaleMatching", "LocaleCanonicalization", "LocaleValidity",
        "LocalePlurals", "SystemAccess",
      ]),
    .target(
      name: "LocaleMatchingFoundation", dependencies: ["LocaleMatching", "LocaleCanonicalization"]),
    // The matcher of one app's tables.
    .target(name: "SupportedLocales", dependencies: ["LocaleSyntax"]),
    .target(name: "HeaderNegotiation", dependencies: ["SupportedLocales", "LocaleCore"]),
    .target(name: "ExplainedMatches", dependencies: ["SupportedLocales", "LocaleMatching"]),
    .target(
      name: "LocaleEnumGenerator",
      dependencies: ["SupportedLocales", "LocaleMatching", "LocaleValidity", "LocalizedStrings"]),
    .executableTarget(name: "generate-app-locale", dependencies: ["LocaleEnumGenerator", "SystemAccess"]),
    .plugin(name: "GenerateAppLocale", capability: .buildTool(), dependencies: ["generate-app-locale"]),
    .plugin(
      name: "WriteAppLocale",
      capability: .command(
        intent: .custom(
          verb: "write-app-locale", description: "Writes AppLocale.swift, an app's localizations as constants."),
        permissions: [.writeToPackageDirectory(reason: "It writes AppLocale.swift into the target.")]),
      dependencies: ["generate-app-locale"]),
    // The plugins' tools need no package, so that clients fetch none: neither the argument parser nor the YAML parser,
    // which only `which-locale audit` has.
    .executableTarget(
      name: "audit-localizations",
      dependencies: ["AppLocalization", "LocalizationAudit", "LocalizedStrings", "SystemAccess"]),
    .plugin(name: "AuditLocalizations", capability: .buildTool(), dependencies: ["audit-localizations"]),
    .plugin(
      name: "AuditLocalizationsCommand",
      capability: .command(
        intent: .custom(verb: "audit-localizations", description: "Looks for what is wrong with the localizations.")),
      dependencies: ["audit-localizations"]),
    .target(name: "CLDRTables", dependencies: ["LocaleCore", "SystemAccess", xmlCoder, pathKit]),
    // The one module that needs swift-syntax. Programs that compare releases link no writer of Swift.
    .target(name: "TableEmission", dependencies: ["CLDRTables", "SystemAccess", pathKit, swiftSyntax]),
    // What a plugin's tool depends on is compiled before anything else, and again where a program of this package needs
    // it: so this tool has what writing tables needs, and nothing else.
    .executableTarget(name: "generate-tables", dependencies: ["CLDRTables", "TableEmission", "SystemAccess", pathKit]),
    .executableTarget(
      name: "cldr-tables",
      dependencies: ["CLDRTables", "TableEmission", "CLDRComparison", "SystemAccess", pathKit, arguments]),
    .plugin(
      name: "CustomCLDRTables", capability: .buildTool(),
      dependencies: [.target(name: "generate-tables", condition: withGenerator)]),
    .plugin(
      name: "UpdateCLDR",
      capability: .command(
        intent: .custom(verb: "update-cldr", description: "Take the package to another CLDR release"),
        permissions: [.writeToPackageDirectory(reason: "data and tables are replaced, all of them or none")]),
      dependencies: [.target(name: "cldr-tables", condition: withGenerator)]),
    .target(name: "ReferenceMatching", dependencies: ["CLDRTables"]),
    .target(name: "ReferencePlurals"),
    .target(name: "CLDRComparison", dependencies: ["CLDRTables", "ReferenceMatching", "ReferencePlurals"]),
    .executableTarget(
      name: "which-locale",
      dependencies: [
        "LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals", "LocalizedStrings",
        "AppLocalization", "LocalizationAudit", "CLDRComparison", "SystemAccess", pathKit, arguments, yaml,
      ]
    ),
    .plugin(
      name: "GenerateTables", capability: .buildTool(),
      dependencies: [.target(name: "generate-tables", condition: withGenerator)]),
    // The properties that fuzzing checks for any input; the fuzzers are a package of their own, Tests/Fuzzing.
    .target(
      name: "FuzzProperties",
      dependencies: [
        "LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals", "LocalizedStrings",
        "AppLocalization",
      ],
      path: "Tests/Fuzzing/Sources/FuzzProperties"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "AppTableProof",
      dependencies: ["TestSupport", "SupportedLocales", "HeaderNegotiation", "LocaleEnumGenerator", "LocaleMatching"],
      path: "Tests/AppTableProof"),
    .executableTarget(
      name: "prove-app-tables", dependencies: ["AppTableProof", "LocaleMatching"], path: "Tests/prove-app-tables"),
    .executableTarget(
      name: "prove-plural-rules", dependencies: ["LocalePlurals", "ReferencePlurals"],
      path: "Tests/prove-plural-rules"),
    // What the readers of files make of a folder: Scripts/compare-formats.sh.
    .executableTarget(
      name: "dump-localized-files", dependencies: ["LocalizedStrings"], path: "Tests/dump-localized-files"),
    .testTarget(
      name: "CLDRTablesTests", dependencies: ["TestSupport", "CLDRTables", "TableEmission", "LocaleCore", pathKit]),
    .testTarget(
      name: "LocaleMatchingTests",
      dependencies: [
        "TestSupport", "LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals", "CLDRTables",
        "ReferenceMatching", "ReferencePlurals", "FuzzProperties", pathKit,
      ]),
    .testTarget(
      name: "AppLocalizationTests",
      dependencies: ["TestSupport", "LocalizedStrings", "AppLocalization", "LocalizationAudit", "LocaleMatching"]),
    .testTarget(
      name: "LocaleMatchingFoundationTests",
      dependencies: ["LocaleMatchingFoundation", "LocaleMatching", "LocaleCanonicalization"]),
    .testTarget(
      name: "UpgradeTests",
      dependencies: [
        "TestSupport", "cldr-tables", "generate-tables", "generate-app-locale", "audit-localizations", "CLDRComparison",
        "CLDRTables", "TableEmission", "LocaleMatching", pathKit,
      ]),
    .testTarget(
      name: "LocaleEnumGeneratorTests",
      dependencies: [
        "TestSupport", "ExplainedMatches", "SupportedLocales", "LocaleEnumGenerator", "AppTableProof", "CLDRTables",
        "LocaleMatching", "ReferenceMatching", pathKit,
      ]),
    .testTarget(name: "SystemAccessTests", dependencies: ["TestSupport", "SystemAccess"]),
    .testTarget(name: "WhichLocaleTests", dependencies: ["TestSupport", "which-locale", "LocaleMatching", yaml]),
  ],
  swiftLanguageModes: [.v6]
)

for (floor, modules) in floors {
  for target in package.targets where modules.contains(target.name) { target.path = "Sources/\(floor)/\(target.name)" }
}

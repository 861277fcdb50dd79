// swift-tools-version: 6.1
import PackageDescription

// The generator and the programs need packages; the runtime needs none. Whatever a plugin's tool needs has a condition, so
// that a client with `traits: []` fetches nothing and compiles the pre-generated tables. No executable is a product:
// `swift run` in a client plans the executable products of its dependencies, and the client's next build would compile the
// generator.
//
// A clone makes its tables in the build. A dependency compiles the checked-in ones unless its client asks for the trait, because
// the first build of an app should fetch and compile nothing else, and an Xcode before 26.4 cannot choose traits. Where a
// manifest stands tells what it is: dependencies are in `checkouts`, edited ones in `Packages`, those of a registry in
// `registry/downloads/SCOPE/NAME/VERSION`, and while versions are resolved a manifest is read at `/`. A package that is named by its
// path stands where a clone does: its client says `traits: []`.
let place = Context.packageDirectory.split(separator: "/").map(String.init)
let isDependency =
  place.isEmpty || ["checkouts", "Packages"].contains(place.dropLast().last ?? "")
  || place.dropLast(3).suffix(2) == ["registry", "downloads"]

// The plugins' tools are compiled beside what else there is, for the machine that builds: `Generator` is for who tests or runs the
// generator without them, and so compiles swift-syntax once.
let atBuildTime: TargetDependencyCondition? = .when(traits: ["BuildTimeTables"])
let withGenerator: TargetDependencyCondition? = .when(traits: ["BuildTimeTables", "Generator"])
let xmlCoder = Target.Dependency.product(name: "XMLCoder", package: "XMLCoder", condition: withGenerator)
let pathKit = Target.Dependency.product(name: "PathKit", package: "PathKit", condition: withGenerator)
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax", condition: withGenerator)

func arguments(_ condition: TargetDependencyCondition? = nil) -> Target.Dependency {
  .product(name: "ArgumentParser", package: "swift-argument-parser", condition: condition)
}

// The floors of the house are the folders of `Sources`. A module imports those below it, never one above.
typealias Needs = [Target.Dependency]

func module(_ floor: String, _ name: String, _ needs: Needs = [], plugins: [Target.PluginUsage] = []) -> Target {
  .target(name: name, dependencies: needs, path: "Sources/\(floor)/\(name)", plugins: plugins)
}
/// A module of the runtime whose tables are made from `CLDR/`.
func tables(_ name: String, _ needs: Needs) -> Target { module("Runtime", name, needs, plugins: ["GenerateTables"]) }
func program(_ name: String, _ needs: Needs) -> Target {
  .executableTarget(name: name, dependencies: needs, path: "Sources/Programs/\(name)")
}
func plugin(_ name: String, _ capability: Target.PluginCapability, runs tool: Target.Dependency) -> Target {
  .plugin(name: name, capability: capability, dependencies: [tool])
}
func command(_ verb: String, _ description: String, writes reason: String? = nil) -> Target.PluginCapability {
  let permissions: [PluginPermission] = reason.map { [.writeToPackageDirectory(reason: $0)] } ?? []
  return .command(intent: .custom(verb: verb, description: description), permissions: permissions)
}

let package = Package(
  name: "swift-locale-matching",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13)],
  products: [
    .library(name: "LocaleMatching", targets: ["LocaleMatching"]),
    .library(name: "LocaleCanonicalization", targets: ["LocaleCanonicalization"]),
    .library(name: "LocaleValidity", targets: ["LocaleValidity"]),
    .library(name: "LocalePlurals", targets: ["LocalePlurals"]),
    .library(name: "LocalizationEngines", targets: ["LocalizationEngines"]),
    .library(name: "AppLocalization", targets: ["AppLocalization"]),
    .library(name: "LocaleNegotiation", targets: ["LocaleNegotiation"]),
    .library(name: "LocalizationAudit", targets: ["LocalizationAudit"]),
    .library(name: "LocaleMatchingFoundation", targets: ["LocaleMatchingFoundation"]),
    .plugin(name: "CustomCLDRTables", targets: ["CustomCLDRTables"]),
    .plugin(name: "UpdateCLDR", targets: ["UpdateCLDR"]),
    .plugin(name: "GenerateAppLocale", targets: ["GenerateAppLocale"]),
    .plugin(name: "WriteAppLocale", targets: ["WriteAppLocale"]),
    .plugin(name: "AuditLocalizations", targets: ["AuditLocalizations"]),
    .plugin(name: "AuditLocalizationsCommand", targets: ["AuditLocalizationsCommand"]),
  ],
  traits: [
    .trait(
      name: "BuildTimeTables",
      description:
        "Make the tables from CLDR's XML in every build that needs it. Without it: the pre-generated tables."),
    .trait(name: "Generator", description: "Compile the generator and its tests, without making tables."),
    .default(enabledTraits: isDependency ? [] : ["BuildTimeTables"]),
  ],
  dependencies: [
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"605.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/kylef/PathKit", from: "1.0.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),  // no target needs it
  ],
  targets: [
    // Runtime: bytes ↔ subtags ↔ words, tables and decisions. On ELF, Swift keeps every table of a linked module, so
    // tables that a client may not need have a module of their own.
    module("Runtime", "LocaleCore"),
    tables("LocaleAliases", ["LocaleCore"]),
    tables("LocaleMatching", ["LocaleAliases"]),
    tables("LocaleCanonicalization", ["LocaleMatching"]),
    tables("LocaleValidity", ["LocaleCanonicalization"]),
    tables("LocalePlurals", ["LocaleAliases"]),
    tables("CLDRLocales", []),

    // Apps: Apple's rules, localized texts, judgements about them.
    module("Apps", "LocaleMatchingFoundation", ["LocaleCanonicalization"]),
    module("Apps", "LocaleNegotiation", ["LocaleMatching"]),
    module("Apps", "SystemAccess", ["LocaleCore"]),
    // For programs alone, with calls that only POSIX systems have: no client links it.
    module("Apps", "ProgramSupport", ["LocaleCore", "SystemAccess"]),
    module("Apps", "LocalizationEngines", ["LocaleCanonicalization"]),
    module(
      "Apps", "AppLocalization",
      ["LocalizationEngines", "LocaleCanonicalization", "LocaleCore", "LocalePlurals", "SystemAccess"]),
    module("Apps", "Reach", ["AppLocalization", "CLDRLocales"]),
    module("Apps", "AppSources", ["AppLocalization"]),
    module("Apps", "LocalizationAudit", ["AppSources", "AppLocalization", "LocaleValidity"]),

    // Generator: CLDR's XML to facts to tables to Swift, and the independent references. Only TableEmission needs
    // swift-syntax: programs that compare releases link no writer of Swift.
    module("Generator", "CLDRTables", ["LocaleCore", "ReferencePlurals", "ProgramSupport", xmlCoder, pathKit]),
    module("Generator", "TableEmission", ["CLDRTables", swiftSyntax]),
    module("Generator", "AppLocaleGenerator", ["LocaleCore", "LocaleValidity", "AppLocalization", "SystemAccess"]),
    module("Generator", "ReferenceMatching", ["CLDRTables"]),
    module("Generator", "ReferencePlurals"),
    module("Generator", "CLDRComparison", ["ReferenceMatching", "ReferencePlurals"]),

    // Programs, thin. The tools of plugins need no package but those of the tables.
    program("generate-tables", ["TableEmission"]),
    program("generate-app-locale", ["AppLocaleGenerator", "AppLocalization", "ProgramSupport"]),
    // What programs ask of an audit, and how they print it: no client links it.
    module("Programs", "AuditAsking", ["LocalizationAudit", "AppSources", "ProgramSupport"]),
    program("audit-localizations", ["AuditAsking"]),
    program("cldr-tables", ["TableEmission", "CLDRComparison", "ReferenceMatching", arguments(withGenerator)]),
    program(
      "which-locale", ["AuditAsking", "AppLocaleGenerator", "CLDRLocales", "Reach", arguments()]),

    // Plugins, and the program that each runs. Without the trait the tables' plugins find none, and do nothing.
    plugin("GenerateTables", .buildTool(), runs: .target(name: "generate-tables", condition: atBuildTime)),
    plugin("CustomCLDRTables", .buildTool(), runs: .target(name: "generate-tables", condition: atBuildTime)),
    plugin(
      "UpdateCLDR",
      command("update-cldr", "Take the package to another CLDR release", writes: "data and tables are replaced"),
      runs: .target(name: "cldr-tables", condition: withGenerator)),
    plugin("GenerateAppLocale", .buildTool(), runs: "generate-app-locale"),
    plugin(
      "WriteAppLocale",
      command(
        "write-app-locale", "Writes AppLocale.swift, an app's localizations as constants.",
        writes: "It writes AppLocale.swift into the target."),
      runs: "generate-app-locale"),
    plugin("AuditLocalizations", .buildTool(), runs: "audit-localizations"),
    plugin(
      "AuditLocalizationsCommand",
      command("audit-localizations", "Looks for what is wrong with the localizations."), runs: "audit-localizations"),

    // Tests, and what they share. Tests/Fuzzing, a package of its own, has the fuzzers for FuzzProperties.
    .target(
      name: "FuzzProperties", dependencies: ["AppLocalization", "LocaleValidity"],
      path: "Tests/Fuzzing/Sources/FuzzProperties"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "LocaleMatchingTests",
      dependencies: [
        "TestSupport", "ReferenceMatching", "ReferencePlurals", "FuzzProperties", "LocaleValidity", "AppLocalization",
        "AppLocaleGenerator",
      ]),
    .testTarget(name: "LocaleNegotiationTests", dependencies: ["TestSupport", "LocaleNegotiation"]),
    .testTarget(name: "LocaleMatchingFoundationTests", dependencies: ["LocaleMatchingFoundation"]),
    .testTarget(
      name: "AppLocalizationTests", dependencies: ["TestSupport", "AuditAsking", "SystemAccess"]),
    .testTarget(name: "SystemAccessTests", dependencies: ["TestSupport", "ProgramSupport"]),
    .testTarget(name: "CLDRTablesTests", dependencies: ["TestSupport", "TableEmission"]),
    .testTarget(
      name: "AppLocaleGeneratorTests",
      dependencies: ["TestSupport", "AppLocaleGenerator", "LocaleMatchingFoundation"]),
    .testTarget(
      name: "UpgradeTests",
      dependencies: [
        "TestSupport", "LocaleMatching", "cldr-tables", "generate-tables", "generate-app-locale", "audit-localizations",
      ]),
    .testTarget(
      name: "WhichLocaleTests", dependencies: ["TestSupport", "which-locale", "audit-localizations"]),
  ],
  swiftLanguageModes: [.v6]
)

// One target with what it needs, on the checked-in tables: `LOCALE_ONLY=LocaleNegotiationTests swift test --traits Generator`.
if let only = Context.environment["LOCALE_ONLY"] {
  var needed: Set<String> = []
  func need(_ name: String) {
    guard let target = package.targets.first(where: { $0.name == name }), needed.insert(name).inserted else { return }
    target.plugins = nil
    for case .byNameItem(let name, _) in target.dependencies { need(name) }
  }
  need(only)
  if needed.isEmpty { fatalError("LOCALE_ONLY: there is no target '\(only)'") }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll()
}

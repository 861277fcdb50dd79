import CLDRTables

/// The generated files as text, by name.
package struct GeneratedFiles: Hashable, Sendable {
  /// Which of the two ways to the tables the files are for. Between the guards they are the same bytes.
  package enum Destination: Hashable, Sendable {
    /// Made in a build by the plugin.
    case build
    /// Checked in, compiled where the trait `BuildTimeTables` is off.
    case pregenerated
  }

  /// A module of the runtime. A client that does not link it has none of its tables.
  package enum Module: String, CaseIterable, Hashable, Sendable {
    case matching = "LocaleMatching"
    case canonicalization = "LocaleCanonicalization"
    case validity = "LocaleValidity"
    case plurals = "LocalePlurals"

    /// The enums in the module's files.
    var enums: [String] {
      switch self {
      case .matching:
        [
          "CLDRReleaseTable", "LikelySubtagsTable", "RegionTable", "DistanceTable", "RuleTable", "LegacyTagTable",
          "ParentLocaleTable", "ScriptTable",
        ]
      case .canonicalization: ["AliasTable", "TypeAliasTable"]
      case .validity: ["ValidityTable"]
      case .plurals: ["PluralTable"]
      }
    }

    /// Where the module's checked-in tables lie below the folder of the sources.
    package var pregeneratedFolder: String { "\(rawValue)/Tables/Pregenerated" }
  }

  /// The names of all files that a module gets, whatever the data: a build plugin must know them beforehand.
  package static func names(of module: Module, for destination: Destination) -> [String] {
    module.enums.map { name($0, destination) }
  }

  /// Text by file name, in the order of `names(of:for:)`.
  package private(set) var files: [(name: String, text: String)] = []

  /// The files of one module.
  package init(_ tables: CompiledTables, of module: Module, for destination: Destination) {
    files = tables.files.filter { module.enums.contains($0.name) }.map { file in
      let text = TableEmitter(file: file, version: tables.version).text()
      return (
        Self.name(file.name, destination),
        destination == .pregenerated ? "// swift-format-ignore-file\n#if !BuildTimeTables\n\(text)#endif\n" : text
      )
    }
  }

  private static func name(_ name: String, _ destination: Destination) -> String {
    // Two files of one module may not share a name.
    destination == .build ? "\(name).swift" : "\(name)+Pregenerated.swift"
  }

  package static func == (left: GeneratedFiles, right: GeneratedFiles) -> Bool {
    left.files.elementsEqual(right.files) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for file in files {
      hasher.combine(file.name)
      hasher.combine(file.text)
    }
  }
}

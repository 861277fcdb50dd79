/// The generated files as text, by name.
public struct GeneratedFiles: Hashable, Sendable {
  /// Which of the two ways to the tables the files are for. Between the guards they are the same bytes.
  public enum Destination: Hashable, Sendable {
    /// Made in a build by the plugin.
    case build
    /// Checked in, compiled where the trait `BuildTimeTables` is off.
    case pregenerated
  }

  /// The names of all files that a destination gets, whatever the data: a build plugin must know them beforehand.
  public static func names(for destination: Destination) -> [String] {
    enums.map { name($0, destination) }
  }

  static let enums = [
    "CLDRReleaseTable", "LikelySubtagsTable", "RegionTable", "DistanceTable", "RuleTable", "LegacyTagTable",
    "ParentLocaleTable", "ScriptTable", "AliasTable", "TypeAliasTable", "ValidityTable",
  ]

  /// Text by file name, in the order of `names(for:)`.
  public private(set) var files: [(name: String, text: String)] = []

  public init(_ tables: CompiledTables, for destination: Destination) {
    files = tables.files.map { file in
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

  public static func == (left: GeneratedFiles, right: GeneratedFiles) -> Bool {
    left.files.elementsEqual(right.files) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    for file in files {
      hasher.combine(file.name)
      hasher.combine(file.text)
    }
  }
}

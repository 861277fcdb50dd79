/// What an `.xcstrings` file held, and what was wrong with it.
public struct StringCatalogReading: Sendable {
  /// Nil where the file is no JSON object.
  public var catalog: StringCatalog?
  /// In the order of the file.
  public var diagnostics: [LocalizationDiagnostic]
  public var encoding: TextEncoding
  public var hasByteOrderMark: Bool

  /// Whether something could not be read, or cannot be right.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

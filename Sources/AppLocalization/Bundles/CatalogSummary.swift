/// The languages of a string catalogue, which is a table with all its localizations in one file.
public struct CatalogSummary: Hashable, Sendable {
  /// The name of the table: `Localizable`.
  public let table: String
  /// The file, relative to the bundle.
  public let path: String
  /// The language of its keys.
  public let sourceLanguage: String
  /// The languages that it has a string in, and the source language, which comes first.
  public let localizations: [String]
}

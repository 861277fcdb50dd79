/// How much of a table a localization has.
public struct TableCoverage: Hashable, Sendable {
  /// `Localizable`, with its folder among sources: `App/Resources/Localizable`.
  public let table: String
  /// The localization in the bundle's spelling.
  public let localization: String
  /// Whether its keys are those that the others are measured by.
  public let isReference: Bool
  /// Whether it has the table at all.
  public let hasTable: Bool
  /// How many keys it should have.
  public let keyCount: Int
  /// How many of them it has, translated.
  public let translatedCount: Int
  /// How many of those wait for review, says the catalog.
  public let needsReviewCount: Int
  /// How many of its texts, of more than two words each, are word for word those of the reference.
  public let identicalCount: Int
  /// The keys that it lacks, or that its translator has not begun with. Sorted.
  public let missingKeys: [String]
  /// The keys that it has and the reference has not, or that the catalog calls stale; of a table whose keys are texts
  /// those that fewer than half of the localizations have. Sorted.
  public let staleKeys: [String]

  /// From 0 to 1; 1 for a table without keys.
  public var share: Double { keyCount == 0 ? 1 : Double(translatedCount) / Double(keyCount) }
}
